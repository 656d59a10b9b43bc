import type { PointsConfig, PointsItem, PointsRecord, Redemption } from '#contract';

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
export const sampleRedemptions: readonly Redemption[] = [
  {
    id: 'r1',
    name: 'Wrist watch',
    quantity: 1,
    points: 18_000,
    status: 'inProcess',
    appliedAt: '2025-11-20T03:00:00Z',
    address: '',
    mobileNum: '',
  },
  {
    id: 'r2',
    name: 'Phone credit',
    quantity: 1,
    points: 2_400,
    status: 'rejected',
    appliedAt: '2025-11-02T03:00:00Z',
    reason: 'The number does not answer',
    address: '',
    mobileNum: '',
  },
];
export const sampleRecords: readonly PointsRecord[] = [
  {
    id: 'p1',
    type: 'redeem',
    changed: -18_000,
    balance: 24_860,
    remark: 'Wrist watch',
    at: '2025-11-20T03:00:00Z',
  },
  { id: 'p2', type: 'slots', changed: 1_240, balance: 42_860, remark: '', at: '2025-11-19T19:00:00Z' },
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
