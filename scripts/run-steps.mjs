// @ts-check
// Runs steps, two at a time where their load allows it, and counts what they prove.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countTests, failedFiles, withRetried } from './count-tests.mjs';
import { inWords, keepDuration, readDurations, timeLeft } from './progress.mjs';
import { runNode } from './run-node.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./count-tests.mjs').Count} Count */
/** @typedef {{ step: Step, seconds: number, note: string, log?: string, retried?: string[] } & Count} Outcome */

const root = fileURLToPath(new URL('..', import.meta.url));
const logs = join(root, 'node_modules/.cache/test-logs');
const durationFile = join(root, 'node_modules/.cache/test-durations.json');
/** Milliseconds after which a run that has nothing new to say says that it goes on. */
const beat = 30_000;
/** Steps at a time. A third one made every step slower and two of them too slow: the cores are busy with two. */
const lanes = 2;
const isCi = () => process.env['CI'] === 'true' || process.env['CI'] === '1';

const clock = (/** @type {number} */ seconds) => `${seconds.toFixed(1)} s`;

/** Seconds that no step may take that says nothing else: another machine may be several times slower than ours. */
const limit = 900;

/**
 * @param {Step} step
 * @param {Record<string, string>} env
 * @param {string} log
 * @returns {Promise<Count & { retried?: string[] }>} `retried`: files that were given a second try
 */
async function execute(step, env, log) {
  if (!step.vitest) {
    const code = await runNode(step.node ?? [], { env, log, limit: step.limit ?? limit });
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  }
  const first = await runVitest(step, step.files ?? [], env, log);
  const failed = failedFiles(first.report);
  if (!step.isRetried || first.code === 0 || failed.length === 0 || failed.length > retriedFiles)
    return countTests(first.report, first.code);
  const retryLog = log.replace(/\.log$/, '.retry.log');
  const second = await runVitest(step, failed, env, retryLog);
  const result = { ...countTests(withRetried(first.report, second.report), second.code), retried: failed };
  // Both logs tell why: what failed twice often failed for two reasons.
  if (second.code !== 0) appendFileSync(log, readFileSync(retryLog));
  return result;
}

/**
 * @param {Step} step
 * @param {string[]} files parts of names of the project's test files; all of them when empty
 * @param {Record<string, string>} env
 * @param {string} log
 */
async function runVitest(step, files, env, log) {
  const report = join(logs, `${step.name}.json`);
  rmSync(report, { force: true });
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', step.vitest ?? '', ...files];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runNode([...vitest, ...reporters], { env, log, limit: step.limit ?? limit });
  return { code, report: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined };
}

/** Failed files up to which a step is given a second try: more than that is no accident of a busy machine. */
const retriedFiles = 5;

const failure = { passed: 0, failed: 1, skipped: 0 };

/**
 * @param {Step} step
 * @returns {Promise<Outcome>}
 */
async function attempt(step) {
  const began = Date.now();
  const log = join(logs, `${step.name}.log`);
  const end = (/** @type {Count} */ count, note = '', /** @type {{ log?: string }} */ rest = {}) => ({
    step,
    seconds: (Date.now() - began) / 1000,
    note,
    ...count,
    ...rest,
  });
  const missing = step.needs.filter((path) => !existsSync(join(root, path)));
  if (missing.length > 0) return end(failure, `nothing to run: ${missing.join(', ')} does not exist`);
  /** @type {import('./steps.mjs').Provided | undefined} */
  let provided;
  try {
    provided = await step.provide?.();
    if (provided?.unavailable) {
      // A developer's machine may lack it; the machine that decides may not.
      return end(isCi() ? failure : { passed: 0, failed: 0, skipped: 1 }, provided.unavailable);
    }
    const count = await execute(step, provided?.env ?? {}, log);
    const complaint = provided?.complaint?.();
    if (complaint) return end({ ...count, failed: count.failed + 1 }, complaint, { log });
    const second = count.retried && `run twice: ${count.retried.join(', ')}`;
    const note = [provided?.note, second].filter(Boolean).join('; ');
    return end(count, note, { log });
  } catch (error) {
    return end(failure, error instanceof Error ? error.message : String(error));
  } finally {
    await provided?.stop?.();
  }
}

