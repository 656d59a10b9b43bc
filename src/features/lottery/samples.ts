import type { Lottery, LotteryBet, LotteryPlay, LotteryTable, LotteryTrend } from '#contract';
import type { BasketLine } from './basket';

const balls = (text: string) => [...text].map((number) => ({ number, colour: 'plain' as const }));
const labels = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

const digits = (odds: number) =>
  Array.from({ length: 10 }, (_, digit) => ({
    id: String(digit),
    label: String(digit),
    odds,
    rival: 'digit',
  }));

const direct = (id: string, name: string, count: number): LotteryPlay => ({
  id,
  name,
  hint: 'Pick one digit or more for each place. All places have to match in order.',
  mode: 'product',
  size: count,
  most: 1,
  repeats: false,
  rows: labels.slice(0, count).map((label, place) => ({
    id: `p${place + 1}`,
    label,
    options: digits(9_800 * 10 ** count),
  })),
});

const sides: LotteryPlay = {
  id: 'sides',
  name: 'Big, small, odd, even',
  hint: 'Big is 5 to 9, small 0 to 4. The sum is big from 23.',
  mode: 'each',
  size: 1,
  most: 1,
  repeats: false,
  rows: ['Sum', ...labels].map((label) => ({
    id: label,
    label,
    options: ['Big', 'Small', 'Odd', 'Even'].map((side, place) => ({
      id: side.toLowerCase(),
      label: side,
      odds: 19_600,
      rival: place < 2 ? 'size' : 'parity',
    })),
  })),
};

export const combination: LotteryPlay = {
  id: 'front3group',
  name: 'Front group 6',
  hint: 'The digits may come in any order. All of them have to be different.',
  mode: 'combination',
  size: 3,
  most: 3,
  repeats: false,
  rows: [{ id: 'all', label: 'Digits', options: digits(1_633_333) }],
};

export const sampleNow = Date.UTC(2025, 10, 21, 7, 38);

export const sampleTable: LotteryTable = {
  code: 'SSC_60',
  name: 'Five Digits 1′',
  family: 'SSC',
  currency: 'USD',
  now: new Date(sampleNow).toISOString(),
  draw: {
    issue: '20251121-0459',
    closesAt: '2025-11-21T07:38:55.000Z',
    drawsAt: '2025-11-21T07:39:00.000Z',
    hash: '0123456789abcdef'.repeat(4),
  },
  upcoming: Array.from({ length: 29 }, (_, step) => ({
    issue: `20251121-${String(step + 460).padStart(4, '0')}`,
    drawsAt: new Date(Date.UTC(2025, 10, 21, 7, step + 40)).toISOString(),
  })),
  results: ['13456', '90217', '44821', '70093'].map((text, back) => ({
    issue: `20251121-0${458 - back}`,
    drawnAt: new Date(sampleNow - back * 60_000).toISOString(),
    balls: balls(text),
    numbers: [...text],
    seed: 'c0ffee'.repeat(11).slice(0, 64),
    hash: '5eed'.repeat(16),
  })),
  next: { issue: '20251121-0460', hash: 'abcd'.repeat(16) },
  shape: {},
  series: 1960,
  stakes: ['10', '50', '100', '500', '1000'],
  maxStake: '500000',
  groups: [
    { id: 'sides', name: 'Two sides', plays: [sides] },
    { id: 'star2', name: 'Two stars', plays: [direct('front2', 'Front direct', 2)] },
    { id: 'star3', name: 'Three stars', plays: [direct('front3', 'Front direct', 3), combination] },
    { id: 'star5', name: 'Five stars', plays: [direct('five', 'Direct', 5)] },
  ],
};

export const sampleLines: readonly BasketLine[] = [
  {
    id: '1',
    play: 'five',
    picks: [['1', '4'], ['0', '5'], ['6'], ['2', '9'], ['1', '3', '7']],
    stake: '100',
    multiple: 2,
    name: 'Five stars · Direct',
    text: '1,4 | 0,5 | 6 | 2,9 | 1,3,7',
    count: 24,
    cost: 4_800n,
    paysUpTo: 19_600_000n,
  },
  {
    id: '2',
    play: 'sides',
    picks: [['big'], [], [], [], [], []],
    stake: '1000',
    multiple: 2,
    name: 'Two sides · Big, small, odd, even',
    text: 'Sum Big',
    count: 1,
    cost: 2_000n,
    paysUpTo: 3_920n,
  },
];

const bet = (id: string, change: Partial<LotteryBet>): LotteryBet => ({
  id,
  lottery: 'SSC_60',
  issue: '20251121-0458',
  play: 'Two stars · Front direct',
  pick: '1,4 | 0,5,9',
  bets: 6,
  stake: '1200',
  status: 'lost',
  payout: '0',
  placedAt: '2025-11-21T07:37:00.000Z',
  closesAt: '2025-11-21T07:37:55.000Z',
  ...change,
});

export const sampleBets: readonly LotteryBet[] = [
  bet('a', { status: 'open', payout: null, issue: '20251121-0459' }),
  bet('b', { status: 'won', payout: '19600' }),
  bet('c', {}),
  bet('d', { status: 'void', payout: '1200' }),
];

/** Two draws of a chase are over, the third is open, two are to come. */
export const sampleChase: readonly LotteryBet[] = Array.from({ length: 5 }, (_, step) => ({
  ...(sampleBets[0] as LotteryBet),
  id: `chase-${step}`,
  issue: `20251121-0${457 + step}`,
  stake: String(100 * 2 ** step),
  status: step < 2 ? ('lost' as const) : ('open' as const),
  payout: step < 2 ? '0' : null,
  chase: { id: 'chase', stopsOnWin: true },
}));

export const sampleLotteries: readonly Lottery[] = [
  {
    code: 'SSC_60',
    name: 'Five Digits 1′',
    family: 'SSC',
    vassalage: 'TCG_SEA',
    nextDrawAt: '2025-11-21T07:39:00.000Z',
    everySeconds: 60,
    last: { issue: '20251121-0458', drawnAt: '2025-11-21T07:38:00.000Z', balls: balls('13456') },
  },
  {
    code: 'K3_60',
    name: 'Quick 3 1′',
    family: 'K3',
    nextDrawAt: '2025-11-21T07:39:00.000Z',
    everySeconds: 60,
    last: { issue: '20251121-0458', drawnAt: '2025-11-21T07:38:00.000Z', balls: balls('264') },
  },
  {
    code: 'VN_NORTH',
    name: 'Vietnam North',
    family: 'VN',
    nextDrawAt: '2025-11-21T11:15:00.000Z',
    everySeconds: 86_400,
    last: { issue: '20251120', drawnAt: '2025-11-20T11:15:00.000Z', balls: balls('90427') },
  },
  {
    code: 'LF_3',
    name: 'Daily 3',
    family: 'LF',
    nextDrawAt: '2025-11-21T12:00:00.000Z',
    everySeconds: 86_400,
    last: null,
  },
];

export const samplePopular = [
  { number: '27', times: 16 },
  { number: '08', times: 14 },
  { number: '63', times: 9 },
  { number: '91', times: 7 },
] as const;

/** Thirty draws whose first place goes through the odd digits, with 1 once more. */
export const sampleTrend: LotteryTrend = {
  family: 'SSC',
  draws: Array.from({ length: 30 }, (_, back) => ({
    issue: `20251121-${String(458 - back).padStart(4, '0')}`,
    numbers: [String((back * 2 + 1) % 10), '4', String(back % 10), String((back * 3) % 10), '7'],
  })),
};
