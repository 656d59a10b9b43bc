import { describe, expect, it } from 'vitest';
import type { Quote } from '../sportsbook/api';
import { nameOf, Slip } from './slip';

const pick = (match: string, more: Partial<Quote> = {}) => ({
  match,
  round: 1,
  market: 'winner' as const,
  side: 'home' as const,
  line: 0,
  home: 'Riverside',
  away: 'Old Quarter',
  ...more,
});
const quote = (match: string, price: number | null, more: Partial<Quote> = {}): Quote => ({
  ...pick(match),
  phase: 'upcoming',
  minute: null,
  score: null,
  rounds: null,
  startsAt: '2026-11-24T10:00:00.000Z',
  price,
  closing: null,
  ...more,
});
const dollars = { currency: 'USD', language: 'en' };
const emptySlip = () => new Slip(() => dollars);
const slipOf = (...prices: readonly (readonly [match: string, price: number])[]): Slip => {
  const slip = emptySlip();
  for (const [match, price] of prices) slip.toggle({ ...pick(match), price });
  return slip;
};
const stake = (slip: Slip, place: number, typed: string): void => {
  const found = slip.selections[place];
  if (found) found.stake = typed;
};

describe('a slip', () => {
  it('says what singles pay while they are typed, before a quote has come', () => {
    const slip = slipOf(['m1', 1_320], ['m2', 2_260]);
    stake(slip, 0, '25');
    expect(slip.sums).toMatchObject({ total: 2_500n, pays: 3_300n });
    stake(slip, 1, '10,5');
    expect(slip.sums).toMatchObject({ total: 3_550n, pays: 3_300n + 2_373n });
    expect(slip.sums.bets).toHaveLength(2);
    stake(slip, 1, '');
    expect(slip.sums.total).toBe(2_500n);
  });

  it('makes of its outcomes every parlay of a system, and says what one of them pays and all', () => {
    const slip = slipOf(['m1', 1_500], ['m2', 2_000], ['m3', 3_000]);
    expect(slip.systems).toEqual([{ size: 2, bets: 3 }]);
    slip.kind = 'system';
    slip.stake = '10';
    const { bets, ...sums } = slip.sums;
    expect(bets.map(({ stake: each, legs }) => [each, legs.map(({ match }) => match).join('+')])).toEqual([
      ['1000', 'm1+m2'],
      ['1000', 'm1+m3'],
      ['1000', 'm2+m3'],
    ]);
    expect(sums).toEqual({ total: 3_000n, least: 3_000n, pays: 3_000n + 4_500n + 6_000n });
    slip.toggle({ ...pick('m4'), price: 2_000 });
    expect(slip.systems).toEqual([
      { size: 2, bets: 6 },
      { size: 3, bets: 4 },
    ]);
    slip.size = 3;
    expect(slip.sums.bets).toHaveLength(4);
    expect(slip.sums.total).toBe(4_000n);
    // What was chosen stays with the slip, as far as its outcomes still make it.
    const again = emptySlip();
    again.restore(slip.kept);
    expect(again.sums).toEqual(slip.sums);
    again.remove(pick('m4'));
    expect([again.size, again.sums.bets.length]).toEqual([2, 3]);
    again.remove(pick('m3'));
    expect(again.sums.bets).toEqual([]);
  });

  it('offers no system of more bets than are placed at once', () => {
    const slip = slipOf(...Array.from({ length: 12 }, (_, place) => [`m${place}`, 1_500] as const));
    expect(slip.systems).toEqual([{ size: 11, bets: 12 }]);
    expect(
      Math.max(
        ...slipOf(...Array.from({ length: 9 }, (_, place) => [`m${place}`, 1_500] as const)).systems.map(
          ({ bets }) => bets,
        ),
      ),
    ).toBe(36);
  });

  it('asks before it takes a lower price, and takes a higher one by itself', () => {
    const slip = slipOf(['m1', 2_400], ['m2', 2_000]);
    stake(slip, 0, '10');
    stake(slip, 1, '10');
    slip.updateQuotes([quote('m1', 2_260), quote('m2', 2_100)]);
    expect(slip.selections.map((each) => slip.obstacleOf(each))).toEqual(['moved', undefined]);
    expect(slip.sums).toMatchObject({ total: 1_000n, pays: 2_100n });
    slip.accept(pick('m1'));
    expect(slip.sums).toMatchObject({ total: 2_000n, pays: 4_360n });
    expect(slip.sums.bets[0]?.legs[0]?.price).toBe(2_260);
  });

  it.each([
    ['better', [2_000, 2_100], ['moved', undefined]],
    ['any', [1_900, 2_100], [undefined, undefined]],
    ['none', [2_000, 2_000], ['moved', 'moved']],
  ] as const)('takes of changed odds: %s', (change, prices, obstacles) => {
    const slip = slipOf(['m1', 2_000], ['m2', 2_000]);
    slip.change = change;
    slip.updateQuotes([quote('m1', 1_900), quote('m2', 2_100)]);
    expect(slip.selections.map(({ price }) => price)).toEqual(prices);
    expect(slip.selections.map((each) => slip.obstacleOf(each))).toEqual(obstacles);
    for (const each of slip.moved) slip.accept(each);
    expect(slip.selections.map(({ price }) => price)).toEqual(
      [1_900, 2_100].map((now, at) => (obstacles[at] ? now : prices[at])),
    );
    expect(slip.moved).toEqual([]);
  });

  it('leaves out what is closed, and says why', () => {
    const slip = slipOf(['m1', 2_000], ['m2', 3_000]);
    stake(slip, 0, '10');
    stake(slip, 1, '10');
    slip.updateQuotes([quote('m1', null, { closing: 'goal' })]);
    expect(slip.selections.map((each) => slip.obstacleOf(each))).toEqual(['goal', undefined]);
    expect(slip.sums.bets).toHaveLength(1);
    slip.kind = 'parlay';
    slip.stake = '5';
    expect(slip.sums.bets).toEqual([]);
    slip.updateQuotes([quote('m1', 2_000)]);
    expect(slip.sums).toMatchObject({ total: 500n, pays: 3_000n });
    expect(slip.sums.bets[0]?.legs).toHaveLength(2);
  });

  it('combines no two outcomes of one match, and nothing on its own', () => {
    const slip = slipOf(['m1', 2_000]);
    slip.kind = 'parlay';
    slip.stake = '5';
    expect(slip.sums.bets).toEqual([]);
    slip.toggle({ ...pick('m1', { side: 'away' }), price: 3_000 });
    expect(slip.selections.map((each) => slip.obstacleOf(each))).toEqual(['sameMatch', 'sameMatch']);
    expect(slip.sums.bets).toEqual([]);
  });

  it('learns the price and the names of what came with the address', () => {
    const slip = emptySlip();
    slip.toggle({ ...pick('m1', { home: '', away: '' }), price: 0 });
    stake(slip, 0, '10');
    expect(slip.sums.bets).toEqual([]);
    slip.updateQuotes([quote('m1', 1_500)]);
    expect(slip.selections[0]).toMatchObject({ home: 'Riverside', price: 1_500 });
    expect(slip.sums.pays).toBe(1_500n);
  });

  it('takes out what was placed and keeps the rest', () => {
    const slip = slipOf(['m1', 2_000], ['m2', 3_000]);
    stake(slip, 0, '10');
    slip.drop(slip.sums);
    expect(slip.selections.map(nameOf)).toEqual([nameOf(pick('m2'))]);
  });

  it('places nothing while a stake in sight is no amount', () => {
    const slip = slipOf(['m1', 2_000], ['m2', 3_000]);
    stake(slip, 0, '10');
    stake(slip, 1, '10.005');
    expect(slip.isRefused).toBe(true);
    expect(slip.sums).toEqual({ bets: [], total: 0n, pays: 0n, least: 0n });
    slip.kind = 'parlay';
    slip.stake = '10';
    expect(slip.isRefused).toBe(false);
    slip.kind = 'single';
    stake(slip, 1, ' ');
    expect(slip.sums.total).toBe(1_000n);
  });
});
