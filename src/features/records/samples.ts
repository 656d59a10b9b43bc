import type { Bet } from '#contract';
import type { BetList, RecordedBet } from './bets';

const game = (gameName: string, vendorName: string, gameType: Bet['gameType'], pick = '') => ({
  gameId: gameName,
  gameName,
  vendorName,
  vassalage: vendorName.toUpperCase(),
  gameType,
  pick,
});
const finished = (stake: string, validBet: string, payout: string, result: string) => ({
  stake,
  validBet,
  payout,
  result,
  validBetReason: 'full' as const,
});
const running = { validBet: null, payout: null, result: null, validBetReason: 'open' as const };
const at = (time: string) => ({
  at: `2025-11-21T${time}.000Z`,
  placedAt: `2025-11-21T${time}.000Z`,
  settledAt: `2025-11-21T${time}.000Z`,
});

/** Bets of an afternoon, one of each kind. */
export const bets: Bet[] = [
  { id: '99204417', ...at('07:32:08'), ...game('Lantern Night', 'Tamarind', 'RNG'), status: 'won', ...finished('4000', '4000', '12640', '8640') },
  { id: '99204402', ...at('07:30:51'), ...game('Lantern Night', 'Tamarind', 'RNG'), status: 'lost', ...finished('4000', '4000', '0', '-4000') },
  { id: '99203981', ...at('07:02:19'), ...game('Vietnam North', 'Elott', 'ELOTT', 'special, last two'), settledAt: null, status: 'open', stake: '2500', ...running },
  { id: '99203766', ...at('06:47:33'), ...game('Halden City v Port Varna', 'Pitchline', 'SPORTS', 'Halden City to win'), placedAt: '2025-11-20T16:12:05.000Z', status: 'won', ...finished('12000', '0', '17040', '5040'), validBetReason: 'lowOdds' },
  { id: '99203318', ...at('06:20:05'), ...game('Salon Baccarat 12', 'Eastgate', 'LIVE', 'banker'), status: 'won', ...finished('20000', '19000', '39000', '19000') },
  { id: '99202471', ...at('05:31:47'), ...game('Golden Shoal', 'Drumlin', 'FISH'), status: 'lost', ...finished('1850', '650', '1200', '-650') },
  { id: '99198850', ...at('04:09:22'), ...game('Aster v Nullpoint', 'Hexarena', 'ESPORTS', 'map 2'), status: 'void', ...finished('6000', '0', '6000', '0'), validBetReason: 'void' },
]; // prettier-ignore

const sums = { stake: '421650', validBet: '409650', payout: '457890', result: '36240' };

export const betList: BetList = {
  rows: bets,
  currency: 'USD',
  totals: { count: 128, ...sums },
  pageTotals: { count: 7, stake: '50350', validBet: '27650', payout: '75880', result: '28030' },
  total: 128,
  page: 3,
  pageCount: 7,
  pageSize: 20,
  timeZone: 'Asia/Ho_Chi_Minh',
  utcOffset: 'UTC+7',
};

/** Bets on lines: half won, half lost, met exactly, one that was cashed out, and one whose match goes on. */
export const lineBets: Bet[] = [
  { id: '99147710', ...at('07:21:09'), ...game('Kestrel Town v Bay United', 'Pitchline', 'SPORTS', 'Over 2.75'), status: 'won', outcome: 'halfWon', ...finished('4000', '1800', '5800', '1800'), validBetReason: 'pushed', halves: [{ line: '2.5', stake: '2000', result: 'won', payout: '3800' }, { line: '3', stake: '2000', result: 'push', payout: '2000' }] },
  { id: '99147711', ...at('07:20:31'), ...game('Riverside v Old Quarter', 'Pitchline', 'SPORTS', 'Riverside −0.25'), status: 'lost', outcome: 'halfLost', ...finished('2001', '1001', '1000', '-1001'), validBetReason: 'pushed', halves: [{ line: '−0.5', stake: '1001', result: 'lost', payout: '0' }, { line: '0', stake: '1000', result: 'push', payout: '1000' }] },
  { id: '99147712', ...at('07:19:02'), ...game('Harbour v Lanterns', 'Pitchline', 'SPORTS', 'Under 3'), status: 'even', outcome: 'push', ...finished('2500', '0', '2500', '0'), validBetReason: 'even' },
  { id: '99147714', ...at('07:18:50'), ...game('Halden City v Port Varna', 'Pitchline', 'SPORTS', 'Halden City to win'), status: 'lost', outcome: 'cashedOut', ...finished('4000', '0', '3800', '-200'), validBetReason: 'cashedOut' },
  { id: '99147713', ...at('07:18:44'), ...game('Ashford Rovers v Lakeside', 'Pitchline', 'SPORTS', 'Over 2.25'), settledAt: null, status: 'open', stake: '2000', ...running, halves: [{ line: '2', stake: '1000', result: null, payout: '0' }, { line: '2.5', stake: '1000', result: null, payout: '0' }] },
]; // prettier-ignore

