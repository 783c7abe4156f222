// node tests/tools/typescript.mjs: types, then mistakes, over one program: both need to know the type of everything, and
// to find it out is most of their work. Says what is wrong and where; ends with 1 if anything is.
import { ESLint } from "eslint";
import ts from "typescript";
import { inRoot, root } from "../../wasm/tools/steps.mjs";

const host = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => root,
  getNewLine: () => "\n",
};

const configured = ts.getParsedCommandLineOfConfigFile(
  inRoot("tsconfig.json"),
  {},
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (found) => {
      throw new Error(ts.formatDiagnostic(found, host));
    },
  },
);
const program = ts.createProgram(configured.fileNames, configured.options);
const types = [...configured.errors, ...ts.getPreEmitDiagnostics(program)];
if (types.length > 0) console.error(ts.formatDiagnostics(types, host));

const eslint = new ESLint({
  cwd: root,
  overrideConfig: [
    {
      files: ["**/*.ts", "**/*.mts"],
      languageOptions: { parserOptions: { project: null, programs: [program] } },
    },
  ],
});
const files = await eslint.lintFiles(["."]);
const mistakes = files.reduce((sum, { errorCount, warningCount }) => sum + errorCount + warningCount, 0);
if (mistakes > 0) console.error(await (await eslint.loadFormatter("stylish")).format(files));

process.exitCode = types.length + mistakes > 0 ? 1 : 0;