/** @param {Outcome} outcome */
const counts = ({ passed, failed, skipped }) =>
  [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`]
    .filter(Boolean)
    .join(', ');

/** @param {Outcome} outcome */
const mark = ({ passed, failed }) => (failed > 0 ? '✗' : passed > 0 ? '✓' : '–');

/**
 * @param {Outcome} outcome
 * @param {boolean} verbose
 */
function tell(outcome, verbose) {
  const { step, seconds, note, failed, log } = outcome;
  console.log(
    `${mark(outcome)} ${step.name}: ${counts(outcome)} in ${clock(seconds)}${note ? ` (${note})` : ''}`,
  );
  if (log && (failed > 0 || verbose)) console.log(readFileSync(log, 'utf8').replace(/^/gm, '  │ '));
}

/**
 * Runs the steps, two light ones at a time: whenever a core is free, the first that fits it and waits for no other.
 * @param {Step[]} steps
 * @param {{ started: number, bail: boolean, verbose: boolean, durations?: string }} options `started`: epoch ms, for the
 *   total; `durations`: file with how long each step took last time
 * @returns {Promise<boolean>} whether nothing failed
 */
export async function run(steps, { started, bail, verbose, durations = durationFile }) {
  mkdirSync(logs, { recursive: true });
  const known = readDurations(durations);
  /** @type {Outcome[]} */
  const outcomes = [];
  const waiting = [...steps];
  /** @type {Map<Step, Promise<void>>} */
  const active = new Map();
  /** @type {Map<Step, number>} */
  const began = new Map();
  const ran = (/** @type {Step} */ step) => (Date.now() - (began.get(step) ?? Date.now())) / 1000;
  const progress = () => {
    const running = [...active.keys()].map((step) => ({ step, ran: ran(step) }));
    const left = inWords(timeLeft(running, waiting, { lanes, known }));
    return `${outcomes.length} of ${steps.length} steps, ${left}`;
  };
  const beating = setInterval(() => {
    const parts = [...active.keys()].map((step) => {
      const usual = known[step.name];
      return `${step.name} ${Math.round(ran(step))}${usual === undefined ? '' : ` of ${Math.round(usual)}`} s`;
    });
    console.log(`  ${parts.join(', ')} · ${progress()}`);
  }, beat);
  const load = () => [...active.keys()].reduce((sum, step) => sum + step.load, 0);
  const isDone = (/** @type {string} */ name) => outcomes.some(({ step }) => step.name === name);
  const isChosen = (/** @type {string} */ name) => steps.some((step) => step.name === name);
  const hasFailed = (/** @type {string} */ name) =>
    outcomes.some(({ step, failed }) => step.name === name && failed > 0);

  while (waiting.length > 0 || active.size > 0) {
    const isStopped = bail && outcomes.some(({ failed }) => failed > 0);
    if (isStopped) waiting.length = 0;
    const next = waiting.find(
      ({ after, load: own }) =>
        load() + own <= lanes && (after === undefined || !isChosen(after) || isDone(after)),
    );
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      console.log(`▸ ${next.name}: ${next.title}`);
      const work =
        next.after !== undefined && hasFailed(next.after)
          ? Promise.resolve({ step: next, seconds: 0, note: `not run: ${next.after} failed`, ...failure })
          : attempt(next);
      began.set(next, Date.now());
      const ending = work.then((outcome) => {
        outcomes.push(outcome);
        tell(outcome, verbose);
        active.delete(next);
        // How long a failure took says nothing of a run that is well.
        if (outcome.failed === 0 && outcome.passed > 0) keepDuration(durations, next.name, outcome.seconds);
        if (steps.length > outcomes.length) console.log(`  ${progress()}`);
      });
      active.set(next, ending);
    } else if (active.size > 0) await Promise.race(active.values());
  }
  clearInterval(beating);
  return summarise(steps, outcomes, started);
}

/**
 * @param {Step[]} steps
 * @param {Outcome[]} outcomes
 * @param {number} started
 */
function summarise(steps, outcomes, started) {
  const wide = Math.max(...steps.map(({ name }) => name.length));
  console.log('');
  for (const step of steps) {
    const outcome = outcomes.find((candidate) => candidate.step === step);
    const line = outcome
      ? `${clock(outcome.seconds).padStart(8)}  ${counts(outcome)}${outcome.retried ? ` (run twice: ${outcome.retried.join(', ')})` : ''}`
      : '     not run (stopped early)';
    console.log(`${outcome ? mark(outcome) : '–'} ${step.name.padEnd(wide)} ${line}`);
  }
  const total = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  const skipped = total('skipped');
  console.log(`\nTook ${clock((Date.now() - started) / 1000)}${skipped > 0 ? `; ${skipped} skipped` : ''}`);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0;
}
