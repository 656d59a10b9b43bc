import type { LotteryFamily } from './results';

/** Where the numbers of a Vietnamese draw stand among its faces. */
export const vnFaces = { first2: 0, last2: 1, last3: [2, 3, 4], first3: [5, 6, 7], pairs: 8 } as const;

/**
 * The numbers of a draw as play types read them. Of a Vietnamese lottery: the first and the last two digits of the special
 * prize as numbers, its last and its first three digits one by one, then the last two digits of every prize.
 */
export function facesOf(family: LotteryFamily, numbers: readonly string[]): number[] {
  if (family !== 'VN') return numbers.map(Number);
  const special = numbers[0] ?? '';
  return [
    Number(special.slice(0, 2)),
    Number(special.slice(-2)),
    ...Array.from(special.slice(-3), Number),
    ...Array.from(special.slice(0, 3), Number),
    ...numbers.map((number) => Number(number.slice(-2))),
  ];
}
