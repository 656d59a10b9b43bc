import type { PointsConfig, PointsItem, PointsRecord, PointsSum, Redemption } from '#contract';

const item = {
  line: 'Brushed steel, two hands',
  category: 'goods',
  amount: '0',
  quantity: 3,
  needs: 'address',
  isPopular: true,
} as const;
export const sampleItems: readonly PointsItem[] = [
  { ...item, id: 'watch', name: 'Wrist watch', points: 18_000 },
  { ...item, id: 'card', name: 'Phone credit', category: 'voucher', needs: 'mobile', points: 2_400 },
  { ...item, id: 'money', name: 'Ten dollars', category: 'bonus', needs: 'nothing', points: 1_000 },
  { ...item, id: 'phone', name: 'Telephone', points: 46_000 },
  { ...item, id: 'gone', name: 'Headphones', points: 9_000, quantity: 0 },
];
const redeemed = { quantity: 1, address: '', mobileNum: '' } as const;
export const sampleRedemptions: readonly Redemption[] = [
  {
    ...redeemed,
    id: 'r1',
    name: 'Wrist watch',
    points: 18_000,
    status: 'inProcess',
    appliedAt: '2025-11-20T03:00:00Z',
    address: '48 Nguyen Trai, District 1',
  },
  {
    ...redeemed,
    id: 'r2',
    name: 'Phone credit',
    quantity: 2,
    points: 4_800,
    status: 'approved',
    appliedAt: '2025-11-02T03:00:00Z',
    answeredAt: '2025-11-02T09:00:00Z',
    mobileNum: '+65 8123 4567',
  },
  {
    ...redeemed,
    id: 'r3',
    name: 'Phone credit',
    points: 2_400,
    status: 'rejected',
    appliedAt: '2025-10-14T03:00:00Z',
    answeredAt: '2025-10-15T03:00:00Z',
    reason: 'The number does not answer',
  },
];
/** Redemptions whose words are long, as operators and members write them. */
export const longRedemptions: readonly Redemption[] = sampleRedemptions.map((one) => ({
  ...one,
  name: `${one.name} with a leather strap and a case of polished walnut wood`,
  address: 'Building 12, floor 38, flat 3804, 1188 Long Harbour Front Road, Kowloon, Hong Kong',
  ...(one.reason !== undefined && {
    reason: `${one.reason}, and nobody wrote back in the five days that we gave after the second letter.`,
  }),
}));
export const sampleRecords: readonly PointsRecord[] = [
  { id: 'p1', type: 'slots', changed: 84, balance: 24_860, remark: '', at: '2025-11-21T03:00:00Z' },
  {
    id: 'p2',
    type: 'redeem',
    changed: -18_000,
    balance: 24_776,
    remark: 'Wrist watch',
    at: '2025-11-20T03:00:00Z',
  },
  { id: 'p3', type: 'sports', changed: 21, balance: 42_776, remark: '', at: '2025-11-20T02:00:00Z' },
  { id: 'p4', type: 'deposit', changed: 300, balance: 42_755, remark: '', at: '2025-11-19T02:00:00Z' },
  { id: 'p5', type: 'redeem', changed: -1_000, balance: 42_455, remark: '', at: '2025-11-18T12:00:00Z' },
  { id: 'p6', type: 'PVP', changed: 9, balance: 43_455, remark: '', at: '2025-11-18T02:00:00Z' },
];
export const sampleSources: readonly PointsSum[] = [
  { type: 'deposit', changed: 300 },
  { type: 'live', changed: 488 },
  { type: 'lottery', changed: 612 },
  { type: 'redeem', changed: -19_000 },
  { type: 'slots', changed: 1_940 },
];
export const sampleConfig: PointsConfig = {
  currency: 'USD',
  earning: [
    { type: 'slots', unit: '1000', points: 1 },
    { type: 'deposit', unit: '10000', points: 5 },
  ],
  pointsPerUnit: 100,
  unitAmount: '100',
  least: 1_000,
  step: 100,
  rules: '<p>Points never expire.</p>',
};
