import { paid, type Area, type Outcome, type TableGame } from './tableGame';

/** What a sum of three dice pays to one, from four to seventeen. */
const sums: Readonly<Record<number, number>> = {
  4: 60, 5: 30, 6: 17, 7: 12, 8: 8, 9: 6, 10: 6, 11: 6, 12: 6, 13: 8, 14: 12, 15: 17, 16: 30, 17: 60,
}; // prettier-ignore
/** What a face pays to one, by how many dice show it. */
const faces = [0, 1, 2, 12];

const named: readonly Area[] = [
  { id: 'small', limit: 'main', pick: 'Small' },
  { id: 'big', limit: 'main', pick: 'Big' },
  { id: 'diceOdd', limit: 'main', pick: 'Odd' },
  { id: 'diceEven', limit: 'main', pick: 'Even' },
  { id: 'triple', limit: 'long', pick: 'Any triple' },
];

/** Three dice. Small, big, odd and even lose on a triple. Areas `f3` are faces, `s11` sums. */
export const sicBo: TableGame = {
  kind: 'sicBo',
  areas: [
    ...named,
    ...Array.from({ length: 6 }, (_, face): Area => ({
      id: `f${face + 1}`,
      limit: 'side',
      pick: `Face ${face + 1}`,
    })),
    ...Object.keys(sums).map((sum): Area => ({ id: `s${sum}`, limit: 'long', pick: `Sum ${sum}` })),
  ],
  play: async (below, rounds) => {
    const outcomes: Outcome[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const numbers = [(await below(6)) + 1, (await below(6)) + 1, (await below(6)) + 1];
      const sum = numbers.reduce((all, each) => all + each, 0);
      outcomes.push({
        sides: {},
        points: {},
        numbers,
        mark: String(sum),
        result: `${numbers.join(' ')} = ${sum}`,
      });
    }
    return outcomes;
  },
  payoutOf: (area, stake, { numbers }) => {
    const sum = numbers.reduce((all, each) => all + each, 0);
    const isTriple = numbers.every((each) => each === numbers[0]);
    if (area === 'triple') return paid(stake, 30, isTriple);
    if (area === 'small') return paid(stake, 1, !isTriple && sum <= 10);
    if (area === 'big') return paid(stake, 1, !isTriple && sum >= 11);
    if (area === 'diceOdd') return paid(stake, 1, !isTriple && sum % 2 === 1);
    if (area === 'diceEven') return paid(stake, 1, !isTriple && sum % 2 === 0);
    const value = Number(area.slice(1));
    if (area.startsWith('s')) return paid(stake, sums[value] ?? 0, sum === value);
    const shown = numbers.filter((each) => each === value).length;
    return paid(stake, faces[shown] ?? 0, shown > 0);
  },
};
