import type { LotteryPlay, LotteryTable } from '#contract';
import { racers } from '#testing/racers';
import { sampleTable } from './samples';

const numbers = (from: number, to: number, odds: number, more: { digits?: number; colour?: boolean } = {}) =>
  Array.from({ length: to - from + 1 }, (_, step) => ({
    id: String(from + step),
    label: String(from + step).padStart(more.digits ?? 1, '0'),
    odds,
    rival: 'number',
    ...(more.colour && { colour: racers[step % racers.length] ?? 'plain' }),
  }));

const table = (
  family: LotteryTable['family'],
  name: string,
  drawn: string,
  plays: readonly Partial<LotteryPlay>[],
): LotteryTable => ({
  ...sampleTable,
  code: family,
  name,
  family,
  results: [
    {
      issue: '20251121-0458',
      drawnAt: '2025-11-21T07:38:00.000Z',
      numbers: drawn.split(' '),
      seed: 'c0ffee'.repeat(11).slice(0, 64),
      hash: '5eed'.repeat(16),
      balls: drawn.split(' ').map((number) => ({ number, colour: 'plain' })),
    },
  ],
  groups: plays.map((play, place) => ({
    id: `group${place}`,
    name: play.name ?? '',
    plays: [
      {
        id: `play${place}`,
        name: '',
        hint: 'Every number is a bet on its own place.',
        mode: 'each',
        size: 1,
        most: 1,
        repeats: false,
        rows: [],
        ...play,
      },
    ],
  })),
});

/** Races: ten coloured numbers for each place, and different ones in order. */
export const raceTable = table('PK10', 'Racing 10', '08 02 09 06 01 10 05 03 07 04', [
  {
    name: 'By place',
    rows: [1, 2, 3].map((place) => ({
      id: `p${place}`,
      label: `Place ${place}`,
      options: numbers(1, 10, 98_000, { digits: 2, colour: true }),
    })),
  },
  {
    name: 'In order',
    mode: 'distinct',
    size: 2,
    rows: [1, 2].map((place) => ({
      id: `p${place}`,
      label: `Place ${place}`,
      options: numbers(1, 10, 882_000, { digits: 2, colour: true }),
    })),
  },
]);

/** Five of eleven: any three, of which several sets can win. */
export const elevenTable = table('11X5', 'Eleven Pick 5', '05 10 02 03 06', [
  {
    name: 'Any 3',
    hint: 'All numbers of a bet have to be drawn, in any order.',
    mode: 'combination',
    size: 3,
    most: 5,
    rows: [{ id: 'all', label: 'Numbers', options: numbers(1, 11, 161_700, { digits: 2 }) }],
  },
]);

/** Dice: sums, each with odds of its own. */
export const diceTable = table('K3', 'Quick 3', '2 6 4', [
  {
    name: 'Sum',
    hint: 'Every sum is a bet of its own.',
    rows: [
      {
        id: 'all',
        label: 'Sum',
        options: numbers(3, 18, 0).map((option, place) => ({
          ...option,
          odds: Math.floor(2_116_800 / (1 + Math.min(place, 15 - place) * 3)),
        })),
      },
    ],
  },
]);

/** Vietnam: a hundred pairs, each of which pays every time that it is drawn. */
export const vietnamTable = table('VN', 'Vietnam North', '9 0 4 2 7', [
  {
    name: 'Over 27',
    hint: 'The last two digits of all 27 prizes. Pays each time that the pair is drawn.',
    most: 27,
    repeats: true,
    rows: [{ id: 'all', label: 'Numbers', options: numbers(0, 99, 36_296, { digits: 2 }) }],
  },
]);
