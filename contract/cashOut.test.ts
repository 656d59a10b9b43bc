import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashOutOf, cashOutPart, wholeBet, type StandingLeg } from './cashOut';
import { smallestAmountOf } from './currencyDecimals';
import { mostPaid, payoutOf, type EndedLeg } from './sportsRules';

const currency = fc.constantFrom('USD', 'VND', 'KWD', 'USDT');
const price = fc.integer({ min: 101, max: 6_000 }).map((hundredths) => hundredths * 10);
const leg = fc.record({
  price,
  now: price,
  isEnded: fc.boolean(),
  isWon: fc.boolean(),
  isOver: fc.boolean(),
});
const bet = fc.record({
  units: fc.integer({ min: 1, max: 2_000_000 }),
  currency,
  legs: fc.array(leg, { minLength: 1, maxLength: 6 }),
});

const home = { market: 'winner', side: 'home', line: 0 } as const;
type Drawn = typeof leg extends fc.Arbitrary<infer Leg> ? Leg : never;
const standingOf = ({ price: taken, now, isEnded, isWon }: Drawn): StandingLeg =>
  isEnded ? { ...home, price: taken, score: isWon ? [1, 0] : [0, 1] } : { ...home, price: taken, now };
const endedOf = ({ price: taken, isEnded, isWon, isOver }: Drawn): EndedLeg => ({
  ...home,
  price: taken,
  score: (isEnded ? isWon : isOver) ? [1, 0] : [0, 1],
});

/** By the formula as it is printed, as a fraction: the nearest amount that the currency has, the even one of two. */
function naiveWorth(stake: bigint, legs: readonly Drawn[], code: string): bigint {
  const smallest = smallestAmountOf(code);
  let [top, bottom] = [stake * 95n, 100n];
  for (const { price: taken, now, isEnded, isWon } of legs) {
    if (isEnded && !isWon) return 0n;
    top *= BigInt(taken);
    bottom *= isEnded ? 1_000n : BigInt(now);
  }
  const below = top / (bottom * smallest);
  const rest = top - below * bottom * smallest;
  const isUp = rest * 2n > bottom * smallest || (rest * 2n === bottom * smallest && below % 2n === 1n);
  return (isUp ? below + 1n : below) * smallest;
}

describe('a cash-out', () => {
  it(
    'pays stake × taken ÷ now × (1 − margin) over the open legs: 100,000 of them',
    { timeout: 120_000 },
    () => {
      let sold = 0;
      fc.assert(
        fc.property(bet, ({ units, legs, currency: code }) => {
          const stake = BigInt(units) * smallestAmountOf(code);
          const worth = cashOutOf(stake, legs.map(standingOf), code);
          expect(worth).toBe(naiveWorth(stake, legs, code));
          expect(worth <= mostPaid(stake, legs.map(endedOf), code)).toBe(true);
          if (worth > 0n) sold += 1;
        }),
        { numRuns: 100_000, seed: 40 },
      );
      expect(sold).toBeGreaterThan(30_000);
    },
  );

  it('in parts, and what stays settled, is neither more nor less than the bet was', () => {
    const parts = fc.array(fc.integer({ min: 1, max: wholeBet }), { minLength: 1, maxLength: 5 });
    const seen = { whole: 0, inParts: 0 };
    fc.assert(
      fc.property(bet, parts, ({ units, legs, currency: code }, taken) => {
        const smallest = smallestAmountOf(code);
        const stake = BigInt(units) * smallest;
        let [open, paid] = [stake, 0n];
        const ledger = { player: -stake, house: stake };
        const pay = (amount: bigint) => {
          ledger.player += amount;
          ledger.house -= amount;
        };
        for (const tenths of taken) {
          if (open === 0n) break;
          const whole = { stake: open, paid: cashOutOf(open, legs.map(standingOf), code) };
          const part = cashOutPart(whole, tenths, code);
          expect(part.stake % smallest).toBe(0n);
          expect(part.paid % smallest).toBe(0n);
          expect(part.stake <= open && part.paid <= whole.paid).toBe(true);
          if (tenths === wholeBet) expect(part).toEqual(whole);
          else expect(part.stake * 10n <= open * BigInt(tenths)).toBe(true);
          open -= part.stake;
          paid += part.paid;
          pay(part.paid);
        }
        seen[open === 0n ? 'whole' : 'inParts'] += 1;
        const due = open === 0n ? 0n : payoutOf(open, legs.map(endedOf), code);
        pay(due);
        // The second reckoning: all that was sold at once, to a smallest amount a part.
        const naive = naiveWorth(stake - open, legs, code);
        const difference = paid - naive;
        expect(difference <= smallest * 5n && difference >= -smallest * 5n).toBe(true);
        expect(ledger.player + ledger.house).toBe(0n);
        expect(ledger.player).toBe(paid + due - stake);
      }),
      { numRuns: 20_000, seed: 40 },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(1_000);
  });
});
