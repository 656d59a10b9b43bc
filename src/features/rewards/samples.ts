import type { Bonus, Cashback, FreeSpins, Reward } from '#contract';
import type { BonusBet } from './BonusBets';
import type { BonusList } from './BonusRecord';

const at = (day: string): string => `${day}T16:59:00Z`;

export const sampleRewards: readonly Reward[] = [
  {
    id: 'reload',
    kind: 'bonus',
    title: 'Weekend reload',
    reason: 'Bonus of the last deposit',
    amount: '10000',
    status: 'ready',
    opensAt: at('2025-11-18'),
    endsAt: at('2025-11-24'),
    terms: { required: '80000', days: 7, maxStake: '500', maxWin: '50000', gameTypes: ['RNG', 'FISH'] },
  },
  {
    id: 'vip',
    kind: 'cash',
    title: 'Cash reward',
    reason: 'VIP 4, November',
    amount: '2500',
    status: 'ready',
    opensAt: at('2025-11-01'),
    endsAt: at('2025-11-30'),
  },
  {
    id: 'birthday',
    kind: 'cash',
    title: 'Birthday bonus',
    reason: 'Every year',
    amount: '1000',
    status: 'coming',
    opensAt: at('2026-03-14'),
    endsAt: at('2026-03-28'),
  },
  {
    id: 'draw',
    kind: 'cash',
    title: 'Autumn draw',
    reason: 'One of 12 winners',
    amount: '1000',
    status: 'claimed',
    opensAt: at('2025-11-10'),
    endsAt: at('2025-12-10'),
    claimedAt: at('2025-11-12'),
  },
  {
    id: 'october',
    kind: 'cash',
    title: 'Cash reward',
    reason: 'VIP 4, October',
    amount: '2500',
    status: 'expired',
    opensAt: at('2025-10-01'),
    endsAt: at('2025-10-31'),
  },
];

const open: Bonus = {
  id: 'reload',
  title: 'Weekend reload',
  amount: '10000',
  required: '80000',
  done: '48820',
  held: '13420',
  status: 'open',
  maxStake: '500',
  maxWin: '50000',
  gameTypes: ['RNG', 'FISH'],
  openedAt: '2025-11-18T07:26:00Z',
  expiresAt: '2025-11-25T07:26:00Z',
  terms: {
    shares: [
      { gameType: 'RNG', share: 10_000 },
      { gameType: 'FISH', share: 10_000 },
      { gameType: 'LOTT', share: 5_000 },
      { gameType: 'LIVE', share: 1_000 },
      { gameType: 'SPORTS', share: 0 },
    ],
    text: '<p>100% of one deposit, up to $100. One bonus a person.</p>',
  },
};

export const sampleBonuses: readonly Bonus[] = [
  open,
  {
    ...open,
    id: 'met',
    title: 'Welcome',
    done: '80000',
    held: '0',
    status: 'met',
    notPaid: '12050',
    endedAt: '2025-10-02T09:00:00Z',
  },
  {
    ...open,
    id: 'gone',
    title: 'Autumn spins',
    held: '0',
    status: 'givenUp',
    endedAt: '2025-09-02T09:00:00Z',
  },
];

const spins: FreeSpins = {
  id: 'comet',
  title: 'Free spins',
  gameId: 'g0',
  gameName: 'Comet',
  vassalage: 'VELORA',
  stake: '20',
  spins: 50,
  used: 18,
  won: '340',
  wagering: 10,
  days: 7,
  status: 'open',
  openedAt: '2025-11-20T07:26:00Z',
  endsAt: '2025-11-27T16:59:00Z',
  maxStake: '500',
  maxWin: '10000',
  ...(open.terms && { terms: open.terms }),
};

export const sampleFreeSpins: FreeSpins[] = [
  spins,
  { ...spins, id: 'used', gameName: 'Ember Fox', used: 50, wagering: 0, status: 'used' },
  { ...spins, id: 'late', gameName: 'Lantern Night', spins: 1, used: 0, status: 'expired' },
];

export const sampleCashback: Cashback[] = [
  {
    id: 'week',
    title: 'Weekly cashback',
    from: '2025-11-10',
    to: '2025-11-16',
    loss: '26000',
    rate: 800,
    amount: '2080',
    at: '2025-11-16T19:00:00Z',
  },
  {
    id: 'day',
    title: 'A quiet day',
    from: '2025-11-09',
    to: '2025-11-09',
    loss: '4000',
    rate: 500,
    amount: '200',
  },
];

export const sampleBets: readonly BonusBet[] = [
  {
    id: '1',
    at: '2025-11-21T07:36:00Z',
    game: 'Lantern Night',
    gameType: 'RNG',
    stake: '400',
    counted: '400',
    reason: 'full',
  },
  {
    id: '2',
    at: '2025-11-21T07:32:00Z',
    game: 'Ember Fox',
    gameType: 'RNG',
    stake: '4000',
    counted: '0',
    reason: 'stake',
  },
  {
    id: '3',
    at: '2025-11-21T06:47:00Z',
    game: 'Halden City v Port Varna',
    gameType: 'SPORTS',
    stake: '500',
    counted: '0',
    reason: 'game',
  },
  {
    id: '4',
    at: '2025-11-21T06:20:00Z',
    game: 'Salon Baccarat 12',
    gameType: 'LIVE',
    stake: '500',
    counted: '250',
    reason: 'share',
  },
];

export const sampleRecord: BonusList = {
  currency: 'USD',
  timeZone: 'Asia/Bangkok',
  utcOffset: 'UTC+7',
  rows: sampleBonuses,
  total: 3,
  totals: { received: '30000', earned: '10000', lost: '10000', running: '10000', done: '177640' },
  page: 1,
  pageCount: 1,
  pageSize: 20,
};
