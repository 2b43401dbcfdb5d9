import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["src/net/wire.ts"] }, // generated
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      // `return this.#again(place)` ends a function early, whatever comes back.
      "@typescript-eslint/no-confusing-void-expression": "off",
      // Tokens of cards and dice are plain ASCII.
      "@typescript-eslint/no-misused-spread": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // Props are functions of an object without `this`.
      "@typescript-eslint/unbound-method": "off",
      // What comes later may not come: `bring` waits for the network or for the newer client.
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "ImportExpression:not(CallExpression[callee.name='bring'] > ArrowFunctionExpression > ImportExpression)",
          message: "bring(() => import(...))",
        },
      ],
      // Maps and sets are replaced as a whole ($state.raw, $derived), never changed in place.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // `void items` makes an effect depend on the items.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // The parameters of snippets have no types here; svelte-check knows them.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/restrict-plus-operands": "off",
    },
  },
  {
    files: ["tests/**/*.ts"],
    ignores: ["**/*.mocked.test.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        { object: "vi", property: "mock", message: "only in *.mocked.test.ts: vitest.config.ts" },
      ],
    },
  },
  { files: ["**/*.js", "**/*.mjs"], extends: [ts.configs.disableTypeChecked] },
);
