import type { Deposit, DepositMethod } from '#contract';

/** Noon of the day that the stories are told on. */
export const now = Date.parse('2025-11-21T07:24:00.000Z');

const channel = { min: '2000', max: '500000', feeRate: 0, feeFixed: '0', usualMinutes: 1, isOpen: true };

export const methods: readonly DepositMethod[] = [
  {
    kind: 'qr',
    channels: [
      { ...channel, id: 'northline-qr', name: 'Northline Bank' },
      { ...channel, id: 'meridian-qr', name: 'Meridian Pay', min: '5000', max: '2000000' },
    ],
  },
  {
    kind: 'bank',
    channels: [
      {
        ...channel,
        id: 'harbour-bank',
        name: 'Harbour Trust',
        min: '1000',
        max: '5000000',
        feeRate: 50,
        usualMinutes: 3,
      },
      {
        ...channel,
        id: 'quayside-bank',
        name: 'Quayside Savings',
        usualMinutes: 3,
        isOpen: false,
        opensAt: '2025-11-22T01:00:00.000Z',
      },
    ],
  },
  {
    kind: 'ewallet',
    channels: [{ ...channel, id: 'meridian-wallet', name: 'Meridian Wallet', usualMinutes: 0 }],
  },
  {
    kind: 'card',
    channels: [{ ...channel, id: 'card', name: 'Debit card', feeRate: 150, usualMinutes: 0 }],
  },
];

export const quickAmounts: readonly string[] = ['5000', '10000', '20000', '50000', '100000'];

export const deposit: Deposit = {
  id: 'd1',
  kind: 'qr',
  channel: 'Northline Bank',
  status: 'created',
  amount: '50000',
  payable: '50037',
  fee: '0',
  credited: '0',
  payments: 0,
  currency: 'USD',
  reference: 'AU7Q44KD',
  instruction: {
    qr: 'PAY|0947 2210 8831|USD|50037|AU7Q44KD',
    bank: { name: 'Northline Bank', holder: 'AURORA SERVICES', account: '0947 2210 8831' },
  },
  proofs: 0,
  createdAt: '2025-11-21T07:18:00.000Z',
  expiresAt: '2125-11-21T07:48:00.000Z',
};

export const paidDeposit: Deposit = {
  ...deposit,
  status: 'paid',
  paidAt: '2025-11-21T07:21:00.000Z',
  expectedAt: '2025-11-21T07:36:00.000Z',
};

export const creditedDeposit: Deposit = {
  ...paidDeposit,
  status: 'credited',
  credited: '50037',
  payments: 1,
  instruction: {},
  endedAt: '2025-11-21T07:24:00.000Z',
};

export const recentDeposits: readonly Deposit[] = [
  { ...creditedDeposit, id: 'd2', reference: 'AU4N71KE' },
  {
    ...creditedDeposit,
    id: 'd3',
    kind: 'ewallet',
    status: 'expired',
    payable: '5000',
    reference: 'AU2P90CX',
  },
  { ...creditedDeposit, id: 'd4', kind: 'bank', status: 'failed', payable: '100000', reference: 'AU9K13MT' },
];