/** A bet on a quarter line that half won. */
export const halfWonBet: RecordedBet = {
  ...(lineBets[0] as Bet),
  currency: 'USD',
  account: '',
  validBetShare: 10_000,
  facts: { Match: 'Kestrel Town – Bay United', Odds: '1.90', Result: '2 : 1' },
  corrections: [],
  steps: [],
};

/** A bet of which a part was cashed out before the match was lost. */
export const partlySoldBet: RecordedBet = {
  ...(lineBets[3] as Bet),
  id: '99147715',
  outcome: undefined,
  validBet: '1600',
  payout: '2280',
  result: '-1720',
  currency: 'USD',
  account: '',
  validBetShare: 10_000,
  facts: { Match: 'Halden City – Port Varna', Odds: '1.90', Result: '0 : 1' },
  corrections: [],
  steps: [
    { step: 'placed', at: '2025-11-21T06:47:33.000Z', amount: '4000', text: '' },
    { step: 'cashedOut', at: '2025-11-21T07:02:10.000Z', amount: '2280', text: '' },
    { step: 'ended', at: '2025-11-21T07:18:50.000Z', text: '' },
  ],
};

/** The bet on a match, with what happened. */
export const recordedBet: RecordedBet = {
  ...(bets[3] as Bet),
  currency: 'USD',
  account: '',
  validBetShare: 0,
  facts: { Price: '1.42', 'Final score': '3 : 1' },
  corrections: [],
  steps: [
    { step: 'placed', at: '2025-11-21T06:47:33.000Z', text: 'Price 1.42 taken, single' },
    { step: 'ended', at: '2025-11-21T07:21:09.000Z', text: '3 : 1, confirmed by Pitchline' },
    { step: 'paid', at: '2025-11-21T07:21:12.000Z', amount: '17040', text: '' },
  ],
};

/** A draw that was won until its match was corrected. */
export const freeSpinBet: RecordedBet = {
  ...(bets[0] as Bet),
  ...finished('0', '0', '0', '0'),
  status: 'even',
  validBetReason: 'even',
  freeSpin: { won: '125' },
  currency: 'USD',
  account: '',
  validBetShare: 10_000,
  steps: [],
  facts: {},
  corrections: [],
};

export const correctedBet: RecordedBet = {
  ...(lineBets[2] as Bet),
  id: '99198207',
  outcome: undefined,
  status: 'lost',
  pick: 'Draw',
  ...finished('1500', '1500', '0', '-1500'),
  currency: 'USD',
  account: '',
  validBetShare: 10_000,
  facts: { Match: 'Harbour – Lanterns', Odds: '3.40', Result: '2 : 1' },
  corrections: [
    {
      id: 'c1',
      home: 'Harbour',
      away: 'Lanterns',
      before: { at: '2025-11-20T14:52:00.000Z', score: [1, 1], standing: 'won', payout: '5100' },
      after: { at: '2025-11-21T03:04:00.000Z', score: [2, 1], standing: 'lost', payout: '0' },
    },
  ],
  steps: [
    { step: 'placed', at: '2025-11-20T12:40:11.000Z', amount: '1500', text: '' },
    { step: 'ended', at: '2025-11-20T14:52:00.000Z', text: '' },
    { step: 'paid', at: '2025-11-20T14:52:00.000Z', amount: '5100', text: '' },
    { step: 'takenBack', at: '2025-11-21T03:04:00.000Z', amount: '5100', text: '' },
  ],
};

/** The same of a bet on a half. */
export const correctedHalfBet: RecordedBet = {
  ...correctedBet,
  pick: '1st half, Draw',
  corrections: correctedBet.corrections.map((each) => ({ ...each, period: 'firstHalf' })),
};
