import type { UplineTransfer, UplineTransferTerms } from '#contract';

export const uplineTransfer: UplineTransfer = {
  id: 't1',
  upline: 'linh.pham',
  amount: '15000',
  currency: 'USD',
  note: 'Shared ticket, 20 Nov',
  reference: 'AU7Q44KD',
  createdAt: '2025-11-12T13:14:00.000Z',
};

export const uplineTerms: UplineTransferTerms = {
  currency: 'USD',
  upline: { account: 'linh.pham', since: '2023-02-02T03:00:00.000Z' },
  balance: '1248025',
  sendable: '1234605',
  locked: '13420',
  heldByBonus: '0',
  min: '1000',
  max: '500000',
  amountLeft: '800000',
  amountPerDay: '1000000',
  quickAmounts: ['5000', '10000', '20000', '50000', '100000'],
  noteLength: 60,
  hasTransactionPassword: true,
  triesLeft: 5,
  recent: [
    uplineTransfer,
    {
      ...uplineTransfer,
      id: 't0',
      amount: '8000',
      note: '',
      reference: 'AU2K90WD',
      createdAt: '2025-10-30T02:31:00.000Z',
    },
  ],
};
