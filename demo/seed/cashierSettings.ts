import type { CashierSettings } from '#platform/seed';
import { word } from '#platform/words';
import type { DemoMerchant } from './merchants';

/** Banks, wallets and rules of a demo brand; amounts are written in dollars. */
export function cashierSettings({ name, timeZone, creditUnit }: DemoMerchant): CashierSettings {
  const amount = (dollars: number): string => (BigInt(dollars * 100) * creditUnit).toString();
  const holder = `${name.toUpperCase()} SERVICES`;
  return {
    timeZone,
    // A dong is never paid in hundredths, and hundreds of them are what a cent is elsewhere.
    identifyingStep: creditUnit === 1n ? '1' : (100n * (creditUnit > 100n ? 10n : 1n)).toString(),
    depositChannels: [
      {
        id: 'northline-qr',
        kind: 'qr',
        name: 'Northline Bank',
        min: amount(20),
        max: amount(5_000),
        feeRate: 0,
        feeFixed: '0',
        usualMinutes: 1,
        bank: { name: 'Northline Bank', holder, account: '0947 2210 8831' },
      },
      {
        id: 'meridian-qr',
        kind: 'qr',
        name: 'Meridian Pay',
        min: amount(50),
        max: amount(20_000),
        feeRate: 0,
        feeFixed: '0',
        usualMinutes: 1,
        bank: { name: 'Meridian Pay', holder, account: '7710 4420 0912' },
      },
      {
        id: 'harbour-bank',
        kind: 'bank',
        name: 'Harbour Trust',
        min: amount(10),
        max: amount(50_000),
        feeRate: 50,
        feeFixed: '0',
        usualMinutes: 3,
        bank: { name: 'Harbour Trust', holder, account: '2047 5530 1186' },
      },
      {
        id: 'northline-bank',
        kind: 'bank',
        name: 'Northline Bank',
        min: amount(20),
        max: amount(20_000),
        feeRate: 0,
        feeFixed: '0',
        usualMinutes: 3,
        bank: { name: 'Northline Bank', holder, account: '0947 2210 8849' },
      },
      {
        id: 'meridian-wallet',
        kind: 'ewallet',
        name: 'Meridian Wallet',
        min: amount(5),
        max: amount(2_000),
        feeRate: 0,
        feeFixed: '0',
        usualMinutes: 0,
        page: '/pay/ewallet',
      },
      {
        id: 'card',
        kind: 'card',
        name: word('demo.cashier.debitCard'),
        min: amount(10),
        max: amount(1_000),
        feeRate: 150,
        feeFixed: '0',
        usualMinutes: 0,
        page: '/pay/card',
      },
    ],
    quickAmounts: [50, 100, 200, 500, 1_000].map(amount),
    depositTurnoverRate: 10_000,
    payoutBanks: [
      { id: 'northline', name: 'Northline Bank', kind: 'bank', usualMinutes: 25 },
      { id: 'harbour', name: 'Harbour Trust', kind: 'bank', usualMinutes: 45 },
      { id: 'quayside', name: 'Quayside Savings', kind: 'bank', usualMinutes: 60 },
      { id: 'meridian', name: 'Meridian Wallet', kind: 'ewallet', usualMinutes: 5 },
    ],
    withdrawalRules: {
      min: amount(20),
      max: amount(20_000),
      perDay: 5,
      amountPerDay: amount(40_000),
      freePerMonth: 3,
      feeRate: 100,
      feeMax: amount(5),
      turnoverFeeRate: 200,
      receiptMinutes: 60,
      accountLockHours: 24,
    },
    referralRules: { depositRate: 1_000, depositMax: amount(50), betRate: 20, days: 30 },
    downlineTransferRules: { min: amount(10), max: amount(5_000), amountPerDay: amount(20_000) },
    uplineTransferRules: { min: amount(10), max: amount(5_000), amountPerDay: amount(10_000) },
  };
}
