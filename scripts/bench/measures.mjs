// @ts-check
// Everything that `npm run bench` measures, in order. A measure is added here and nowhere else.
import { budgets, measureBundle } from '../bundle-budget.mjs';
import { measureAnswers } from './answers.mjs';
import { measureCrowd } from './crowd.mjs';
import { figure } from './figures.mjs';
import { measureCentre } from './centre.mjs';
import { measureGrowth } from './growth.mjs';
import { measureHall } from './hall.mjs';
import { measureHallFloors } from './hallFloors.mjs';
import { measureHome, measurePublicPages } from './home.mjs';
import { measureRecord, measureReports } from './record.mjs';
import { figuresOf } from './program.mjs';
import { measureSecondVisit } from './secondVisit.mjs';
import { measureSlip } from './slip.mjs';
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
 * @property {boolean} needsSite whether the platform has to be up
 * @property {boolean} [isLong] takes so long that it is measured only where it is named
 * @property {(bench: Bench) => Promise<import('./figures.mjs').Figure[]>} measure
 */

/**
 * @param {string} name @param {string} title @param {Measure['measure']} measure @param {boolean} [needsSite]
 * @returns {Measure}
 */
const alone = (name, title, measure, needsSite = false) => ({ name, title, needsSite, measure });
/** @param {string} name @param {string} title @param {Measure['measure']} measure */
const onSite = (name, title, measure) => alone(name, title, measure, true);

/** @type {Measure[]} */
export const measures = [
  alone('bytes', 'First visit to home: what is fetched before it can show anything, gzip', measureBytes),
  onSite('home', 'First visit to home: Lighthouse, phone on simulated slow 4G', measureHome),
  onSite(
    'pages',
    'Public pages: a phone, slow 4G and processor slowed down four times in truth',
    measurePublicPages,
  ),
  onSite(
    'second',
    'Second visit to home: a phone that has kept it, slow 4G and processor slowed down four times',
    measureSecondVisit,
  ),
  onSite(
    'opening',
    'A hall opens: beside bare React and its document alone, processor slowed down four times',
    measureHallFloors,
  ),
  onSite('hall', 'Slot hall, 10,000 games, processor slowed down four times', measureHall),
  onSite('centre', 'Personal centre, from press to content, processor slowed down four times', measureCentre),
  onSite('slip', 'A book with a slip of ten lines, processor slowed down four times', measureSlip),
  onSite('presses', 'From press to paint, on a desktop', measureAnswers),
  alone('table', 'Table, 100,000 rows, processor slowed down four times', measureTable),
  alone('record', 'Betting record, 100,000 bets in a year', measureRecord),
  alone('reports', 'Reports of an agent whose team grows', measureReports),
  {
    ...alone('growth', 'Reading calls in a world of 5,000,000 bets, beside the demo’s', measureGrowth),
    isLong: true,
  },
  alone('platform', 'Sandbox on the embedded database, 16 clients, no network', measurePlatform),
  alone(
    'floors',
    'A balance and a spin beside the floors of the machine, CPU of Node and PostgreSQL',
    measureFloors,
  ),
  alone('crowd', 'One platform process, 200 people at a table and 500 who follow a match', measureCrowd),
];

async function measureBytes() {
  const { js, css } = measureBundle();
  return [
    figure('JavaScript, with English', 'bytes', [js], { most: budgets.js }),
    figure('style sheets', 'bytes', [css], { most: budgets.css }),
  ];
}

/** @param {Bench} bench */
async function measurePlatform({ say }) {
  say('calls and posts for five seconds each');
  const { balances, reads, posts } = await figuresOf('platform.ts');
  return [
    figure('balance calls, 16 clients', 'perSecond', [balances.perSecond], { least: 1_200 }),
    figure('bare reads beside them, 16 clients', 'perSecond', [reads.perSecond]),
    figure('balance call, p99', 'ms', [balances.p99]),
    figure('ledger posts', 'perSecond', [posts.perSecond]),
    figure('ledger post, p99', 'ms', [posts.p99]),
  ];
}

/** @param {Bench} bench */
async function measureFloors({ runs, say }) {
  /** @typedef {{ node: number, postgres: number, roundTrips: number }} Cost */
  /** @type {Record<'read' | 'write' | 'balance' | 'spin', Cost>[]} */
  const costs = [];
  for (let run = 0; run < runs; run += 1) {
    say(`run ${run + 1} of ${runs}`);
    costs.push(await figuresOf('floors.ts'));
  }
  /** @param {'read' | 'write' | 'balance' | 'spin'} name */
  const cpuOf = (name) => costs.map((cost) => cost[name].node + cost[name].postgres);
  /** @param {'balance' | 'spin'} name @param {'read' | 'write'} floor */
  const ratioOf = (name, floor) => cpuOf(name).map((cpu, run) => cpu / Number(cpuOf(floor)[run]));
  return [
    figure('bare read', 'ms', cpuOf('read')),
    figure('bare write', 'ms', cpuOf('write')),
    figure('balance', 'ms', cpuOf('balance')),
    figure('balance to a bare read', 'score', ratioOf('balance', 'read'), { most: 1.5 }),
    figure('spin', 'ms', cpuOf('spin')),
    figure('spin to a bare write', 'score', ratioOf('spin', 'write'), { most: 6 }),
    figure('spin, round trips', 'score', costs.map(({ spin }) => spin.roundTrips), { most: 6 }), // prettier-ignore
  ];
}
