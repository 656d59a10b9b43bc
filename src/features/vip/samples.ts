import type { VipLevel, VipStatus } from '#contract';

const table = [
  [0, 0, 0, 0, 0, 0],
  [100, 20, 10, 1, 2, 10],
  [400, 100, 30, 3, 3, 15],
  [900, 250, 80, 6, 5, 20],
  [1_500, 500, 150, 12, 10, 30],
  [2_500, 1_000, 300, 20, 15, 40],
  [10_000, 3_000, 1_000, 60, 30, 50],
  [50_000, 12_000, 4_000, 250, 80, 60],
  [250_000, 50_000, 15_000, 1_000, 200, 80],
] as const;
const money = (dollars: number): string => String(dollars * 100);

export const sampleLevels: readonly VipLevel[] = table.map(
  ([validBet, deposits, monthly, levelGift, birthdayGift, weeklyRate], level) => ({
    level,
    validBet: money(validBet),
    deposits: money(deposits),
    monthly: money(monthly),
    levelGift: money(levelGift),
    birthdayGift: money(birthdayGift),
    weeklyRate,
  }),
);

export const sampleStatus: VipStatus = {
  currency: 'USD',
  level: 4,
  since: '2025-10-12',
  validBet: '176762',
  deposits: '318000',
  next: { level: 5, isLost: false },
  month: { validBet: '9552', keeps: '15000', lastDay: '2025-11-30', isSafe: false },
  birthday: { day: '2026-03-14', amount: '1000' },
  gifts: [
    {
      id: 'level',
      kind: 'level',
      level: 4,
      amount: '1200',
      status: 'ready',
      givenAt: '2025-10-12T03:00:00Z',
      endsAt: '2026-01-10T03:00:00Z',
    },
    {
      id: 'week',
      kind: 'week',
      amount: '84',
      status: 'claimed',
      givenAt: '2025-11-17T03:00:00Z',
      endsAt: '2025-12-01T03:00:00Z',
    },
    {
      id: 'old',
      kind: 'week',
      amount: '61',
      status: 'expired',
      givenAt: '2025-10-27T03:00:00Z',
      endsAt: '2025-11-10T03:00:00Z',
    },
  ],
};
