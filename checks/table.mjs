// @ts-check
// The table at the end of `npm test`: step, tests, seconds, and each test that passed at its second try only.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reportOf } from './vitest.mjs';

const results = fileURLToPath(new URL('results/', import.meta.url));
/** How often each flaky test has needed a second try on this machine: a file that outlives the clone. */
const machineFile = join(
  process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'),
  'white-label-gaming-site/flaky.json',
);

const read = (/** @type {string} */ path) =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;

/**
 * @param {string} step
 * @param {number} started epoch ms of this run: an older result is of an earlier one
 */
function outcomeOf(step, started) {
  const file = `${results}${step}.json`;
  const { seconds = 0, code = 1 } = read(file) ?? {};
  const isKnown = existsSync(file);
  const isUnchanged = isKnown && statSync(file).mtimeMs < started;
  const tests = read(reportOf(step))?.testResults ?? [];
  const all = tests.flatMap((/** @type {any} */ { assertionResults }) => assertionResults);
  const count = (/** @type {string} */ status) =>
    all.filter((/** @type {any} */ one) => one.status === status).length;
  const flaky = all
    .filter(
      (/** @type {any} */ { status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
    )
    .map((/** @type {any} */ { fullName }) => `${step}: ${fullName}`);
  const failed = count('failed') || (code === 0 ? 0 : 1);
  return {
    step,
    seconds,
    failed,
    isKnown,
    isUnchanged,
    flaky,
    passed: count('passed') || (code === 0 ? 1 : 0),
    skipped: count('pending') + count('todo'),
  };
}

/**
 * Prints the table.
 * @param {string[]} steps
 * @param {number} started epoch ms
 * @returns {{ failed: number, flaky: number }}
 */
export function printTable(steps, started) {
  const outcomes = steps.map((step) => outcomeOf(step, started));
  const flaky = outcomes.filter(({ isUnchanged }) => !isUnchanged).flatMap((one) => one.flaky);
  console.log('\nstep              tests   failed  skipped  flaky  seconds');
  for (const { step, passed, failed, skipped, seconds, flaky: own, isKnown, isUnchanged } of outcomes) {
    const cells = [passed + failed, failed, skipped, own.length]
      .map((value) => String(value).padStart(7))
      .join(' ');
    const time = isUnchanged ? 'unchanged since it passed' : seconds.toFixed(0).padStart(8);
    console.log(`${step.padEnd(15)} ${isKnown ? `${cells} ${time}` : '      did not run'}`);
  }
  const times = read(machineFile) ?? {};
  for (const name of flaky) times[name] = (times[name] ?? 0) + 1;
  if (flaky.length > 0) {
    mkdirSync(dirname(machineFile), { recursive: true });
    writeFileSync(machineFile, JSON.stringify(times, null, 2));
    console.log('\nFlaky: failed, then passed when run again. Mend or delete them:');
    for (const name of flaky) console.log(`  ${name} (${times[name]} × on this machine)`);
  }
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    outcomes.reduce((total, one) => total + one[key], 0);
  const seconds = (Date.now() - started) / 1000;
  console.log(`\n${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  return { failed: sum('failed'), flaky: flaky.length };
}
