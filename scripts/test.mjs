// @ts-check
// npm test: set-up, then the steps of checks/package.json, which wireit runs; then one table.
//   -- --only a,b              these steps alone            -- --list   names of all steps
//   -- --language th --zone America/Los_Angeles             repeats journeys as a run has printed them
// npm run test:full: what is too long for every change. What passed and has not changed is not run again.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readOptions } from './help.mjs';
import { root } from './root.mjs';
import { setupOrExit } from './setup.mjs';

const started = Date.now();
const { scripts, wireit } = JSON.parse(
  readFileSync(new URL('../checks/package.json', import.meta.url), 'utf8'),
);
/** @type {string[]} */
const parts = wireit.full.dependencies;
const steps = Object.keys(scripts).filter((name) => wireit[name].command);
const { values } = readOptions({
  options: {
    only: { type: 'string' },
    full: { type: 'boolean' },
    list: { type: 'boolean' },
    language: { type: 'string' },
    zone: { type: 'string' },
  },
});
const asked = values.only?.split(',') ?? [values.full ? 'full' : 'test'];
const unknown = asked.filter((name) => !(name in scripts));
if (values.list || unknown.length > 0) {
  if (unknown.length > 0) console.error(`No step is called ${unknown.join(' or ')}. There are:`);
  console.log(steps.map((name) => `${name}${parts.includes(name) ? '   (test:full)' : ''}`).join('\n'));
  process.exit(unknown.length > 0 ? 1 : 0);
}

const minutes = values.only ? '' : values.full ? ', some hours' : ', about 20 minutes on two cores';
console.log(`Installs what is missing, then runs: ${asked.join(', ')}${minutes}. A table comes at the end.`);
setupOrExit();
const { printTable } = await import('../checks/table.mjs');

const isCi = process.env['CI'] === 'true';
/** @param {string} name */
function runStep(name) {
  const { status } = spawnSync('npm', ['run', '--silent', name], {
    cwd: `${root}/checks`,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      WIREIT_FAILURES: 'continue',
      WIREIT_PARALLEL: process.env['WIREIT_PARALLEL'] ?? '2',
      ...(values.language && { E2E_LANGUAGE: values.language }),
      ...(values.zone && { E2E_ZONE: values.zone }),
    },
  });
  return status ?? 1;
}

/** One part of test:full after each CI run, by turns, so that none goes unseen for a week. */
function partOfTheDay() {
  const { stdout } = spawnSync('git', ['rev-list', '--count', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return parts[Number(stdout) % parts.length] ?? '';
}

const isWhole = !values.only && !values.full;
const codes = asked.map(runStep);
const named = asked.flatMap((name) => (name in { test: 1, full: 1 } ? wireit[name].dependencies : [name]));
const { failed, flaky } = printTable(named, started);
let isGreen = failed === 0 && codes.every((code) => code === 0) && !(values.full && !isCi && flaky > 0);
if (isWhole && isCi && isGreen) {
  const part = partOfTheDay();
  const since = Date.now();
  console.log(`\nOne part of test:full, by turns: ${part}`);
  isGreen = runStep(part) === 0;
  isGreen = printTable([part], since).failed === 0 && isGreen;
}
process.exitCode = isGreen ? 0 : 1;
