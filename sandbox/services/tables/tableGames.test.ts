import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fairNumbers } from '../fair/fairNumbers';
import { baccarat } from './baccarat';
import { dragonTiger } from './dragonTiger';
import { colourOf, roulette } from './roulette';
import { sicBo } from './sicBo';
import { roundsOfShoe } from './shoe';
import type { Outcome, TableGame } from './tableGame';

const hasher = { digest: (text: string) => Promise.resolve(createHash('sha256').update(text).digest('hex')) };
const numbered = (...numbers: number[]): Outcome => ({
  sides: {},
  points: {},
  numbers,
  mark: '',
  result: '',
});
/** What an area returns of a stake over outcomes that are equally likely. */
const returnOf = (game: TableGame, area: string, outcomes: readonly Outcome[]): number =>
  outcomes.reduce((sum, outcome) => sum + Number(game.payoutOf(area, 1_000n, outcome, 'USD')), 0) /
  (1_000 * outcomes.length);

describe('roulette', () => {
  const wheel = Array.from({ length: 37 }, (_, number) => numbered(number));

  it('returns 36 of 37 stakes on every area', () => {
    for (const { id } of roulette.areas) expect(returnOf(roulette, id, wheel), id).toBeCloseTo(36 / 37, 10);
  });

  it('pays the areas that a printed layout covers', () => {
    const covered = (area: string): number[] =>
      wheel.flatMap((outcome, number) => (roulette.payoutOf(area, 1n, outcome, 'USD') > 0n ? [number] : []));
    const all = Array.from({ length: 36 }, (_, number) => number + 1);
    expect(covered('dozen2')).toEqual(all.slice(12, 24));
    expect(covered('column1')).toEqual([1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34]);
    expect(covered('odd')).toEqual(all.filter((number) => number % 2));
    expect(covered('red')).toEqual([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
    expect([...covered('red'), ...covered('black')].toSorted((a, b) => a - b)).toEqual(all);
    expect([colourOf(0), colourOf(17), colourOf(32)]).toEqual(['green', 'black', 'red']);
  });
});

describe('sic bo', () => {
  const faces = [1, 2, 3, 4, 5, 6];
  const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => numbered(a, b, c))));

  it('wins with the throws that its rules name, each worked out a second time', () => {
    for (const outcome of throws) {
      const dice = outcome.numbers;
      const sum = (dice[0] ?? 0) + (dice[1] ?? 0) + (dice[2] ?? 0);
      const isTriple = new Set(dice).size === 1;
      const wins = (area: string): boolean => sicBo.payoutOf(area, 1n, outcome, 'USD') > 0n;
      expect(wins('small')).toBe([4, 5, 6, 7, 8, 9, 10].includes(sum) && !isTriple);
      expect(wins('big')).toBe([11, 12, 13, 14, 15, 16, 17].includes(sum) && !isTriple);
      expect(wins('diceOdd')).toBe(!isTriple && sum % 2 === 1);
      expect(wins('diceEven')).toBe(!isTriple && sum % 2 === 0);
      expect(wins('triple')).toBe(isTriple);
      for (const face of faces) {
        const shown = dice.filter((die) => die === face).length;
        expect(sicBo.payoutOf(`f${face}`, 10n, outcome, 'USD')).toBe([0n, 20n, 30n, 130n][shown]);
      }
      for (let other = 4; other <= 17; other += 1) expect(wins(`s${other}`)).toBe(other === sum);
    }
  });

  it('keeps a share with the house on every area, and 2.78 % on small and big', () => {
    for (const { id } of sicBo.areas) {
      const back = returnOf(sicBo, id, throws);
      expect(back, id).toBeLessThan(0.98);
      expect(back, id).toBeGreaterThan(0.8);
    }
    expect(returnOf(sicBo, 'small', throws)).toBeCloseTo(210 / 216, 10);
    expect(returnOf(sicBo, 'big', throws)).toBeCloseTo(210 / 216, 10);
  });
});

describe('dragon tiger', () => {
  const deck = Array.from({ length: 52 }, (_, card) => card);
  const hand = (dragon: number, tiger: number): Outcome => {
    const [high, low] = [(dragon % 13) + 1, (tiger % 13) + 1];
    const mark = high > low ? 'dragon' : high < low ? 'tiger' : 'draw';
    return { sides: { dragon: [dragon], tiger: [tiger] }, points: {}, numbers: [], mark, result: '' };
  };

  it('returns what eight decks make likely: a second card is any of the 415 that are left', () => {
    const back = (area: string): number =>
      deck.reduce((sum, dragon) => {
        const of = deck.reduce((all, tiger) => {
          const left = tiger === dragon ? 7 : 8;
          return all + Number(dragonTiger.payoutOf(area, 1_000n, hand(dragon, tiger), 'USD')) * left;
        }, 0);
        return sum + of / (415 * 1_000);
      }, 0) / 52;
    expect(back('dragon')).toBeCloseTo(0.9627, 4);
    expect(back('tiger')).toBeCloseTo(0.9627, 4);
    expect(back('draw')).toBeCloseTo((31 / 415) * 9, 6);
    expect(back('suited')).toBeCloseTo((7 / 415) * 51, 6);
  });

  it('gives half back on a tie, rounded down', () => {
    expect(dragonTiger.payoutOf('dragon', 101n, hand(3, 16), 'USD')).toBe(50n);
    expect(dragonTiger.payoutOf('suited', 100n, hand(3, 16), 'USD')).toBe(0n);
    expect(dragonTiger.payoutOf('suited', 100n, hand(3, 3), 'USD')).toBe(5_100n);
  });
});

describe.each([baccarat, dragonTiger, roulette, sicBo])('a shoe of $kind', (game) => {
  it('is the same from the same seed, another from another, and its road names areas or numbers', async () => {
    const play = (seed: string) => game.play(fairNumbers(hasher, seed), roundsOfShoe);
    const [first, again, other] = await Promise.all([play('a'), play('a'), play('b')]);
    expect(first).toHaveLength(roundsOfShoe);
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
    const ids = new Set(game.areas.map(({ id }) => id));
    expect(ids.size).toBe(game.areas.length);
    for (const { mark, numbers } of first) expect(ids.has(mark) || numbers.length > 0).toBe(true);
  });
});
