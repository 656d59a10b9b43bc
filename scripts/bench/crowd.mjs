// @ts-check
// How soon 700 people on one platform process hear what happens, and whether all hear the same.
import { figure, median, quantile } from './figures.mjs';
import { figuresOf } from './program.mjs';

/** @param {Pick<import('./measures.mjs').Bench, 'say'>} bench */
export async function measureCrowd({ say }) {
  say('200 people at a table, 500 at a match; two minutes, or CROWD_SECONDS');
  const { table, match, memory, failed, failures } = await figuresOf('crowd.ts');
  for (const why of new Set(failed)) say(`Failed: ${why}`);
  const third = Math.ceil(memory.length / 3);
  const growth = median(memory.slice(-third)) - median(memory.slice(0, third));
  const p95 = (/** @type {number[]} */ samples) => [quantile(samples, 0.95)];
  return [
    figure('table, bell or round to person, p95', 'ms', p95(table.delays), { most: 500 }),
    figure('table, messages out of order or missed', 'count', [table.astray], { most: 0 }),
    figure('table, messages heard', 'count', [table.messages]),
    figure('table, bet to answer, p95', 'ms', p95(table.bets)),
    figure('match, event to person, p95', 'ms', p95(match.delays), { most: 500 }),
    figure('match, messages out of order or missed', 'count', [match.astray], { most: 0 }),
    figure('match, messages heard', 'count', [match.messages]),
    figure('match, look at the book, p95', 'ms', p95(match.looks)),
    figure('calls that failed', 'count', [failed.length], { most: 0 }),
    figure('platform, memory, median', 'megabytes', [median(memory)]),
    figure('platform, memory, last third less first', 'megabytes', [growth], { most: 25_000_000 }),
    figure('platform, failures in its log', 'count', [failures], { most: 0 }),
  ];
}
