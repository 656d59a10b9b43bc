import type { GameShare, Promotion, PromotionStatus } from '#contract';

const art = (from: string, to: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 290"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="640" height="290" fill="url(#g)"/><circle cx="520" cy="150" r="96" fill="#f2c14e"/><circle cx="520" cy="150" r="64" fill="#fff7d6"/><path d="M360 290l90-120 60 80 70-110 60 150z" fill="#000" opacity=".2"/></svg>`,
  )}`;

const pictures = {
  gift: art('#2a2370', '#8f7bff'),
  coins: art('#0e4a45', '#3cc79a'),
  balls: art('#4a0f24', '#ef6a3a'),
  cup: art('#123a6b', '#4aa0ff'),
};

const bonus = { rate: 10_000, most: '20000', minDeposit: '2000', wagering: 8, days: 30, maxStake: '500', maxWin: '100000', gameTypes: ['RNG', 'FISH'] } as const; // prettier-ignore
const base = { startsAt: '2025-11-01T00:00:00Z' };

export const welcome: Promotion = {
  ...base,
  id: 'welcome',
  kind: 'depositBonus',
  category: 'welcome',
  label: 'Welcome',
  title: 'First deposit matched up to $200',
  terms: 'Wagering 8×, 30 days',
  status: 'join',
  image: pictures.gift,
  offer: { ...bonus, gameTypes: [...bonus.gameTypes] },
};
export const running: Promotion = {
  ...welcome,
  status: 'process',
  at: '2025-11-14T07:00:00Z',
  until: '2025-12-03T16:59:00Z',
  amount: '10000',
  progress: { done: '99200', required: '160000', held: '12450' },
};
export const rebate: Promotion = {
  ...base,
  id: 'rebate',
  kind: 'rebate',
  category: 'daily',
  label: 'Every day',
  title: '1.2% rebate, no upper limit',
  terms: 'Waits each morning',
  status: 'claim',
  amount: '2460',
  until: '2025-11-28T02:00:00Z',
  image: pictures.coins,
  offer: { rate: 120, of: 'validBet' },
};
export const raffle: Promotion = {
  ...base,
  id: 'envelope',
  kind: 'raffle',
  category: 'lottery',
  label: 'Raffle',
  title: 'Lucky envelope for each $20 of bets',
  terms: 'Up to $888, nothing to bet',
  status: 'claim',
  tickets: 2,
  amount: '800',
  image: pictures.balls,
  offer: { ticket: '2000', most: '88800' },
};
export const application: Promotion = {
  ...base,
  id: 'cup',
  kind: 'application',
  category: 'sports',
  label: 'Sports',
  title: 'Lose by one goal, get the stake back',
  terms: 'Apply with a picture, up to $50',
  status: 'join',
  image: pictures.cup,
  offer: { most: '5000', answerHours: 24 },
};

/** As of a bonus for slots and fishing, where fishing counts in part. */
export const sampleShares: readonly GameShare[] = [
  { gameType: 'RNG', share: 10_000 },
  { gameType: 'FISH', share: 5_000 },
  { gameType: 'ELOTT', share: 0 },
  { gameType: 'LOTT', share: 0 },
  { gameType: 'LIVE', share: 0 },
  { gameType: 'SPORTS', share: 0 },
  { gameType: 'ESPORTS', share: 0 },
  { gameType: 'PVP', share: 0 },
];
const at = '2025-11-20T11:02:00Z';
/** One promotion in each of the ten statuses. */
export const everyStatus: readonly Promotion[] = [
  welcome,
  rebate,
  { ...application, id: 'applying', status: 'applying', at },
  { ...welcome, id: 'closed', title: 'September reload', status: 'close', endsAt: '2025-09-30T16:59:00Z' },
  {
    ...application,
    id: 'rejected',
    title: 'Derby photo',
    status: 'rejected',
    at,
    reason: 'The bet number in the picture could not be read',
  },
  { ...rebate, id: 'issued', title: 'October loss rebate', status: 'issued', amount: '11820', at },
  { ...raffle, id: 'claimed', title: 'Mid-autumn envelope', status: 'claimed', amount: '1888', at },
  { ...running, id: 'running', title: 'First deposit match' },
  { ...rebate, id: 'joined', title: '5% of a losing day back', status: 'joined', at },
  {
    ...welcome,
    id: 'coming',
    title: 'Northern weekend',
    category: 'vip',
    status: 'comingSoon',
    startsAt: '2025-11-28T05:00:00Z',
  },
];
/** The order of the statuses above. */
export const statuses = everyStatus.map(({ status }) => status) satisfies PromotionStatus[];

export const sampleContent =
  '<h3>Who can take part</h3><p>Every member of full age with a real account.</p><h3>How to leave</h3><p>Give the bonus up whenever you like.</p>';
