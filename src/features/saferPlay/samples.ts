import type { PlayState, PlayStatement, SaferPlayStatus, SinceLogin } from '#contract';
import type { Async } from '#patterns/AsyncSection';

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
  breaks: ['1d', '2d', '7d', '14d', '30d', '42d'],
  recentStake: '512000',
};

/** First and last day, deposits, withdrawals, staked, won back and minutes. */
const months = [
  ['2024-12-01', '2024-12-31', 60000, 25000, 412050, 396420, 905],
  ['2025-01-01', '2025-01-31', 45000, 0, 388125, 371880, 840],
  ['2025-02-01', '2025-02-28', 30000, 40000, 296400, 301265, 610],
  ['2025-03-01', '2025-03-31', 40000, 18000, 441780, 420315, 955],
  ['2025-04-01', '2025-04-30', 52000, 0, 352210, 338940, 745],
  ['2025-05-01', '2025-05-31', 25000, 60000, 268930, 290475, 530],
  ['2025-06-01', '2025-06-30', 35000, 12000, 315600, 305210, 690],
  ['2025-07-01', '2025-07-31', 58000, 20000, 476240, 449385, 1020],
  ['2025-08-01', '2025-08-31', 44000, 35000, 361075, 352130, 785],
  ['2025-09-01', '2025-09-30', 30000, 0, 284660, 276945, 615],
  ['2025-10-01', '2025-10-31', 48000, 30000, 398315, 386070, 850],
  ['2025-11-01', '2025-11-21', 110037, 200000, 684250, 661120, 1300],
] as const;

const rows: PlayStatement['rows'] = months.map(
  ([from, to, deposits, withdrawals, stake, payout, minutes]) => ({
    from,
    to,
    deposits: String(deposits),
    withdrawals: String(withdrawals),
    stake: String(stake),
    payout: String(payout),
    minutes,
  }),
);

export const statement: PlayStatement = {
  currency: 'USD',
  from: '2024-12-01',
  to: '2025-11-21',
  timeZone: 'Asia/Bangkok',
  utcOffset: 'UTC+7',
  unit: 'month',
  rows,
  totals: { deposits: '577037', withdrawals: '440000', stake: '4679635', payout: '4550155', minutes: 9845 },
  longest: [
    { startedAt: at(-200), lastAt: at(-197), minutes: 188, stake: '40000', payout: '30400' },
    { startedAt: at(-180), lastAt: at(-177), minutes: 160, stake: '30000', payout: '35420' },
  ],
};

export const playState: PlayState = {
  session: { startedAt: at(-1), lastAt: at(0), minutes: 60, stake: '64000', payout: '55360' },
  checkAt: at(0),
  lossLeft: '18740',
};

export const sinceLogin: Async<SinceLogin> = {
  state: 'ready',
  value: { currency: 'USD', loggedInAt: at(-1.2), stake: '75350', payout: '75030' },
  isRefreshing: false,
  retry: () => undefined,
};
