import type { DepositMethodKind } from '#contract';
import type { Wording } from '../../db/schema';

/** A channel as an operator sets it; amounts are decimal text of minor units of the merchant's currency. */
export interface DepositChannelSetting {
  id: string;
  kind: DepositMethodKind;
  /** Written alike in every language, or words by language. */
  name: string | Wording;
  min: string;
  max: string;
  /** In 1/10,000 of what arrives. */
  feeRate: number;
  feeFixed: string;
  usualMinutes: number;
  /** Local hours in which it takes payments, such as `{ from: 8, to: 22 }`; all day without. */
  hours?: { from: number; to: number };
  /** Account of the house at that bank, for people to transfer to. */
  bank?: { name: string; holder: string; account: string };
  /** Path of the provider's payment page on the host of payments. */
  page?: string;
}

/** Where members may be paid out to. */
export interface PayoutBankSetting {
  id: string;
  name: string;
  kind: 'bank' | 'ewallet';
  usualMinutes: number;
}

/** Numbers of withdrawals. Source: money rules; a brand changes numbers, never meanings. */
export interface WithdrawalRules {
  min: string;
  max: string;
  perDay: number;
  amountPerDay: string;
  freePerMonth: number;
  /** Beyond the free ones, in 1/10,000, and at most. */
  feeRate: number;
  feeMax: string;
  /** While a deposit requirement is open, in 1/10,000. */
  turnoverFeeRate: number;
  /** How long a member may say whether it arrived. */
  receiptMinutes: number;
  /** How long an account waits after it was added or the transaction password was changed. */
  accountLockHours: number;
}

/** Numbers of transfers between an agent and its downlines, in minor units. Source: money rules, wallets. */
export interface MemberTransferRules {
  min: string;
  max: string;
  /** Most of a business day. */
  amountPerDay: string;
}

/** What a member gets for a friend. Source: money rules, referral. */
export interface ReferralRules {
  /** Share of the friend's first deposit, in 1/10,000, and at most. */
  depositRate: number;
  depositMax: string;
  /** Share of the friend's valid bets, in 1/10,000. */
  betRate: number;
  /** Business days that count, from the friend's first one. */
  days: number;
}

/** What an operator sets of money that comes in and goes out. */
export interface CashierSettings {
  /** Time zone of the business day, an IANA name. */
  timeZone: string;
  depositChannels: DepositChannelSetting[];
  /**
   * Step of what is added to a bank payment so that its amount identifies it: 1 to 99 of these, in minor units. One cent,
   * or one whole unit of a currency that nobody pays in hundredths.
   */
  identifyingStep: string;
  /** Amounts offered as buttons. */
  quickAmounts: string[];
  /** How often a deposit has to be bet, in 1/10,000 of it. */
  depositTurnoverRate: number;
  payoutBanks: PayoutBankSetting[];
  withdrawalRules: WithdrawalRules;
  uplineTransferRules: MemberTransferRules;
  downlineTransferRules: MemberTransferRules;
  referralRules: ReferralRules;
}

export const cashierDefaults: CashierSettings = {
  timeZone: 'UTC',
  depositChannels: [],
  identifyingStep: '1',
  quickAmounts: [],
  depositTurnoverRate: 10_000,
  payoutBanks: [],
  withdrawalRules: {
    min: '1',
    max: '999999999999',
    perDay: 5,
    amountPerDay: '999999999999',
    freePerMonth: 3,
    feeRate: 100,
    feeMax: '500',
    turnoverFeeRate: 200,
    receiptMinutes: 60,
    accountLockHours: 24,
  },
  referralRules: { depositRate: 0, depositMax: '0', betRate: 0, days: 30 },
  uplineTransferRules: { min: '1', max: '999999999999', amountPerDay: '999999999999' },
  downlineTransferRules: { min: '1', max: '999999999999', amountPerDay: '999999999999' },
};
