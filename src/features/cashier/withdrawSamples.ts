import type { Withdrawal, WithdrawalTerms } from '#contract';

export const terms: WithdrawalTerms = {
  currency: 'USD',
  balance: '1248025',
  withdrawable: '1234605',
  heldByBonus: '13420',
  inWithdrawals: '0',
  min: '2000',
  max: '2000000',
  requestsLeft: 3,
  amountLeft: '3800000',
  freeLeft: 2,
  freePerMonth: 3,
  feeRate: 100,
  feeMax: '500',
  turnoverFeeRate: 0,
  turnoverOpen: '0',
  hasTransactionPassword: true,
  triesLeft: 5,
  timeZone: 'Asia/Ho_Chi_Minh',
  accounts: [
    {
      id: 'a1',
      kind: 'bank',
      bank: 'Northline Bank',
      holder: 'TRAN VAN MINH',
      number: '•••• 8831',
      usualMinutes: 25,
    },
    {
      id: 'a2',
      kind: 'ewallet',
      bank: 'Meridian Wallet',
      holder: 'TRAN VAN MINH',
      number: '•••• 3377',
      usualMinutes: 5,
    },
    {
      id: 'a3',
      kind: 'bank',
      bank: 'Harbour Trust',
      holder: 'TRAN VAN MINH',
      number: '•••• 2047',
      usualMinutes: 45,
      usableFrom: '2025-11-22T03:05:00.000Z',
    },
  ],
  requirements: [
    {
      id: 'r1',
      kind: 'deposit',
      amount: '50037',
      required: '50037',
      done: '50037',
      held: '0',
      status: 'met',
      openedAt: '2025-11-21T07:24:00.000Z',
    },
    {
      id: 'r2',
      kind: 'bonus',
      title: 'Weekend reload, 8 times the bonus',
      amount: '10000',
      required: '80000',
      done: '48820',
      held: '13420',
      status: 'open',
      openedAt: '2025-11-21T07:24:00.000Z',
      expiresAt: '2025-11-24T11:30:00.000Z',
    },
  ],
};

export const withdrawal: Withdrawal = {
  id: 'w1',
  status: 'requested',
  amount: '200000',
  fee: '0',
  payout: '200000',
  currency: 'USD',
  account: { bank: 'Northline Bank', number: '•••• 8831' },
  reference: 'AU8M20WD',
  createdAt: '2025-11-21T07:52:00.000Z',
  isForced: false,
};

export const sentWithdrawal: Withdrawal = {
  ...withdrawal,
  status: 'sent',
  reviewingAt: '2025-11-21T08:01:00.000Z',
  sendingAt: '2025-11-21T08:05:00.000Z',
  sentAt: '2025-11-21T08:10:00.000Z',
  answerBy: '2125-11-21T09:10:00.000Z',
};

export const endedWithdrawal: Withdrawal = {
  ...sentWithdrawal,
  status: 'received',
  endedAt: '2025-11-21T08:40:00.000Z',
};
