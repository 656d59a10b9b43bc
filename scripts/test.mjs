// @ts-check
// npm test: set-up, then every step of steps.mjs.
//   --only a,b   only the named steps or groups      --bail   stop at the first failure
//   --list       names of the steps                  --verbose   show the output of passing steps too
//   --full       also what takes hours, before a release
import { setupOrExit } from './setup.mjs';

const started = Date.now();
setupOrExit();
// Loaded only now: what follows uses packages that the set-up has just installed.
const { steps } = await import('./steps.mjs');
const { run } = await import('./run-steps.mjs');

const words = process.argv.slice(2);
const value = (/** @type {string} */ flag) => {
  const index = words.findIndex((word) => word === flag || word.startsWith(`${flag}=`));
  return index < 0 ? undefined : words[index]?.includes('=') ? words[index]?.split('=')[1] : words[index + 1];
};

const all = steps();
const asked = value('--only')?.split(',') ?? [];
const unknown = asked.filter((name) => !all.some((step) => step.name === name || step.group === name));
if (words.includes('--list')) {
  for (const step of all) console.log(`${step.name.padEnd(20)} ${step.title}`);
} else if (unknown.length > 0) {
  console.error(
    `No step is called ${unknown.join(' or ')}. There are: ${all.map((step) => step.name).join(', ')}.`,
  );
  process.exitCode = 1;
} else {
  const chosen =
    asked.length === 0
      ? all.filter(({ isForRelease }) => !isForRelease || words.includes('--full'))
      : all.filter((step) => asked.includes(step.name) || asked.includes(step.group ?? ''));
  const isGreen = await run(chosen, {
    started,
    bail: words.includes('--bail'),
    verbose: words.includes('--verbose'),
  });
  process.exitCode = isGreen ? 0 : 1;
}
