// @ts-check
// How far a run of steps is, from how long each took last time.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @typedef {Pick<import('./steps.mjs').Step, 'name' | 'load' | 'after'>} Planned */
/** @typedef {Record<string, number>} Durations seconds by name of the step */

/**
 * Reads how long steps took last time. A file that is not there, or that is damaged, knows nothing.
 * @param {string} file
 * @returns {Durations}
 */
export function readDurations(file) {
  try {
    const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const entries = Object.entries(known ?? {});
    return Object.fromEntries(entries.filter(([, seconds]) => Number.isFinite(seconds) && seconds >= 0));
  } catch {
    return {};
  }
}

/**
 * Keeps how long a step took, beside what is known of others.
 * @param {string} file
 * @param {string} name
 * @param {number} seconds
 */
export function keepDuration(file, name, seconds) {
  const known = { ...readDurations(file), [name]: Math.round(seconds * 10) / 10 };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(known, undefined, 2)}\n`);
}

/**
 * Seconds until the last step ends, if each takes as long as it did last time and they are taken as the runner takes them.
 * @param {{ step: Planned, ran: number }[]} active with the seconds that each has run
 * @param {readonly Planned[]} waiting in the order in which they are taken
 * @param {{ lanes: number, known: Durations }} options
 * @returns {number | undefined} undefined when a step has never been timed
 */
export function timeLeft(active, waiting, { lanes, known }) {
  const all = [...active.map(({ step }) => step), ...waiting];
  if (all.some(({ name }) => known[name] === undefined)) return undefined;
  const running = active.map(({ step, ran }) => ({ step, end: Math.max((known[step.name] ?? 0) - ran, 0) }));
  const queue = [...waiting];
  let now = 0;
  while (running.length > 0 || queue.length > 0) {
    const load = running.reduce((sum, { step }) => sum + step.load, 0);
    const isOpen = (/** @type {string} */ name) =>
      running.some(({ step }) => step.name === name) || queue.some((step) => step.name === name);
    const next = queue.find((step) => load + step.load <= lanes && !(step.after && isOpen(step.after)));
    if (next) {
      queue.splice(queue.indexOf(next), 1);
      running.push({ step: next, end: now + (known[next.name] ?? 0) });
      continue;
    }
    // What fits in no lane would wait for ever.
    if (running.length === 0) return undefined;
    running.sort((a, b) => a.end - b.end);
    now = Math.max(now, running.shift()?.end ?? now);
  }
  return now;
}

/**
 * @param {number | undefined} seconds
 * @returns {string} as people say it, in steps that a guess can promise
 */
export function inWords(seconds) {
  if (seconds === undefined) return 'time left unknown before a first whole run';
  if (seconds < 5) return 'nearly done';
  const rounded = Math.ceil(seconds / 5) * 5;
  const [minutes, rest] = [Math.floor(rounded / 60), rounded % 60];
  const words = [minutes > 0 && `${minutes} min`, rest > 0 && `${rest} s`].filter(Boolean).join(' ');
  return `about ${words} left`;
}
