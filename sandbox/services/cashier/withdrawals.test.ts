import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { contract, type Withdrawal } from '#contract';
import { clearPayments } from '#demo/bank/clearing.ts';
import { ledgerAccounts } from '../../db/schema';
import { houseAccount, post, reverse, walletOf } from '../../ledger/ledger';
import { operate } from '../system/operate';
import {
  createCashierFixture,
  passHours,
  transactionPassword as secret,
  type CashierFixture,
} from '../../testing/cashierFixture';
import { closeUnanswered } from './moveWithdrawal';

const { cashier } = contract;

let cash: CashierFixture;
beforeAll(async () => {
  cash = await createCashierFixture();
});
beforeEach(() => cash.signIn());
afterAll(() => cash.platform.close());

describe('a withdrawal', () => {
  it('holds the money, is sent, and counts as received when nobody answers', async () => {
    await cash.meetTurnover();
    const before = await cash.sums();
    const made = (await cash.withdraw('200000')).value as Withdrawal;
    const held = await cash.sums();
    expect([held.withdrawable, held.inWithdrawals, held.balance]).toEqual([
      before.withdrawable - 200_000n,
      200_000n,
      before.balance,
    ]);
    for (let index = 0; index < 3; index += 1) {
      cash.platform.ports.clock.advance(31_000);
      await clearPayments(cash.deps);
    }
    const sent = (await cash.mira.call(cashier.withdrawal, { id: made.id })).value as Withdrawal;
    expect(sent).toMatchObject({ status: 'sent', answerBy: expect.any(String) as string });
    expect((await cash.sums()).balance).toBe(before.balance - 200_000n);
    cash.platform.ports.clock.advance(60 * 60_000);
    await Promise.all([closeUnanswered(cash.deps), closeUnanswered(cash.deps)]);
    await cash.signIn();
    expect((await cash.mira.call(cashier.withdrawal, { id: made.id })).value).toMatchObject({
      status: 'received',
      isForced: true,
    });
    expect(await cash.mira.call(cashier.confirmReceipt, { id: made.id, outcome: 'not' })).toMatchObject({
      errorCode: 'withdraw.state',
    });
  });

  it('whose answer got lost is found again and not made twice, also from two browsers at once', async () => {
    await cash.meetTurnover();
    const before = await cash.sums();
    const [first, second] = await Promise.all([
      cash.withdraw('10000', 'withdraw-key-1'),
      cash.withdraw('10000', 'withdraw-key-1'),
    ]);
    expect((first.value as Withdrawal).id).toBe((second.value as Withdrawal).id);
    expect((await cash.sums()).withdrawable).toBe(before.withdrawable - 10_000n);
    expect(await cash.withdraw('20000', 'withdraw-key-1')).toMatchObject({ errorCode: 'key.reused' });
    const cancel = () => cash.mira.call(cashier.cancelWithdrawal, { id: (first.value as Withdrawal).id });
    const answers = await Promise.all([cancel(), cancel()]);
    expect(answers.map(({ success }) => success)).toEqual([true, true]);
    expect(await cash.sums()).toEqual(before);
  });

  it('is refused while a corrected result stands below zero, until a deposit evens it', async () => {
    await cash.meetTurnover();
    const { db, ports } = cash.platform;
    const at = ports.clock.now();
    const [bank, main] = [houseAccount('aurora', 'bank', 'USD'), walletOf('aurora-mira')];
    const move = (key: string, from: string, to: string, amount: bigint) =>
      post(db, {
        id: `owing-${key}`,
        actor: 'house',
        key: `owing-${key}`,
        kind: 'transfer.test',
        postings: [
          { account: from, amount: -amount },
          { account: to, amount },
        ],
        at,
      });
    const had = (await cash.sums()).withdrawable;
    await move('won', bank, main, 3_600n);
    await move('gone', main, bank, had + 3_600n);
    const undo = { id: 'owing-undone', actor: 'house', key: 'owing-undone', transaction: 'owing-won', at };
    await expect(reverse(db, undo)).rejects.toThrow('wallet.short');
    await reverse(db, { ...undo, meta: { correction: 'c1' } });
    expect((await cash.sums()).withdrawable).toBe(-3_600n);
    expect(await cash.withdraw('10000')).toMatchObject({
      errorCode: 'wallet.owes',
      value: { owed: '3600' },
    });
    await move('back', bank, main, had + 3_600n);
    expect((await cash.withdraw('10000')).success).toBe(true);
  });

  it('that did not arrive opens a case, whose missing part comes back once', async () => {
    await cash.meetTurnover();
    const before = await cash.sums();
    const made = (await cash.withdraw('30000')).value as Withdrawal;
    expect(await operate(cash.deps, ['withdrawals'])).toContain(made.reference);
    for (const step of ['send', 'sent']) await operate(cash.deps, ['withdrawal', step, made.reference]);
    const partly = { id: made.id, outcome: 'partly', receivedAmount: '10000' } as const;
    expect((await cash.mira.call(cashier.confirmReceipt, partly)).value).toMatchObject({
      status: 'partlyReceived',
    });
    expect(await cash.mira.call(cashier.confirmReceipt, partly)).toMatchObject({ success: true });
    expect(await cash.mira.call(cashier.confirmReceipt, { id: made.id, outcome: 'received' })).toMatchObject({
      errorCode: 'withdraw.state',
    });
    await operate(cash.deps, ['withdrawal', 'return', made.reference]);
    await expect(operate(cash.deps, ['withdrawal', 'return', made.reference])).rejects.toThrow('no step');
    const fee = BigInt(made.fee);
    expect((await cash.sums()).balance).toBe(before.balance - 10_000n - fee);
  });

  it('is refused where a rule says so, with nothing held', async () => {
    await cash.meetTurnover();
    const before = await cash.sums();
    const account = await cash.payoutAccount();
    const ask = (amount: string, fee = '0', transactionPassword = secret, to = account) =>
      cash.mira.call(cashier.withdraw, { account: to, amount, fee, transactionPassword });
    expect(await ask('1')).toMatchObject({ errorCode: 'withdraw.amount' });
    expect(await ask('10000', '999')).toMatchObject({
      errorCode: 'withdraw.amount',
      value: { fee: expect.any(String) as string },
    });
    expect(await ask('10000', '0', secret, 'never-was')).toMatchObject({ errorCode: 'record.unknown' });
    expect(await ask('10000', '0', '000000')).toMatchObject({
      errorCode: 'transaction.wrong',
      value: { triesLeft: 4 },
    });
    expect(await cash.sums()).toEqual(before);
  });

  it('is locked for a day after five wrong transaction passwords, and guesses at once share no try', async () => {
    const account = await cash.payoutAccount();
    await passHours(cash, 24);
    const guess = () =>
      cash.mira.call(cashier.withdraw, { account, amount: '10000', fee: '0', transactionPassword: '111111' });
    const codes = (await Promise.all(Array.from({ length: 8 }, guess))).map(({ errorCode }) => errorCode);
    expect(codes.filter((code) => code === 'transaction.wrong')).toHaveLength(4);
    expect(codes.filter((code) => code === 'transaction.locked')).toHaveLength(4);
    expect(await cash.terms()).toMatchObject({ triesLeft: 0, lockedUntil: expect.any(String) as string });
    await passHours(cash, 24);
    expect(await cash.terms()).toMatchObject({ triesLeft: 5 });
  });

  it('waits a day after the transaction password was changed', async () => {
    const account = await cash.payoutAccount();
    const set = (next: string, current?: string, password = 'harbour-light') =>
      cash.mira.call(cashier.setTransactionPassword, { password, next, ...(current ? { current } : {}) });
    expect(await set('111111', secret)).toMatchObject({ errorCode: 'transaction.weak' });
    expect(await set('739164')).toMatchObject({ errorCode: 'transaction.wrong' });
    expect(await set('739164', secret, 'wrong')).toMatchObject({ errorCode: 'password.wrong' });
    expect(await set(secret, secret)).toMatchObject({ success: true });
    expect(
      await cash.mira.call(cashier.withdraw, {
        account,
        amount: '10000',
        fee: '0',
        transactionPassword: secret,
      }),
    ).toMatchObject({ errorCode: 'payout.locked' });
    await passHours(cash, 25);
  });

  it('has a new transaction password in the time of one slow sum, not of three', async () => {
    const { hasher } = cash.platform.ports;
    const { verify, hash } = hasher;
    let running = 0;
    let most = 0;
    const slowly =
      <Input extends unknown[], Result>(work: (...input: Input) => Promise<Result>) =>
      async (...input: Input): Promise<Result> => {
        running += 1;
        most = Math.max(most, running);
        await delay(50);
        running -= 1;
        return work(...input);
      };
    const spies = [
      vi.spyOn(hasher, 'verify').mockImplementation(slowly(verify)),
      vi.spyOn(hasher, 'hash').mockImplementation(slowly(hash)),
    ];
    const changed = await cash.mira.call(cashier.setTransactionPassword, {
      password: 'harbour-light',
      current: secret,
      next: secret,
    });
    for (const spy of spies) spy.mockRestore();
    expect(changed).toMatchObject({ success: true });
    expect(most).toBe(3);
    await passHours(cash, 25);
  });
});

it('keeps four sums that add up, and no member account below nothing', async () => {
  const { balance, withdrawable, heldByBonus, inWithdrawals } = await cash.sums();
  expect(withdrawable + heldByBonus + inWithdrawals).toBe(balance);
  const below = (await cash.platform.db.select().from(ledgerAccounts)).filter(
    ({ ownerId, balance: held }) => ownerId !== null && held < 0n,
  );
  expect(below).toEqual([]);
});
