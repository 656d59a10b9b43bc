import type { Wallets, WalletTransfer } from '#contract';

export const walletTransfer: WalletTransfer = {
  id: 't1',
  from: 0,
  to: 101,
  vendor: 'Velora',
  amount: '134250',
  currency: 'USD',
  status: 'done',
  isAutomatic: false,
  createdAt: '2025-11-21T04:40:00.000Z',
  endedAt: '2025-11-21T04:40:01.000Z',
};

export const pendingTransfer: WalletTransfer = {
  ...walletTransfer,
  id: 't2',
  to: 104,
  vendor: 'Ninefold',
  amount: '12000',
  status: 'pending',
  nextAskAt: '2025-11-21T04:41:00.000Z',
  endedAt: undefined,
};

const vendor = (id: number, name: string, categories: Wallets['vendors'][number]['categories']) => ({
  id,
  vassalage: name.toUpperCase().replaceAll(' ', '_'),
  name,
  categories,
  balance: '0',
  isOpen: true,
});

export const wallets: Wallets = {
  isSingle: false,
  currency: 'USD',
  main: '1248025',
  heldByBonus: '0',
  inWithdrawals: '0',
  inTransfers: '0',
  vendors: [
    { ...vendor(101, 'Velora', ['RNG', 'LIVE']), balance: '134250' },
    { ...vendor(102, 'Aurelle', ['LIVE']), balance: '82000' },
    { ...vendor(103, 'Pitchline', ['SPORTS']), balance: '44200' },
    { ...vendor(104, 'Ninefold', ['RNG']), balance: '12000', isOpen: false },
    vendor(105, 'Kitsu Forge', ['RNG']),
    vendor(106, 'Bluepeg', ['FISH']),
    vendor(107, 'Tamarind', ['PVP']),
  ],
  quickAmounts: ['10000', '20000', '50000', '100000'],
  movesByItself: false,
  transfers: [
    walletTransfer,
    {
      ...walletTransfer,
      id: 't3',
      from: 105,
      to: 0,
      vendor: 'Kitsu Forge',
      amount: '21800',
      createdAt: '2025-11-20T16:12:00.000Z',
    },
    {
      ...walletTransfer,
      id: 't4',
      vendor: 'Pitchline',
      to: 103,
      amount: '44200',
      isAutomatic: true,
      createdAt: '2025-11-20T14:05:00.000Z',
    },
  ],
};

export const singleWallet: Wallets = {
  ...wallets,
  isSingle: true,
  main: '1234605',
  heldByBonus: '13420',
  vendors: [],
  transfers: [],
};
