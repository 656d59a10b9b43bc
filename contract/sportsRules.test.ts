import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallestAmountOf } from './currencyDecimals';
import { isOutcome, lineText, markets, periods, sides, type Outcome } from './sportsMarkets';
import { linesOf, naivePayout, naiveScore } from './testing/naivePayout';
import {
  endingIn,
  legResults,
  mostPaid,
  payoutOf,
  resultOf,
  splitSingle,
  stakeThatStood,
  type EndedLeg,
  type FullEnding,
} from './sportsRules';
import { validBetOf } from './validBet';

const currencies = ['USD', 'VND', 'KWD', 'USDT'] as const;
const goals = fc.array(
  fc.record({ minute: fc.integer({ min: 1, max: 93 }), side: fc.constantFrom('home', 'away') }),
  { maxLength: 9 },
);
const outcome: fc.Arbitrary<Outcome> = fc
  .record({
    market: fc.constantFrom(...markets),
    side: fc.constantFrom(...sides),
    line: fc.integer({ min: -14, max: 20 }),
    period: fc.constantFrom(undefined, ...periods),
  })
  .map((each) => (each.market === 'winner' ? { ...each, line: 0 } : each))
  .filter(isOutcome);
/** A leg as its match ended, and how a count of the goals of its half alone has it. */
const leg: fc.Arbitrary<EndedLeg & { naive: EndedLeg['score'] }> = fc
  .record({
    outcome,
    price: fc.integer({ min: 101, max: 6_000 }).map((hundredths) => hundredths * 10),
    goals: fc.oneof({ weight: 9, arbitrary: goals }, { weight: 1, arbitrary: fc.constant(null) }),
  })
  .map(({ outcome: own, price, goals: all }) => {
    const ending: FullEnding = all
      ? { score: naiveScore(all), halfTime: naiveScore(all.filter(({ minute }) => minute <= 45)) }
      : { score: null, calledOff: 'walkover' };
    const { score } = endingIn(ending, own.period);
    return { ...own, price, score, naive: all && naiveScore(all, own.period) };
  });
const bet = fc.record({
  legs: fc.oneof(fc.tuple(leg), fc.array(leg, { minLength: 2, maxLength: 6 })),
  units: fc.integer({ min: 1, max: 2_000_000 }),
  currency: fc.constantFrom(...currencies),
});

describe('bets on matches', () => {
  it(
    'are paid as a second reckoning pays them: 100,000 of them, singles and parlays at all lines, of matches and halves',
    { timeout: 120_000 },
    () => {
      const seen = new Map<string, number>();
      let ledger = 0n;
      const [player, house] = [{ balance: 0n }, { balance: 0n }];
      fc.assert(
        fc.property(bet, ({ legs, units, currency }) => {
          const stake = BigInt(units) * smallestAmountOf(currency);
          const paid = payoutOf(stake, legs, currency);
          const counted = legs.map((each) => ({ ...each, score: each.naive }));
          expect(paid).toBe(naivePayout(stake, counted, currency));
          expect(paid <= mostPaid(stake, legs, currency) || legs.some(({ score }) => !score)).toBe(true);
          expect(paid % smallestAmountOf(currency)).toBe(0n);
          player.balance += paid - stake;
          house.balance += stake - paid;
          ledger = player.balance + house.balance;
          for (const each of legs)
            for (const word of [resultOf(each), each.period ?? 'fullTime'])
              seen.set(word, (seen.get(word) ?? 0) + 1);
        }),
        { numRuns: 100_000, seed: 40, endOnFailure: true },
      );
      expect(ledger).toBe(0n);
      expect([...seen.keys()].toSorted()).toEqual([...legResults, 'fullTime', ...periods].toSorted());
      expect(Math.min(...seen.values())).toBeGreaterThan(1_000);
    },
  );

  it('on a quarter line are two bets of half the stake, the odd unit on the lower line', () => {
    fc.assert(
      fc.property(bet, ({ legs: [only], units, currency }) => {
        if (!only) return;
        const smallest = smallestAmountOf(currency);
        const stake = BigInt(units) * smallest;
        const halves = splitSingle(stake, only, currency);
        expect(halves.map(({ stake: own }) => own).reduce((a, b) => a + b)).toBe(stake);
        expect(halves.map((half) => Number(lineText(half).replace('−', '-')))).toEqual(linesOf(only));
        const [lower, upper] = halves;
        if (lower && upper) expect([0n, smallest]).toContain(lower.stake - upper.stake);
      }),
    );
  });

  it('count for turnover with what stood, half by half', () => {
    fc.assert(
      fc.property(bet, ({ legs: [only], units, currency }) => {
        if (!only) return;
        const stake = BigInt(units) * smallestAmountOf(currency);
        const stood = stakeThatStood(stake, [only], currency);
        const paid = payoutOf(stake, [only], currency);
        const counted = validBetOf(stake, paid, 10_000, currency, stood);
        const each = splitSingle(stake, only, currency).map((half) =>
          half.result === 'push' || half.result === 'void'
            ? 0n
            : validBetOf(half.stake, half.payout, 10_000, currency),
        );
        // Both halves won at about even odds: one of them may be counted by its stake and the other by its win.
        const difference = each.reduce((a, b) => a + b) - counted;
        expect(difference <= 0n && difference >= -smallestAmountOf(currency)).toBe(true);
      }),
    );
    const half = { market: 'total', side: 'over', line: 11, price: 3_000, score: [2, 1] } as const;
    expect(stakeThatStood(4_000n, [half], 'USD')).toBe(2_000n);
    expect(validBetOf(4_000n, payoutOf(4_000n, [half], 'USD'), 10_000, 'USD', 2_000n)).toBe(2_000n);
  });

  it('read as a book prints them', () => {
    const line = (market: Outcome['market'], side: Outcome['side'], quarters: number) =>
      lineText({ market, side, line: quarters });
    expect(line('handicap', 'home', -3)).toBe('−0.75');
    expect(line('handicap', 'away', -3)).toBe('+0.75');
    expect(line('handicap', 'home', 0)).toBe('0');
    expect(line('total', 'under', 9)).toBe('2.25');
    const over = { market: 'total', side: 'over', line: 11, price: 1_900, score: [2, 1] } as const;
    expect(resultOf(over)).toBe('halfWon');
    expect(payoutOf(4_000n, [over], 'USD')).toBe(5_800n);
  });
});
