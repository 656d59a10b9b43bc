import { beforeEach, expect, it } from 'vitest';
import type { Db } from './db/database';
import { createLog } from './log';
import { WatchedClock } from './watchedClock';

/** What the database's clock shows, how far ahead the machine's is, and how long a question takes. */
let at = 0;
let ahead = 0;
let takes = 0;
let asked = 0;
let lines: string[] = [];
/** What happens to the machine while a question is under way. */
let meanwhile: () => void = () => undefined;

const database = {
  execute: () => {
    asked += 1;
    at += takes / 2;
    const now = at;
    at += takes / 2;
    meanwhile();
    return Promise.resolve({ rows: [{ now }] });
  },
} as unknown as Db;
const log = createLog(
  (line) => lines.push(line),
  () => new Date(at),
);
const machine = { now: () => new Date(at + ahead) };
let clock = new WatchedClock(machine);
const compare = () => clock.compare(database, log);

beforeEach(() => {
  at = Date.parse('2026-11-26T12:00:00.000Z');
  [ahead, takes, asked, lines, meanwhile] = [0, 20, 0, [], () => undefined];
  clock = new WatchedClock(machine);
});

it.each([
  [0, false],
  [250, false],
  [-250, false],
  [251, true],
  [-251, true],
  [6_000, true],
])('%s ms ahead of the database: off is %s', async (ms, isOff) => {
  ahead = ms;
  await compare();
  expect(clock.isOff).toBe(isOff);
  expect(asked).toBe(isOff ? 3 : 1);
  // What it tells is the database's time then.
  expect(clock.now().getTime() - at).toBe(isOff ? 0 : ms);
});

it('says once that it is off and once that it is right again, which it finds out by itself', async () => {
  ahead = 6_000;
  await compare();
  await compare();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"differsByMs":6000');
  ahead = 40;
  await compare();
  expect(clock.isOff).toBe(false);
  expect(clock.now().getTime() - at).toBe(40);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('again');
});

it('takes one bad sample, or two, for nothing', async () => {
  ahead = 6_000;
  meanwhile = () => {
    if (asked === 2) ahead = 10;
  };
  await compare();
  expect(clock.isOff).toBe(false);
  expect(lines).toEqual([]);
});

it('throws samples away that took longer than 100 ms, and says when all did', async () => {
  [ahead, takes] = [6_000, 101];
  await compare();
  expect(clock.isOff).toBe(false);
  expect(lines.join()).toContain('too slowly');
  takes = 100;
  await compare();
  expect(clock.isOff).toBe(true);
  // What could not be compared stays as it was.
  takes = 101;
  await compare();
  expect(clock.isOff).toBe(true);
});
