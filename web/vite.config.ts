import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { rulePages } from "./plugins/rulepages.ts";
import { serviceWorker } from "./plugins/worker.ts";

const server = process.env["ZWEIKAMPF_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [rulePages(), svelte(), serviceWorker()],
  build: {
    outDir: "../src/zweikampf/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy of the server allows no data addresses
    manifest: true, // tests/browser measures the first load by it
  },
  server: {
    fs: { allow: [".."] }, // the texts and rule pages live outside this folder
    proxy: { "/api": { target: server, ws: true } },
  },
});
