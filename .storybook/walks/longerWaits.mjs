// @ts-check
// Storybook gives the program that runs its tests half a minute to start, and then a second to be heard. Where other
// tests have the cores, that is too short; loaded into its processes this gives both ten minutes.
const { setTimeout: wait } = globalThis;
const patience = 600_000;

/** The two waits, by what they do in the end. @param {Function} task @param {unknown} given */
const isOfTestRunner = (task, given) =>
  (given instanceof Error && given.message.startsWith('Aborting test runner process')) ||
  /\bthis\.syncing\.reject\(/.test(String(task));

globalThis.setTimeout = Object.assign(
  (/** @type {() => void} */ task, /** @type {number} */ ms, /** @type {unknown[]} */ ...given) =>
    wait(task, isOfTestRunner(task, given[0]) ? patience : ms, ...given),
  wait,
);
