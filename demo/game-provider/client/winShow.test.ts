import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameSetup, Round } from '../api';
import type { Reels } from './reels';
import { WinShow } from './winShow';

/** As much of an element as showing wins needs. */
class Part {
  hidden = true;
  textContent = '';
  children: Part[] = [];
  replaceChildren = (...children: Part[]) => (this.children = children);
  setAttribute = () => undefined;
  toggleAttribute = () => undefined;
  scrollBy = () => undefined;
  getBoundingClientRect = () => ({ x: 0, width: 0 });
}

let parts: Record<'lines' | 'wins', Part>;
beforeEach(() => {
  vi.useFakeTimers();
  parts = { lines: new Part(), wins: new Part() };
  vi.stubGlobal('document', {
    querySelector: (of: string) => (of.includes('lines') ? parts.lines : parts.wins),
    createElement: () => new Part(),
    createElementNS: () => new Part(),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const row = [1, 1, 1, 1, 1];
const setup = {
  lines: [row, row],
  symbols: [{ name: 'Bell' }, { name: 'Star' }],
  texts: { lineWin: 'Line {line}: {amount}' },
} as unknown as GameSetup;
const reels = { light: () => undefined, clear: () => undefined } as unknown as Reels;

/** Shows a round with two lines, and tells whether a line was drawn at first and while they are shown in turn. */
function drawnFor(win: string): boolean[] {
  const wins = [0, 1].map((line) => ({ line, symbol: 0, count: 3, amount: '100' }));
  const outcome = { wins, scatters: null, jackpot: null, window: [] };
  new WinShow(reels, setup, (amount) => amount).show({ stake: '400', win, outcome } as unknown as Round);
  const drawn = [parts.lines.children.length > 0];
  vi.advanceTimersByTime(3_000);
  return [...drawn, parts.lines.children.length > 0];
}

it.each(['200', '400'])('lists a win of %s at a stake of 400 and draws no line for it', (win) => {
  expect(drawnFor(win)).toEqual([false, false]);
  expect(parts.wins.children.map(({ textContent }) => textContent)).toEqual(['Line 1: 100', 'Line 2: 100']);
});

it('draws the lines of a win above the stake', () => {
  expect(drawnFor('800')).toEqual([true, true]);
});
