import { expect, it } from 'vitest';
import { figures, realTimeFigures } from '#features/contracts/samples.ts';
import { slipReports } from './slipReports';

const queryOf = (address: string): Record<string, string> =>
  Object.fromEntries(new URL(address, 'https://x.test').searchParams);

it('leads from what was given to the team that it was given to, on its days', () => {
  const days = { from: '2025-11-01', to: '2025-11-15' };
  const { bets, rebates } = slipReports(figures, 'given');
  expect(queryOf(bets)).toEqual({ ...days, under: 'd' });
  expect(queryOf(rebates)).toEqual({ ...days, under: 'd', of: 'dividend', type: 'rebate' });
  expect(queryOf(slipReports(figures, 'mine').wages)).toEqual({ ...days, of: 'dividend', type: 'wage' });
});

it('leads from a real-time wage to its five minutes and its large bets', () => {
  const { from, to } = realTimeFigures;
  const slip = { ...realTimeFigures, singleBet: '5000' };
  expect(queryOf(slipReports(slip, 'mine').won)).toMatchObject({
    since: from,
    until: to,
    stakeFrom: '5000',
    status: 'won',
  });
});
