// @ts-check
// Everything that `npm run bench` measures, in order. A measure is added here and nowhere else.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { budgets, measureBundle } from '../bundle-budget.mjs';
import { measureAnswers } from './answers.mjs';
import { measureCrowd } from './crowd.mjs';
import { figure } from './figures.mjs';
import { measureCentre } from './centre.mjs';
import { measureHall } from './hall.mjs';
import { measureHome, measurePublicPages } from './home.mjs';
import { measureRecord, measureReports } from './record.mjs';
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
 * @property {(bench: Bench) => Promise<import('./figures.mjs').Figure[]>} measure
 */

/** @type {Measure[]} */
export const measures = [
  {
    name: 'bytes',
    title: 'First visit to home: what is fetched before it can show anything, gzip',
    needsSite: false,
    measure: async () => {
      const { js, css } = measureBundle();
      return [
        figure('JavaScript, with English', 'bytes', [js], { most: budgets.js }),
        figure('style sheets', 'bytes', [css], { most: budgets.css }),
      ];
    },
  },
  {
    name: 'home',
    title: 'First visit to home: Lighthouse, phone on simulated slow 4G',
    needsSite: true,
    measure: measureHome,
  },
  {
    name: 'pages',
    title: 'Public pages: a phone, slow 4G and processor slowed down four times in truth',
    needsSite: true,
    measure: measurePublicPages,
  },
  {
    name: 'hall',
    title: 'Slot hall, 10,000 games, processor slowed down four times',
    needsSite: true,
    measure: measureHall,
  },
  {
    name: 'centre',
    title: 'Personal centre, from press to content, processor slowed down four times',
    needsSite: true,
    measure: measureCentre,
  },
  {
    name: 'presses',
    title: 'From press to paint, on a desktop',
    needsSite: true,
    measure: measureAnswers,
  },
  {
    name: 'table',
    title: 'Table, 100,000 rows, processor slowed down four times',
    needsSite: false,
    measure: measureTable,
  },
  {
    name: 'record',
    title: 'Betting record, 100,000 bets in a year',
    needsSite: false,
    measure: measureRecord,
  },
  {
    name: 'reports',
    title: 'Reports of an agent whose team grows',
    needsSite: false,
    measure: measureReports,
  },
  {
    name: 'platform',
    title: 'Sandbox on the embedded database, 16 clients, no network',
    needsSite: false,
    measure: measurePlatform,
  },
  {
    name: 'crowd',
    title: 'One platform process, 200 people at a table and 500 who follow a match',
    needsSite: false,
    measure: measureCrowd,
  },
];

/** @param {Bench} bench */
async function measurePlatform({ say }) {
  say('calls and posts for five seconds each');
  const program = fileURLToPath(new URL('platform.ts', import.meta.url));
  const env = { ...process.env };
  delete env['DATABASE_URL_TEST'];
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program], { env });
  const { balances, reads, posts } = JSON.parse(stdout);
  return [
    figure('balance calls, 16 clients', 'perSecond', [balances.perSecond], { least: 1_200 }),
    figure('bare reads beside them, 16 clients', 'perSecond', [reads.perSecond]),
    figure('balance call, p99', 'ms', [balances.p99]),
    figure('ledger posts', 'perSecond', [posts.perSecond]),
    figure('ledger post, p99', 'ms', [posts.p99]),
  ];
}
