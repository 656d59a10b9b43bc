import { describe, expect, it } from 'vitest';
import type { LotteryPlay } from '#contract';
import { countBets, highestOdds } from '#contract/lotteryRules';
import { describePicks, pickRandomly, priceOf } from './basket';
import { combination, sampleTable } from './samples';

const playOf = (id: string) => {
  const play = sampleTable.groups.flatMap(({ plays }) => plays).find((each) => each.id === id);
  if (!play) throw new Error(`no play ${id}`);
  return play;
};

const digitsOf = (options: LotteryPlay['rows'][number]['options']) =>
  options.map((option) => ({ ...option, rival: 'die' }));

describe('the sums of a basket', () => {
  it('adds up what can win together, and only the best of rivals', () => {
    expect(highestOdds(playOf('sides'), [['big', 'small', 'odd'], [], [], [], [], []])).toBe(39_200);
    expect(highestOdds(playOf('front2'), [['1', '2'], ['3']])).toBe(980_000);
    expect(highestOdds(playOf('front2'), [['1'], []])).toBe(0);
    expect(
      priceOf(
        playOf('front2'),
        [
          ['1', '4'],
          ['0', '5', '9'],
        ],
        '100',
        2,
        'USD',
      ),
    ).toEqual({
      count: 6,
      cost: 1_200n,
      paysUpTo: 19_600n,
    });
  });

  it('knows sets larger than the draw, different numbers, and what wins several times', () => {
    const any = (size: number): typeof combination => ({ ...combination, size, most: 5 });
    expect(highestOdds(any(2), [['1', '2', '3', '4', '5', '6']])).toBe(10 * 1_633_333);
    expect(highestOdds(any(7), [Array.from({ length: 9 }, (_, id) => String(id))])).toBe(6 * 1_633_333);
    const sides = playOf('sides');
    const die = {
      ...sides,
      most: 3,
      rows: sides.rows.map((row) => ({ ...row, options: digitsOf(row.options) })),
    };
    expect(highestOdds(die, [['big', 'small'], [], [], [], [], []])).toBe(39_200);
    expect(highestOdds({ ...die, repeats: true }, [['big', 'small'], [], [], [], [], []])).toBe(58_800);
    const distinct = { ...playOf('front2'), mode: 'distinct' as const };
    let turn = 0;
    for (let round = 0; round < 50; round += 1)
      expect(
        countBets(
          distinct,
          pickRandomly(distinct, (end) => (turn += 3) % end),
        ),
      ).toBe(1);
  });

  it('writes picks as people read them', () => {
    expect(describePicks(playOf('front2'), [['1', '4'], ['0']])).toBe('1,4 | 0');
    expect(describePicks(playOf('sides'), [['big'], [], ['odd'], [], [], []])).toBe('Sum Big | Second Odd');
  });

  it('picks exactly one bet by chance', () => {
    let turn = 0;
    const below = (end: number) => (turn += 7) % end;
    for (const play of [playOf('front2'), playOf('five'), playOf('sides'), combination])
      for (let round = 0; round < 50; round += 1) expect(countBets(play, pickRandomly(play, below))).toBe(1);
  });
});
