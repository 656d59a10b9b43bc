import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOf } from '#contract/amounts';
import { estimateIncome } from './estimateIncome';
import { programme } from './samples';

test('works a month out as a payslip would', () => {
  // 40 members × 600.00 × 4 weeks = 96,000.00; 4 % lost less 0.5 % rebate = 3,360.00; 15 % of it; 0.3 % of the bets.
  expect(estimateIncome(programme, 40, 60_000n)).toMatchObject({
    bets: 9_600_000n,
    netLoss: 336_000n,
    tier: 1,
    dividendRate: 1_500,
    dividend: 50_400n,
    rebate: 28_800n,
    total: 79_200n,
  });
});

test('pays no dividend below the first tier, whichever condition fails', () => {
  expect(estimateIncome(programme, 4, 200_000n)).toMatchObject({ tier: 0, dividend: 0n });
  expect(estimateIncome(programme, 40, 5_000n)).toMatchObject({ tier: 0, dividend: 0n });
  expect(estimateIncome(programme, 0, 60_000n)).toMatchObject({ total: 0n });
});

test('never adds up to anything but its lines, and rounds as the platform does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.bigInt({ min: 0n, max: 10n ** 12n }), (members, bet) => {
      const { bets, netLoss, dividend, dividendRate, rebate, rebateRate, total } = estimateIncome(
        programme,
        members,
        bet,
      );
      expect(dividend).toBe(shareOf(netLoss, dividendRate, 'USD'));
      expect(rebate).toBe(shareOf(bets, rebateRate, 'USD'));
      expect(netLoss).toBe(
        shareOf(bets, programme.margin, 'USD') - shareOf(bets, programme.rebates.members, 'USD'),
      );
      expect(total).toBe(dividend + rebate);
    }),
  );
});
