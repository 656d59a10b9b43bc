import type { Leaderboard, Mission } from '#contract';

const base = {
  period: 'weekly',
  unit: 'count',
  kind: 'cash',
  endsAt: '2025-11-23T17:00:00Z',
} as const;

export const sampleMissions: readonly Mission[] = [
  {
    ...base,
    id: 'three-days',
    title: 'Three days',
    line: 'Bet $1 or more on three days of the week',
    state: 'ready',
    done: '3',
    target: '3',
    place: 'games',
    amount: '300',
  },
  {
    ...base,
    id: 'new-slots',
    title: 'Try three slots',
    line: 'Ten spins in each, any stake',
    period: 'once',
    state: 'ready',
    done: '3',
    target: '3',
    place: 'slots',
    kind: 'bonus',
    amount: '1000',
    terms: { required: '5000', days: 7, maxStake: '500', gameTypes: ['RNG'] },
  },
  {
    ...base,
    id: 'stake',
    title: 'A busy week',
    line: 'Valid bets of $250, any game',
    unit: 'money',
    state: 'active',
    done: '14590',
    target: '25000',
    place: 'games',
    amount: '500',
  },
  {
    ...base,
    id: 'lottery',
    title: 'Lottery evening',
    line: 'Ten tickets this week',
    state: 'active',
    done: '6',
    target: '10',
    place: 'lottery',
    amount: '500',
  },
  {
    ...base,
    id: 'today',
    period: 'daily',
    title: 'Twenty today',
    line: 'Twenty bets of 50 cents or more, any game',
    state: 'done',
    done: '20',
    target: '20',
    place: 'games',
    amount: '100',
  },
  {
    ...base,
    id: 'friend',
    period: 'once',
    title: 'Bring a friend',
    line: 'A friend joins and deposits $20',
    state: 'open',
    done: '0',
    target: '1',
    place: 'friends',
    amount: '1000',
  },
];

const people = [
  'th***71',
  'mi***08',
  'an***33',
  'ke***19',
  'lo***52',
  'vy***04',
  'qu***60',
  'ha***22',
  'em***14',
  'bo***90',
];
const points = [48_210, 41_960, 37_004, 31_880, 29_415, 26_102, 24_998, 19_400, 17_720, 15_760];
const prizes = ['50000', '25000', '12000', '6000', '6000', '4000', '4000', '2000', '2000', '2000'];

export const sampleBoard: Leaderboard = {
  currency: 'USD',
  pointUnit: '100',
  endsAt: '2025-11-23T17:00:00Z',
  rows: people.map((account, place) => ({
    rank: place + 1,
    account,
    points: points[place] ?? 0,
    prize: prizes[place],
    isOwn: false,
  })),
  own: { rank: 18, points: 12_640 },
  next: { rank: 10, points: 3_121, prize: '2000' },
};
