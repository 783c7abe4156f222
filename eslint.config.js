import js from "@eslint/js";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["build/", "dist/", "node_modules/"] },
  js.configs.recommended,
  {
    files: ["**/*.ts", "**/*.mts"],
    extends: [tseslint.configs.strictTypeChecked],
    // One program for all files: a service that keeps them open is for editors, and takes a fifth longer.
    languageOptions: { parserOptions: { project: ["tsconfig.json"], tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-dynamic-delete": "off",
      // There are no enums.
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      // Columns are read by index; noUncheckedIndexedAccess makes each place say that it is sure.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ["**/*.mjs", "*.js"],
    languageOptions: {
      globals: Object.fromEntries(
        [
          "process",
          "console",
          "URL",
          "setTimeout",
          "setInterval",
          "clearTimeout",
          "clearInterval",
          "fetch",
          "performance",
          "Buffer",
          "document",
          "window",
          "location",
          "localStorage",
          "InputEvent",
          "requestAnimationFrame",
          "URLSearchParams",
        ].map((name) => [name, "readonly"]),
      ),
    },
  },
  {
    rules: {
      eqeqeq: "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "max-lines": ["error", 600],
    },
  },
);
