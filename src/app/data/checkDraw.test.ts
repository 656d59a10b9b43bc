import { describe, expect, it } from 'vitest';
import { drawNumbers } from '#sandbox/services/lottery/results.ts';
import { lotteryRows } from '#demo/seed/lotteries.ts';
import { checkDraw, numbersOf } from './checkDraw';

const hex = async (text: string) =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
const seedAt = (turn: number) => hex(`seed ${turn}`);

describe('a draw checked in the browser', () => {
  it.each(lotteryRows().map((row) => [row.code, row] as const))(
    '%s: gives what the platform drew',
    async (_, { family, rules }) => {
      const ranks = rules.ranks?.map(({ count, digits }) => ({ count, digits }));
      const shape = { ...(rules.digits && { digits: rules.digits }), ...(ranks && { ranks }) };
      for (let turn = 0; turn < 200; turn += 1) {
        const seed = await seedAt(turn);
        expect(numbersOf(family, shape, seed)).toEqual(drawNumbers(family, rules, seed));
      }
    },
  );

  it('finds a seed that does not fit its hash, and numbers that do not fit the seed', async () => {
    const seed = await seedAt(1);
    const hash = await hex(seed);
    const numbers = numbersOf('SSC', {}, seed);
    const of = { family: 'SSC', shape: {} } as const;
    expect(await checkDraw(of, { hash, seed, numbers })).toBe(true);
    expect(await checkDraw(of, { hash: await hex('other'), seed, numbers })).toBe(false);
    expect(await checkDraw(of, { hash, seed, numbers: numbers.toReversed() })).toBe(
      numbers.join() === numbers.toReversed().join(),
    );
    expect(await checkDraw(of, { hash, seed: await seedAt(2), numbers })).toBe(false);
  });
});
