import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { contract, type Deposit, type WithdrawalTerms } from '../../contract';
import { accounts, payoutAccounts } from '../db/schema';
import { createTestPlatform, type TestPlatform } from './createTestPlatform';
import type { Visitor } from './visitor';
import { countBet } from '../services/cashier/countBet';
import { fourSumsOf, type FourSums } from '../services/cashier/heldMoney';

const { cashier } = contract;
const hourMs = 3_600_000;

/** Transaction password of the demo member. */
export const transactionPassword = '482915';

/** The demo member at the cashier of a fresh platform. */
export interface CashierFixture {
  platform: TestPlatform;
  /** The member's browser; signed in anew by `signIn`. */
  mira: Visitor;
  miraId: string;
  deps: Pick<TestPlatform, 'db'> & TestPlatform['ports'];
  signIn: () => Promise<void>;
  sums: () => Promise<FourSums>;
  terms: () => Promise<WithdrawalTerms>;
  openDeposit: (channel?: string, amount?: string) => Promise<Deposit>;
  /** Id of an account that can be paid to. */
  payoutAccount: () => Promise<string>;
  /** Asks for a withdrawal with the fee that the terms name. */
  withdraw: (amount: string, key?: string) => ReturnType<Visitor['call']>;
  /** Settles a bet of the member that counts in full. */
  bet: (id: string, stake: bigint, gameType?: string) => Promise<void>;
  /** Bets enough for every deposit, so that withdrawals cost nothing. */
  meetTurnover: () => Promise<void>;
}

export async function createCashierFixture(): Promise<CashierFixture> {
  const platform = await createTestPlatform();
  const { db, ports } = platform;
  const mira = platform.visitor();
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.username, 'mira'), eq(accounts.merchantCode, 'aurora')));
  const miraId = row?.id ?? '';
  const terms = async () => (await mira.call(cashier.withdrawalTerms, {})).value as WithdrawalTerms;
  const signIn = async () => {
    await mira.loginAs('member');
  };
  const payoutAccount = async () => {
    const [known] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.accountId, miraId));
    return known?.id ?? '';
  };
  const bet = (id: string, stake: bigint, gameType = 'RNG') =>
    db.transaction((tx) =>
      countBet(ports, tx, {
        id,
        accountId: miraId,
        game: 'g',
        gameType,
        stake,
        validBet: stake,
        unweighted: stake,
        currency: 'USD',
        at: ports.clock.now(),
      }),
    );
  return {
    platform,
    mira,
    miraId,
    deps: { db, ...ports },
    signIn,
    terms,
    payoutAccount,
    bet,
    sums: () => fourSumsOf(db, miraId, 'USD'),
    async openDeposit(channel = 'northline-qr', amount = '50000') {
      const answer = await mira.call(cashier.createDeposit, { channel, amount });
      expect(answer.success).toBe(true);
      return answer.value as Deposit;
    },
    async withdraw(amount, key) {
      const { freeLeft, feeRate, feeMax, turnoverFeeRate } = await terms();
      const share = (rate: number) => (BigInt(amount) * BigInt(rate)) / 10_000n;
      const beyond = freeLeft > 0 ? 0n : share(feeRate);
      const most = BigInt(feeMax);
      const fee = ((beyond < most ? beyond : most) + share(turnoverFeeRate)).toString();
      const request = { account: await payoutAccount(), amount, fee, transactionPassword };
      return mira.call(cashier.withdraw, request, key === undefined ? {} : { key });
    },
    async meetTurnover() {
      const open = BigInt((await terms()).turnoverOpen);
      if (open > 0n) await bet(ports.ids.next(), open);
    },
  };
}

/** Moves the clock by hours and signs in again: an idle session ends meanwhile. */
export async function passHours({ platform, signIn }: CashierFixture, hours: number): Promise<void> {
  platform.ports.clock.advance(hours * hourMs);
  await signIn();
}
