import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inWords, keepDuration, readDurations, timeLeft } from './progress.mjs';

const step = (name, rest = {}) => ({ name, load: 1, ...rest });
const options = (known) => ({ lanes: 2, known });

test('two lanes share what waits, and the longest one decides', () => {
  const known = { long: 100, first: 30, second: 40 };
  expect(timeLeft([], [step('long'), step('first'), step('second')], options(known))).toBe(100);
  expect(timeLeft([{ step: step('long'), ran: 90 }], [step('first'), step('second')], options(known))).toBe(
    50,
  );
});

test('a step waits for the one it needs, and a heavy one for both lanes', () => {
  const known = { build: 20, e2e: 60, other: 10, heavy: 5 };
  expect(timeLeft([], [step('build'), step('e2e', { after: 'build' })], options(known))).toBe(80);
  expect(timeLeft([], [step('other'), step('heavy', { load: 2 })], options(known))).toBe(15);
  // What it needs is not part of this run.
  expect(timeLeft([], [step('e2e', { after: 'build' })], options(known))).toBe(60);
});

test('a step that takes longer than last time leaves no negative time', () => {
  expect(timeLeft([{ step: step('slow'), ran: 80 }], [step('next')], options({ slow: 50, next: 10 }))).toBe(
    10,
  );
});

test('nothing is promised of a step that was never timed, or that fits in no lane', () => {
  expect(timeLeft([], [step('new')], options({}))).toBeUndefined();
  expect(timeLeft([], [step('huge', { load: 3 })], options({ huge: 1 }))).toBeUndefined();
});

test('time is said in minutes and seconds', () => {
  expect(inWords(undefined)).toContain('unknown');
  expect(inWords(2)).toBe('nearly done');
  expect(inWords(43)).toBe('about 45 s left');
  expect(inWords(118)).toBe('about 2 min left');
  expect(inWords(301)).toBe('about 5 min 5 s left');
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'progress-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('durations are kept one by one, and what is damaged is known no more', () => {
  const file = join(folder, 'deep/durations.json');
  expect(readDurations(file)).toEqual({});
  keepDuration(file, 'unit', 12.34);
  keepDuration(file, 'e2e', 200);
  keepDuration(file, 'unit', 10);
  expect(readDurations(file)).toEqual({ unit: 10, e2e: 200 });
  writeFileSync(file, '{"unit": "long", "e2e": -1, "lint": 3}');
  expect(readDurations(file)).toEqual({ lint: 3 });
  for (const damaged of ['{"unit":', 'null', '']) {
    writeFileSync(file, damaged);
    expect(readDurations(file)).toEqual({});
  }
});
