import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { parseAmount, withdrawalFee, type Withdrawal, type WithdrawalTerms } from '#contract';
import { keyOf, type SignedInCtx } from '../../context';
import type { Executor } from '../../db/database';
import { payoutAccounts, withdrawals, type WithdrawalRow } from '../../db/schema';
import { post, walletOf } from '../../ledger/ledger';
import { refuse } from '../../refusal';
import { settingsOf } from '../settings';
import { fourSumsOf, heldOf, openHeld } from './heldMoney';
import { payoutAccountsOf, usableFromOf } from './payoutAccounts';
import { newReference } from './references';
import { refuseWhileOwing } from './refuseWhileOwing';
import { toWithdrawal, toWithdrawals } from './toWithdrawal';
import { checkTransactionPassword, transactionTries } from './transactionPassword';
import { listRequirements } from './turnover';
import { allowanceOf } from './withdrawalQuote';

const perPage = 10;

/** Everything that the withdrawal page shows before anything is asked for. */
export async function readWithdrawalTerms(ctx: SignedInCtx): Promise<WithdrawalTerms> {
  const { account } = ctx.actor;
  const settings = await settingsOf(ctx.db, ctx.merchant);
  const { withdrawalRules: rules, timeZone } = settings;
  const sums = await fourSumsOf(ctx.db, account.id, account.currency);
  const left = await allowanceOf(ctx.db, account.id, settings, ctx.clock.now());
  return {
    currency: account.currency,
    balance: sums.balance.toString(),
    withdrawable: sums.withdrawable.toString(),
    heldByBonus: sums.heldByBonus.toString(),
    inWithdrawals: sums.inWithdrawals.toString(),
    min: rules.min,
    max: rules.max,
    requestsLeft: left.requestsLeft,
    amountLeft: left.amountLeft.toString(),
    freeLeft: left.freeLeft,
    freePerMonth: rules.freePerMonth,
    feeRate: rules.feeRate,
    feeMax: rules.feeMax,
    turnoverFeeRate: left.turnoverOpen > 0n ? rules.turnoverFeeRate : 0,
    turnoverOpen: left.turnoverOpen.toString(),
    hasTransactionPassword: account.paymentPasswordHash !== null,
    ...(await transactionTries(ctx, account.id)),
    timeZone,
    accounts: await payoutAccountsOf(ctx, ctx.db, account),
    requirements: await listRequirements(ctx.db, account.id, sums.heldByBonus, ctx.language),
  };
}

/** What a member asks for. */
export interface WithdrawalRequest {
  account: string;
  amount: string;
  /** The fee that the person was shown. */
  fee: string;
  transactionPassword: string;
}

/**
 * Asks for a withdrawal and holds the money. The same key and input again: the same withdrawal, so that one whose answer
 * was lost is found and not made twice.
 */
export async function requestWithdrawal(ctx: SignedInCtx, input: WithdrawalRequest): Promise<Withdrawal> {
  const { account } = ctx.actor;
  const key = keyOf(ctx);
  const inputHash = await ctx.hasher.digest(JSON.stringify([input.account, input.amount, input.fee]));
  const known = await findByKey(ctx.db, account.id, key);
  if (known) return known.inputHash === inputHash ? toWithdrawal(ctx.db, known) : refuse('key.reused');
  const now = ctx.clock.now();
  if (account.moneyPausedUntil && account.moneyPausedUntil > now)
    refuse('withdraw.paused', { value: { until: account.moneyPausedUntil.toISOString() } });
  const settings = await settingsOf(ctx.db, ctx.merchant);
  const { withdrawalRules: rules } = settings;
  const amount = parseAmount(input.amount);
  if (amount === undefined || amount < BigInt(rules.min) || amount > BigInt(rules.max))
    refuse('withdraw.amount', { value: { min: rules.min, max: rules.max } });
  const [payout] = await ctx.db
    .select()
    .from(payoutAccounts)
    .where(
      and(
        eq(payoutAccounts.id, input.account),
        eq(payoutAccounts.accountId, account.id),
        isNull(payoutAccounts.removedAt),
      ),
    );
  if (!payout) refuse('record.unknown');
  const usableFrom = usableFromOf(payout, account, rules);
  if (usableFrom > now) refuse('payout.locked', { value: { usableFrom: usableFrom.toISOString() } });
  await checkTransactionPassword(ctx, account, input.transactionPassword);

  const row = await ctx.db.transaction(async (tx) => {
    // One at a time for an account, so that parallel requests cannot pass a limit together.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`withdraw:${account.id}`}, 0))`);
    const again = await findByKey(tx, account.id, key);
    if (again) return again.inputHash === inputHash ? again : refuse('key.reused');
    const left = await allowanceOf(tx, account.id, settings, now);
    if (left.requestsLeft === 0 || amount > left.amountLeft)
      refuse('withdraw.tooMany', {
        value: { requestsLeft: left.requestsLeft, amountLeft: left.amountLeft.toString() },
      });
    const turnoverFeeRate = left.turnoverOpen > 0n ? rules.turnoverFeeRate : 0;
    const fee = withdrawalFee(
      { ...rules, freeLeft: left.freeLeft, turnoverFeeRate },
      amount,
      account.currency,
    );
    if (fee.toString() !== input.fee) refuse('withdraw.amount', { value: { fee: fee.toString() } });
    await refuseWhileOwing(tx, account.id);
    const { withdrawable } = await fourSumsOf(tx, account.id, account.currency);
    if (withdrawable < amount) refuse('withdraw.short', { value: { withdrawable: withdrawable.toString() } });
    const id = ctx.ids.next();
    await openHeld(tx, 'held', { id: account.id, currency: account.currency, at: now });
    await post(tx, {
      id: ctx.ids.next(),
      actor: account.id,
      key: `withdrawal.held:${id}`,
      kind: 'withdrawal.held',
      postings: [
        { account: walletOf(account.id), amount: -amount },
        { account: heldOf(account.id), amount },
      ],
      meta: { withdrawal: id },
      at: now,
    });
    const [added] = await tx
      .insert(withdrawals)
      .values({
        id,
        accountId: account.id,
        merchantCode: ctx.merchant,
        payoutAccountId: payout.id,
        currency: account.currency,
        amount,
        fee,
        status: 'requested',
        reference: newReference(ctx),
        key,
        inputHash,
        createdAt: now,
      })
      .returning();
    if (!added) throw new Error('the withdrawal was not written');
    return added;
  });
  return toWithdrawal(ctx.db, row);
}

async function findByKey(db: Executor, accountId: string, key: string): Promise<WithdrawalRow | undefined> {
  const [row] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.accountId, accountId), eq(withdrawals.key, key)));
  return row;
}

/** One withdrawal of the member; another's is as unknown as one that never was. */
export async function readWithdrawal(ctx: SignedInCtx, { id }: { id: string }): Promise<Withdrawal> {
  const { account } = ctx.actor;
  const [row] = await ctx.db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), eq(withdrawals.accountId, account.id)));
  return toWithdrawal(ctx.db, row ?? refuse('record.unknown'));
}

/** The member's withdrawals, newest first, ten a page. */
export async function listWithdrawals(
  ctx: SignedInCtx,
  { page }: { page: number },
): Promise<{ list: Withdrawal[]; total: number }> {
  const { account } = ctx.actor;
  const own = eq(withdrawals.accountId, account.id);
  const [total] = await ctx.db.select({ number: count() }).from(withdrawals).where(own);
  const found = await ctx.db
    .select()
    .from(withdrawals)
    .where(own)
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { list: await toWithdrawals(ctx.db, found), total: total?.number ?? 0 };
}
