import type {
  AgentContract,
  AgentContractDetail,
  ContractExample,
  PayFigures,
  PayslipDetail,
  RunningPay,
} from '#contract';

const tier = (validBet: string, netLoss: string, activeMembers: number, rate: number) => ({
  validBet,
  netLoss,
  activeMembers,
  rate,
});
const terms = {
  kind: 'dividend',
  period: 'semimonthly',
  carriesOver: true,
  tiers: [tier('20000000', '500000', 5, 1_000), tier('50000000', '1500000', 10, 1_500), tier('150000000', '4000000', 20, 2_200)],
} as const; // prettier-ignore

const mine: AgentContract = {
  id: 'mine',
  kind: 'dividend',
  terms: { ...terms, tiers: [...terms.tiers] },
  side: 'mine',
  with: { id: 'up', account: 'minh.agency' },
  version: 2,
  status: 'accepted',
  phase: 'active',
  offeredAt: '2025-09-01T02:12:00Z',
  lapsesAt: '2025-09-08T02:12:00Z',
  startsAt: '2025-09-02T17:00:00Z',
  firstDay: '2025-09-03',
  reason: '',
  settlesAt: '2025-11-30T23:00:00Z',
  paid: '1413376',
  owed: '0',
};
export const offered: AgentContract = {
  ...mine,
  id: 'offer',
  version: 3,
  status: 'offered',
  phase: 'offered',
  terms: { ...terms, tiers: [tier('20000000', '500000', 5, 1_000), tier('50000000', '1500000', 10, 1_600)] },
  offeredAt: '2025-11-21T02:12:00Z',
  lapsesAt: '2025-11-28T02:12:00Z',
  settlesAt: undefined,
  paid: '0',
};
export const sampleMine: readonly AgentContract[] = [
  offered,
  mine,
  { ...mine, id: 'old', version: 1, status: 'replaced', phase: 'past', settlesAt: undefined },
];
const given: AgentContract = { ...mine, id: 'given', side: 'given', with: { id: 'd', account: 'mai.vu' } };
export const sampleGiven: readonly AgentContract[] = [
  { ...offered, id: 'sent', side: 'given', with: { id: 'h', account: 'hoang.le' } },
  { ...given, owed: '42000' },
  { ...given, id: 'ending', phase: 'ending', status: 'ended', endsAt: '2025-11-30T17:00:00Z' },
  { ...given, id: 'no', status: 'rejected', phase: 'past', reason: 'Same as before, please.' },
];

export const figures: PayFigures = {
  kind: 'dividend',
  from: '2025-10-31T17:00:00Z',
  to: '2025-11-15T17:00:00Z',
  firstDay: '2025-11-01',
  lastDay: '2025-11-15',
  teamId: 'd',
  validBet: '192044820',
  bets: 41_200,
  members: 418,
  activeMembers: 31,
  activeFrom: '20000',
  result: '-5891460',
  rebates: '900000',
  bonuses: '338040',
  wages: '0',
  netLoss: '4653420',
  carried: '421000',
  base: '4232420',
  tiers: [
    { tier: 1, rate: 1_000, isMet: true, conditions: [] },
    { tier: 2, rate: 1_500, isMet: true, conditions: [] },
    {
      tier: 3,
      rate: 2_200,
      isMet: false,
      conditions: [{ is: 'netLoss', needed: '12000000', reached: '4653420', isMet: false }],
    },
  ],
  tier: 2,
  rate: 1_500,
  amount: '634863',
};
export const running: RunningPay = {
  ...figures,
  contractId: 'mine',
  at: '2025-11-21T07:30:00Z',
  settlesAt: '2025-11-30T23:00:00Z',
};
export const sampleSlip: PayslipDetail = {
  ...figures,
  id: 'slip',
  number: 'DV-251101-04K7',
  contractId: 'mine',
  version: 2,
  with: 'minh.agency',
  settledAt: '2025-11-15T23:00:00Z',
  paid: '600000',
  owed: '34863',
  toDownlines: '0',
  net: '634863',
  status: 'owed',
  terms: mine.terms,
  payments: [{ at: '2025-11-15T23:00:00Z', amount: '600000' }],
};
const slipRows: readonly PayslipDetail[] = [
  sampleSlip,
  { ...sampleSlip, id: 'paid', status: 'paid', owed: '0', paid: '634863', with: undefined },
];
/** A page of payslips of many. */
export const slipList = {
  rows: slipRows,
  total: 120,
  page: 1,
  pageCount: 3,
  pageSize: 50,
  hiddenRows: 4,
  totals: { validBet: '384089640', amount: '1269726', paid: '1234863', owed: '34863' },
  currency: 'USD',
  timeZone: 'Asia/Bangkok',
  utcOffset: 'UTC+7',
  from: '2025-11-01',
  to: '2025-11-21',
};
export const realTimeFigures: PayFigures = {
  ...figures,
  kind: 'realTime',
  activeMembers: 0,
  activeFrom: undefined,
  tiers: [],
  tier: undefined,
  rate: undefined,
  won: { validBet: '1200000', rate: 10, amount: '1200' },
  lost: { validBet: '2400000', rate: 20, amount: '4800' },
  amount: '6000',
};
const ends = [
  {
    id: 'e1',
    kind: 'dividend' as const,
    from: 'linh.pham',
    to: 'bao88',
    terms: mine.terms,
    lastDay: '2025-11-30',
  },
];
export const offerDetail: AgentContractDetail = {
  ...offered,
  events: [{ at: offered.offeredAt, is: 'offered', by: 'other', reason: '' }],
  ends,
  replaces: mine,
  changesOn: '2025-12-01',
};
export const ownDetail: AgentContractDetail = { ...offerDetail, ...mine, ends: [], replaces: undefined };
export const sampleExample: ContractExample = {
  account: 'hoang.le',
  offered: { ...figures, rate: 1_600, amount: '677187' },
  today: figures,
  keeps: { ownRate: 2_200, amount: '253945' },
  ends,
  changesOn: '2025-12-01',
};
