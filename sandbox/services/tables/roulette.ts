import { paid, type Area, type Outcome, type TableGame } from './tableGame';

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** The colour of a number on a wheel with one zero. */
export const colourOf = (number: number): 'red' | 'black' | 'green' =>
  number === 0 ? 'green' : reds.has(number) ? 'red' : 'black';

/** Bets on many numbers: what they pay to one, and which numbers they win with. Zero wins with none of them. */
const outside: Readonly<Record<string, { odds: number; pick: string; wins: (number: number) => boolean }>> = {
  red: { odds: 1, pick: 'Red', wins: (number) => colourOf(number) === 'red' },
  black: { odds: 1, pick: 'Black', wins: (number) => colourOf(number) === 'black' },
  odd: { odds: 1, pick: 'Odd', wins: (number) => number % 2 === 1 },
  even: { odds: 1, pick: 'Even', wins: (number) => number % 2 === 0 },
  low: { odds: 1, pick: '1 to 18', wins: (number) => number <= 18 },
  high: { odds: 1, pick: '19 to 36', wins: (number) => number > 18 },
  dozen1: { odds: 2, pick: '1 to 12', wins: (number) => number <= 12 },
  dozen2: { odds: 2, pick: '13 to 24', wins: (number) => number > 12 && number <= 24 },
  dozen3: { odds: 2, pick: '25 to 36', wins: (number) => number > 24 },
  column1: { odds: 2, pick: 'Column 1', wins: (number) => number % 3 === 1 },
  column2: { odds: 2, pick: 'Column 2', wins: (number) => number % 3 === 2 },
  column3: { odds: 2, pick: 'Column 3', wins: (number) => number % 3 === 0 },
};

/** Roulette with one zero. An area `n17` is the number alone. */
export const roulette: TableGame = {
  kind: 'roulette',
  areas: [
    ...Array.from({ length: 37 }, (_, number): Area => ({
      id: `n${number}`,
      limit: 'long',
      pick: String(number),
    })),
    ...Object.entries(outside).map(([id, { odds, pick }]): Area => ({
      id,
      limit: odds === 1 ? 'main' : 'side',
      pick,
    })),
  ],
  play: async (below, rounds) => {
    const outcomes: Outcome[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const number = await below(37);
      outcomes.push({
        sides: {},
        points: {},
        numbers: [number],
        mark: String(number),
        result: String(number),
      });
    }
    return outcomes;
  },
  payoutOf: (area, stake, { numbers: [number = 0] }) => {
    const bet = outside[area];
    if (bet) return paid(stake, bet.odds, number !== 0 && bet.wins(number));
    return paid(stake, 35, area === `n${number}`);
  },
};
