// @ts-check
// Everything that `npm run bench` measures, in order. A measure is added here and nowhere else.
import { budgets, hallPage, measureBundle } from '../bundle-budget.mjs';
import { measureCrowd } from './crowd.mjs';
import { figure, ratio } from './figures.mjs';
import { measureFloods } from './floods.mjs';
import { measureGrowth } from './growth.mjs';
import { measureHall } from './hall.mjs';
import { measureHome, measurePublicPages } from './home.mjs';
import { measureRecord, measureReports } from './record.mjs';
import { figuresOf } from './program.mjs';
import { measureMinute } from './minute.mjs';
import { measureNavigation } from './navigation.mjs';
import { measureSecondVisit } from './secondVisit.mjs';
import { measureSlip } from './slip.mjs';
import { measureStorybook } from './storybook.mjs';
import { measureTable } from './table.mjs';

/**
 * @typedef {object} Bench
 * @property {string} site origin of the served production build
 * @property {number} runs how often to measure; a figure is the median
 * @property {(words: string) => void} say tells what is being done
 */

/**
 * @typedef {object} Measure
 * @property {string} name what `--only` takes
 * @property {string} title what its figures are of
 * @property {boolean} [needsSite] whether the platform has to be up
 * @property {boolean} [isLong] takes so long that it is measured only where it is named
 * @property {(bench: Bench) => Promise<import('./figures.mjs').Figure[]>} measure
 */

const needsSite = true;
const isLong = true;
const slow = 'processor slowed down four times';

/** @type {Measure[]} */
export const measures = [
  { name: 'bytes', title: 'What is fetched before home and a hall can show anything, gzip', measure: measureBytes },
  { name: 'home', title: 'First visit to home: Lighthouse, phone on simulated slow 4G', needsSite, measure: measureHome },
  { name: 'second', title: `Second visit to home: a phone that has kept it, slow 4G, ${slow}`, needsSite, measure: measureSecondVisit },
  { name: 'hall', title: `Slot hall, 10,000 games, beside bare React and its document alone, ${slow}`, needsSite, measure: measureHall },
  { name: 'table', title: `Report of 100,000 rows beside bare React, ${slow}`, measure: measureTable },
  { name: 'navigation', title: 'Every screen, opened before: press of a link to words and first rows', needsSite, measure: measureNavigation },
  { name: 'minute', title: `A minute of use, ${slow}`, needsSite, measure: measureMinute },
  { name: 'floors', title: 'A balance, a spin and 16 clients with 9 balances for each spin, CPU of Node and PostgreSQL', measure: measureFloors },
  { name: 'floods', title: 'A balance while somebody floods the platform, and pages with words', isLong, measure: measureFloods },
  { name: 'storybook', title: 'The workshop', isLong, measure: measureStorybook },
  { name: 'pages', title: `Public pages: a phone, slow 4G, ${slow} in truth`, needsSite, isLong, measure: measurePublicPages },
  { name: 'slip', title: `A book with a slip of ten lines, ${slow}`, needsSite, isLong, measure: measureSlip },
  { name: 'record', title: 'Betting record, 100,000 bets in a year', isLong, measure: measureRecord },
  { name: 'reports', title: 'Reports of an agent whose team grows', isLong, measure: measureReports },
  { name: 'growth', title: 'Reading calls in a world of 5,000,000 bets, beside the demo’s', isLong, measure: measureGrowth },
  { name: 'crowd', title: 'One platform process, 200 people at a table and 500 who follow a match', isLong, measure: measureCrowd },
]; // prettier-ignore

async function measureBytes() {
  const { js, css } = measureBundle();
  const hall = measureBundle({ pages: [hallPage] });
  return [
    figure('JavaScript of home, with English', 'bytes', [js], { most: 160_000 }),
    figure('JavaScript of a hall, with English', 'bytes', [hall.js], { most: 200_000 }),
    figure('style sheets', 'bytes', [css], { most: budgets.css }),
  ];
}

/** @param {Bench} bench */
async function measureFloors({ runs, say }) {
  /** @typedef {{ node: number, postgres: number, roundTrips: number }} Cost */
  /** @type {(Record<'read' | 'write' | 'balance' | 'spin', Cost> & { mixed: Record<'cpu' | 'p50' | 'p99', number> })[]} */
  const costs = [];
  for (let run = 0; run < runs; run += 1) {
    say(`run ${run + 1} of ${runs}`);
    costs.push(await figuresOf('floors.ts'));
  }
  /** @param {'read' | 'write' | 'balance' | 'spin'} name */
  const cpuOf = (name) => costs.map((cost) => cost[name].node + cost[name].postgres);
  const [read, write] = [cpuOf('read'), cpuOf('write')];
  const mixed = (/** @type {'cpu' | 'p50' | 'p99'} */ name) => costs.map((cost) => cost.mixed[name]);
  const ten = read.map((one, run) => (9 * one + Number(write[run])) / 10);
  return [
    ratio('balance, to a bare read', cpuOf('balance'), read, 1.5),
    ratio('spin, to a bare write', cpuOf('spin'), write, 6),
    ratio('9 balances and a spin, to 9 bare reads and a write', mixed('cpu'), ten, 2.5),
    ratio('p99 of them at 16 clients, to their p50', mixed('p99'), mixed('p50'), 10),
    figure('spin, round trips', 'score', costs.map(({ spin }) => spin.roundTrips), { most: 6 }), // prettier-ignore
    figure('bare read', 'ms', read, { november: 0.62 }),
    figure('bare write', 'ms', write, { november: 0.83 }),
    figure('balance', 'ms', cpuOf('balance')),
    figure('spin', 'ms', cpuOf('spin')),
    figure('9 balances and a spin, each', 'ms', mixed('cpu')),
    figure('their p50 at 16 clients', 'ms', mixed('p50')),
  ];
}
