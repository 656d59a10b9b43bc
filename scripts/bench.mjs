// @ts-check
// npm run bench: measures the production build against its bars, prints ratios first and writes bench/latest.json.
// Ends with 1 when a bar is missed.
//   --only a,b   only the named measures      --runs N   measure N times instead of three; a figure is the median
//   --json       print what is written there, and nothing else
import { readOptions } from './help.mjs';
import { root } from './root.mjs';
import { setupOrExit } from './setup.mjs';

const { values } = readOptions({
  options: { only: { type: 'string' }, runs: { type: 'string', default: '3' }, json: { type: 'boolean' } },
});
setupOrExit();
const { execFileSync } = await import('node:child_process');
const { mkdirSync, writeFileSync } = await import('node:fs');
const { styleText } = await import('node:util');
const { availableParallelism, cpus, loadavg, totalmem } = await import('node:os');
const { tsImport } = await import('tsx/esm/api');
const { build } = await import('./build.mjs');
const { busyNote, exitCodeOf, print, tableOf, voidsOf } = await import('./bench/figures.mjs');
const { measures } = await import('./bench/measures.mjs');

const asked = values.only?.split(',') ?? measures.filter(({ isLong }) => !isLong).map(({ name }) => name);
const unknown = asked.filter((one) => !measures.some(({ name }) => name === one));
const runs = Number(values.runs);
if (unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
  console.error(
    unknown.length > 0
      ? `No measure is called ${unknown.join(' or ')}. There are: ${measures.map(({ name }) => name).join(', ')}.`
      : `--runs is ${values.runs}; it has to be a whole number from 1.`,
  );
  process.exit(1);
}

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
/** A folder without git (an archive) has no commit, and is measured all the same. */
const commit = () => {
  try {
    return { commit: git('rev-parse', 'HEAD'), hasChanges: git('status', '--porcelain') !== '' };
  } catch {
    return { commit: null, hasChanges: null };
  }
};

const cores = availableParallelism();
const [load = 0] = loadavg();
const busy = busyNote(load, cores);
const tell = values.json ? console.error : console.log;
if (busy) tell(busy);
const began = Date.now();
const say = (/** @type {string} */ words) =>
  tell(`${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s  ${words}`);

await build({ say });
const chosen = measures.filter(({ name }) => asked.includes(name));
const { Platform } = await tsImport('../e2e/harness/platform.ts', import.meta.url);
const platform = chosen.some(({ needsSite }) => needsSite) ? await Platform.fresh() : undefined;
/** @type {{ name: string, title: string, figures: import('./bench/figures.mjs').Figure[], failure?: string }[]} */
const groups = [];
try {
  for (const { name, title, measure } of chosen) {
    say(title);
    try {
      const figures = await measure({ site: platform?.siteOrigin ?? '', runs, say });
      groups.push({ name, title, figures });
      // A run that is ended has told what it knew.
      tell(tableOf(groups.slice(-1), (line) => styleText('gray', line)).join('\n'));
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      console.error(error);
      groups.push({ name, title, figures: [], failure });
    }
  }
} finally {
  await platform?.remove();
}

const [cpu] = cpus();
const machine = { cpu: cpu?.model ?? '', cores, memory: totalmem(), platform: process.platform, node: process.version, load }; // prettier-ignore
mkdirSync(`${root}bench`, { recursive: true });
const voids = voidsOf(groups);
const result = JSON.stringify({ at: new Date(began).toISOString(), ...commit(), machine, runs, voids, groups }, null, 2); // prettier-ignore
writeFileSync(`${root}bench/latest.json`, `${result}\n`);
if (values.json) console.log(result);
tell(['', ...tableOf(groups, (line) => styleText('gray', line))].join('\n'));
for (const { title, failure } of groups) if (failure) tell(`✗ ${title}: ${failure}`);
tell(
  `\n${machine.cpu}, ${cores} cores, ${print(machine.memory, 'megabytes')}, Node ${machine.node}, load ${load.toFixed(1)} at the start; medians of ${runs}, with least and greatest.`,
);
for (const words of [busy, ...voids]) if (words) tell(words);
process.exitCode = exitCodeOf(groups);
