import { describe, expect, it } from 'vitest';
import { jackpotLevels } from '#contract';
import { countJackpot, drawJackpot, jackpotRules, partsOfUnit } from './rules';

const at = new Date('2026-11-24T12:00:00Z');
const later = (minutes: number): Date => new Date(at.getTime() + minutes * 60_000);
const rule = jackpotRules.minor;
const begun = { parts: rule.start * partsOfUnit, countedAt: at, elsewhereAt: null };

describe('a jackpot that is counted', () => {
  it('grows evenly, for merchants of every currency', () => {
    for (const unit of [1n, 150n, 20_000n]) {
      const start = { ...begun, parts: rule.start * unit * partsOfUnit };
      const { parts } = countJackpot(rule, unit, start, later(10));
      expect(parts).toBe((rule.start + 10n * rule.perMinute) * unit * partsOfUnit);
    }
  });

  it('is won elsewhere when it would be larger than its most, at the moment at which it was', () => {
    // 200 dollars at 4 a minute.
    const { parts, elsewhereAt } = countJackpot(rule, 1n, begun, later(53));
    expect(parts).toBe((rule.start + 3n * rule.perMinute) * partsOfUnit);
    expect(elsewhereAt).toEqual(later(50));
  });

  it('counted twice on the way comes to the same', () => {
    for (const minutes of [1, 20, 49, 51, 120]) {
      const middle = countJackpot(rule, 1n, begun, later(minutes));
      const twice = countJackpot(rule, 1n, middle, later(137));
      expect(twice).toEqual(countJackpot(rule, 1n, begun, later(137)));
    }
  });

  it('is never outside its bounds, and does not shrink for a clock that was put back', () => {
    for (let hours = 0; hours < 500; hours += 7)
      for (const level of jackpotLevels) {
        const own = jackpotRules[level];
        const { parts } = countJackpot(
          own,
          1n,
          { ...begun, parts: own.start * partsOfUnit },
          later(60 * hours),
        );
        expect(parts).toBeGreaterThanOrEqual(own.start * partsOfUnit);
        expect(parts).toBeLessThan(own.most * partsOfUnit);
      }
    expect(countJackpot(rule, 1n, begun, later(-5)).parts).toBe(begun.parts);
  });
});

describe('the draw of a jackpot', () => {
  it('is as likely as the stake is large', () => {
    const drawn = (stake: bigint, number: number) =>
      drawJackpot(stake, { below: (end) => (end === rule.odds ? number : end - 1) });
    expect(drawn(20n, 19)).toBe('minor');
    expect(drawn(20n, 20)).toBeUndefined();
    expect(drawn(200n, 199)).toBe('minor');
  });

  it('gives the largest when chance gives several', () => {
    expect(drawJackpot(20n, { below: () => 0 })).toBe('grand');
  });

  it('has odds that chance can draw', () => {
    for (const level of jackpotLevels) expect(jackpotRules[level].odds).toBeLessThan(2 ** 32);
  });
});
