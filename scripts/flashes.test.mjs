// @ts-check
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readText, root } from './root.mjs';

/** Flashes in any second that WCAG 2.3.1 lets through, whatever their size. */
const most = 3;

/** What makes a surface lighter or darker. What only moves or turns changes the light of no surface. */
const light = /opacity|background|colou?r|filter|visibility|fill|stroke|shadow|display/i;

/** @typedef {{ path: string, name: string, seconds: number, changes: number }} Pulse one that goes on for ever */

const spans = Object.fromEntries(
  [...readText('src/design-system/theme/generated/tokens.css').matchAll(/--motion-(\w+): (\d+)ms/g)]
    .filter(([, , ms]) => Number(ms) > 1)
    .map(([, name, ms]) => [name, Number(ms)]),
);

/** Milliseconds of a duration as the styles write it; whoever cannot read one must not let it pass. */
function millisecondsOf(/** @type {string} */ animation) {
  const token = /\$\{vars\.motion\.(\w+)\}(?: \* ([\d.]+))?/.exec(animation);
  if (token) return (spans[token[1] ?? ''] ?? 0) * Number(token[2] ?? 1);
  const plain = /(?:^|[\s,(])([\d.]+)(ms|s)\b/.exec(animation);
  return plain ? Number(plain[1]) * (plain[2] === 's' ? 1_000 : 1) : 0;
}

/** The changes of light in one round of keyframes, the way back to the first one with them. */
const changesIn = (/** @type {string} */ body) =>
  Math.max(2, [...body.matchAll(/(?:from|to|\d+%)['"]?\s*:?\s*\{/g)].length);

/** @returns {Pulse[]} */
function pulsesIn(/** @type {string} */ path, /** @type {string} */ text) {
  const frames = new Map(
    [
      ...text.matchAll(/const (\w+) = keyframes\((\{.*\})\);/g),
      ...text.matchAll(/@keyframes ([\w-]+)\s*(\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})/g),
    ].map(([, name = '', body = '']) => [name, body]),
  );
  return [...frames]
    .filter(([, body]) => light.test(body))
    .flatMap(([name, body]) => {
      const uses = [
        ...text.matchAll(new RegExp(`[^;{}\`'"]*(?:\\$\\{${name}\\}|animation: ?${name}\\b)[^;\`'"]*`, 'g')),
      ];
      return uses
        .map(([use]) => use.slice(use.indexOf(name)))
        .filter((use) => use.includes('infinite'))
        .map((use) => {
          const there = millisecondsOf(use);
          const isBack = use.includes('alternate');
          return { path, name, seconds: (there * (isBack ? 2 : 1)) / 1_000, changes: changesIn(body) };
        });
    });
}

/** Two changes that undo each other are one flash. */
const flashesOf = (/** @type {Pulse} */ { changes, seconds }) => changes / 2 / seconds;

const sources = ['src', 'demo', 'brands']
  .flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => /\.(?:tsx?|css)$/.test(path))
  .filter((path) => !/\.(?:test|stories)\.tsx?$|generated\//.test(path));
const pulses = sources.flatMap((path) => pulsesIn(path, readText(path)));

describe('what lights up and goes dark for ever', () => {
  it('is found in the styles', () => {
    expect(pulses.map(({ name }) => name)).toEqual(expect.arrayContaining(['breathe', 'spin']));
  });

  it('flashes three times in a second at most', () => {
    expect(pulses.filter((each) => !(flashesOf(each) <= most))).toEqual([]);
  });

  it.each([
    ['const blink = keyframes({ to: { opacity: 0 } });\nanimation: `${blink} 100ms infinite`', 10],
    [
      'const blink = keyframes({ to: { opacity: 0 } });\nanimation: `${blink} ${vars.motion.slow} infinite alternate`',
      1 / 0.72,
    ],
    ['@keyframes blink{50%{opacity:0}}.a{animation:blink .2s linear infinite}', 5],
    [
      'const blink = keyframes({ to: { opacity: 0 } });\nanimation: `${blink} var(--_time) infinite`',
      Infinity,
    ],
  ])('is counted: %s', (text, flashes) => {
    expect(pulsesIn('a.ts', text).map(flashesOf)).toEqual([flashes]);
  });

  it('is nothing where it only turns', () => {
    expect(
      pulsesIn('a.ts', '@keyframes turn{to{transform:rotate(1turn)}}.a{animation:turn 1s infinite}'),
    ).toEqual([]);
  });
});

/** Sources that do something again and again, faster than three times a second, and what of it is seen. */
const beats = {
  'src/design-system/patterns/AsyncSection/Failed.tsx': 'counts down seconds in words',
  'demo/game-provider/client/cardRoom.ts': 'draws what is new; the clock’s seconds are words',
  'demo/game-provider/client/cashOutPane.ts': 'counts down the seconds of a quote in words',
  'demo/game-provider/client/table.ts': 'draws what is new; the clock’s seconds are words',
  'demo/game-provider/live/tableBroadcaster.ts': 'sends what is new; nothing is drawn there',
};

it('repeats nothing faster than three times a second that is more than words', () => {
  const quick = sources.filter((path) => {
    const text = readText(path);
    return [...text.matchAll(/setInterval\(([^;]*?),\s*([\w_]+)\)/g)].some(([, , every = '']) => {
      const named = new RegExp(`(?:const|,) ${every} = ([\\d_]+)`).exec(text)?.[1] ?? every;
      return Number(named.replaceAll('_', '')) < 1_000 / most;
    });
  });
  expect(quick.sort()).toEqual(Object.keys(beats).sort());
});
