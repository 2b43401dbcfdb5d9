import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] }, // the reactive half of Svelte, not the one that renders text
  server: { fs: { allow: [".."] } }, // the texts live outside this folder
  test: {
    include: ["tests/**/*.test.ts"],
    pool: "vmThreads", // each file has a world of its own, in a third of the time of a new process
    restoreMocks: true,
    unstubGlobals: true,
  },
});
