import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const MOCKED = "tests/**/*.mocked.test.ts";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] }, // the reactive half of Svelte, not the one that renders text
  server: { fs: { allow: [".."] } }, // the texts live outside this folder
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 300_000, // only a test that hangs ends by it, however busy the machine is
    projects: [
      {
        extends: true,
        test: {
          name: "quick",
          include: ["tests/**/*.test.ts"],
          exclude: [MOCKED],
          pool: "vmThreads", // each file has a world of its own, in a third of the time of a process
        },
      },
      // Modules that a file replaces would stay replaced in the next world of the same thread.
      { extends: true, test: { name: "mocked", include: [MOCKED], pool: "forks" } },
    ],
  },
});
