import type { PlayActivity, PlayState, SaferPlayStatus } from '#contract';

/** When the stories take place. */
export const now = Date.UTC(2025, 10, 21, 8, 24);
const at = (hours: number): string => new Date(now + hours * 3_600_000).toISOString();

export const status: SaferPlayStatus = {
  currency: 'USD',
  limits: [
    {
      kind: 'deposit',
      period: 'week',
      amount: '100000',
      used: '54000',
      resetsAt: at(56),
      since: at(-400),
      waiting: { amount: '150000', readyAt: at(17) },
    },
    { kind: 'loss', period: 'month', amount: '60000', used: '41260', resetsAt: at(220), since: at(-900) },
    { kind: 'session', period: 'day', amount: '120', used: '72', resetsAt: at(9), since: at(-150) },
  ],
  checkMinutes: 60,
  session: { startedAt: at(-1.2), lastAt: at(0), minutes: 72, stake: '75350', payout: '66710' },
  earlier: [{ kind: 'break', startsAt: at(-2_600), endsAt: at(-2_576) }],
  recentStake: '512000',
};

export const activity: PlayActivity = {
  currency: 'USD',
  from: '2025-11-01',
  to: '2025-11-21',
  timeZone: 'Asia/Bangkok',
  deposits: { count: 6, amount: '184037' },
  withdrawals: { count: 1, amount: '80000' },
  bets: { count: 2316, stake: '1820400', payout: '1779140' },
  minutes: 1_720,
  sessions: 19,
  days: [92, 45, 130, 75, 188, 160, 20, 64, 110, 32, 118, 72].map((minutes, index) => ({
    day: `2025-11-${String(index + 8).padStart(2, '0')}`,
    minutes,
    net: '-3400',
  })),
  longest: [
    { startedAt: at(-200), lastAt: at(-197), minutes: 188, stake: '40000', payout: '30400' },
    { startedAt: at(-180), lastAt: at(-177), minutes: 160, stake: '30000', payout: '35420' },
  ],
  before: { minutes: 1_860, net: '-28810' },
};

export const playState: PlayState = {
  session: { startedAt: at(-1), lastAt: at(0), minutes: 60, stake: '64000', payout: '55360' },
  checkAt: at(0),
  lossLeft: '18740',
};
