import { and, desc, eq, gte, sql } from 'drizzle-orm';
import {
  parseAmount,
  transferNoteLength,
  type UplineTransfer,
  type UplineTransferTerms,
} from '../../../contract';
import { keyOf, type SignedInCtx } from '../../context';
import type { Executor, Tx } from '../../db/database';
import { accounts, uplineTransfers, type Account, type UplineTransferRow } from '../../db/schema';
import { openAccount, post, walletOf } from '../../ledger/ledger';
import { refuse } from '../../refusal';
import { businessDayOf } from '../businessDay';
import { notifyTransferReceived } from '../messages/notifyTransfer';
import { settingsOf, type MerchantSettings } from '../settings';
import { fourSumsOf } from './heldMoney';
import { newReference } from './references';
import { checkTransactionPassword, transactionTries } from './transactionPassword';
import { openDepositTurnover } from './turnover';

const listed = 10;

/** Everything that the page of transfers to the upline shows before anything is sent. */
export async function readUplineTransferTerms(ctx: SignedInCtx): Promise<UplineTransferTerms> {
  const { account } = ctx.actor;
  const now = ctx.clock.now();
  const settings = await settingsOf(ctx.db, ctx.merchant);
  const { uplineTransferRules: rules } = settings;
  const upline = await uplineOf(ctx.db, account);
  const sums = await sumsOf(ctx.db, account);
  const recent = await ctx.db
    .select({ row: uplineTransfers, upline: accounts.username })
    .from(uplineTransfers)
    .innerJoin(accounts, eq(accounts.id, uplineTransfers.uplineId))
    .where(eq(uplineTransfers.accountId, account.id))
    .orderBy(desc(uplineTransfers.createdAt), desc(uplineTransfers.id))
    .limit(listed);
  return {
    currency: account.currency,
    ...(upline && { upline: { account: upline.username, since: account.createdAt.toISOString() } }),
    balance: (sums.sendable + sums.locked).toString(),
    sendable: sums.sendable.toString(),
    locked: sums.locked.toString(),
    heldByBonus: sums.heldByBonus.toString(),
    min: rules.min,
    max: rules.max,
    amountLeft: (await amountLeftOf(ctx.db, account.id, settings, now)).toString(),
    amountPerDay: rules.amountPerDay,
    quickAmounts: settings.quickAmounts,
    noteLength: transferNoteLength,
    ...(account.moneyPausedUntil &&
      account.moneyPausedUntil > now && { pausedUntil: account.moneyPausedUntil.toISOString() }),
    hasTransactionPassword: account.paymentPasswordHash !== null,
    ...(await transactionTries(ctx, account.id)),
    recent: recent.map((each) => toTransfer(each.row, each.upline)),
  };
}

/** What a member sends. */
export interface UplineTransferRequest {
  upline: string;
  amount: string;
  note: string;
  transactionPassword: string;
}

/**
 * Sends money to the agent above: at once, free, whole or not at all. The same key and input again: the same transfer, so
 * that one whose answer was lost is found and not made twice.
 */
export async function transferToUpline(
  ctx: SignedInCtx,
  input: UplineTransferRequest,
): Promise<UplineTransfer> {
  const { account } = ctx.actor;
  const key = keyOf(ctx);
  const note = input.note.trim();
  const inputHash = await ctx.hasher.digest(JSON.stringify([input.upline, input.amount, note]));
  const known = await findByKey(ctx.db, account.id, key, inputHash);
  if (known) return known;
  const now = ctx.clock.now();
  if (account.moneyPausedUntil && account.moneyPausedUntil > now)
    refuse('transfer.paused', { value: { until: account.moneyPausedUntil.toISOString() } });
  const upline = await uplineOf(ctx.db, account);
  if (!upline || upline.username !== input.upline) refuse('transfer.none');
  const settings = await settingsOf(ctx.db, ctx.merchant);
  const { min, max } = settings.uplineTransferRules;
  const amount = parseAmount(input.amount);
  if (amount === undefined || amount < BigInt(min) || amount > BigInt(max))
    refuse('transfer.amount', { value: { min, max } });
  await checkTransactionPassword(ctx, account, input.transactionPassword);
  return ctx.db.transaction(async (tx) => {
    // One at a time for an account, withdrawals included, so that parallel requests cannot pass a limit together.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`withdraw:${account.id}`}, 0))`);
    const again = await findByKey(tx, account.id, key, inputHash);
    if (again) return again;
    const amountLeft = await amountLeftOf(tx, account.id, settings, now);
    if (amount > amountLeft) refuse('transfer.daily', { value: { amountLeft: amountLeft.toString() } });
    const { sendable } = await sumsOf(tx, account);
    if (amount > sendable) refuse('transfer.short', { value: { sendable: sendable.toString() } });
    return send(ctx, tx, { upline, amount, note, key, inputHash, at: now });
  });
}

interface Sending {
  upline: Account;
  amount: bigint;
  note: string;
  key: string;
  inputHash: string;
  at: Date;
}

async function send(ctx: SignedInCtx, tx: Tx, sending: Sending): Promise<UplineTransfer> {
  const { account } = ctx.actor;
  const { upline, amount, note, at } = sending;
  const { currency } = account;
  const id = ctx.ids.next();
  const reference = newReference(ctx);
  await openAccount(tx, { id: walletOf(upline.id), ownerId: upline.id, purpose: 'main', currency, at });
  await post(tx, {
    id: ctx.ids.next(),
    actor: account.id,
    key: `transfer.upline:${id}`,
    kind: 'transfer.upline',
    postings: [
      { account: walletOf(account.id), amount: -amount },
      { account: walletOf(upline.id), amount },
    ],
    meta: { transfer: id, reference },
    at,
  });
  const [row] = await tx
    .insert(uplineTransfers)
    .values({
      id,
      accountId: account.id,
      uplineId: upline.id,
      merchantCode: ctx.merchant,
      currency,
      amount,
      note,
      reference,
      key: sending.key,
      inputHash: sending.inputHash,
      createdAt: at,
    })
    .returning();
  if (!row) throw new Error('the transfer was not written');
  await notifyTransferReceived(tx, ctx.ids, row, account.username);
  return toTransfer(row, upline.username);
}

/** Whom a member may send money to: the agent above, while both are there and hold the same currency. */
async function uplineOf(db: Executor, account: Account): Promise<Account | undefined> {
  if (!account.toUpline || account.uplineId === null) return undefined;
  const [upline] = await db
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.id, account.uplineId),
        eq(accounts.merchantCode, account.merchantCode),
        eq(accounts.status, 'active'),
        eq(accounts.currency, account.currency),
      ),
    );
  return upline;
}

/** The main wallet by what can be sent and what was paid in and has to be bet first. Source: money rules, turnover. */
async function sumsOf(
  db: Executor,
  { id, currency }: Account,
): Promise<{ sendable: bigint; locked: bigint; heldByBonus: bigint }> {
  const { withdrawable, heldByBonus } = await fourSumsOf(db, id, currency);
  const toBet = await openDepositTurnover(db, id);
  const locked = toBet < withdrawable ? toBet : withdrawable;
  return { sendable: withdrawable - locked, locked, heldByBonus };
}

async function amountLeftOf(
  db: Executor,
  accountId: string,
  { timeZone, uplineTransferRules: { amountPerDay } }: MerchantSettings,
  now: Date,
): Promise<bigint> {
  const [today] = await db
    .select({ sent: sql<string>`coalesce(sum(${uplineTransfers.amount}), 0)::text` })
    .from(uplineTransfers)
    .where(
      and(
        eq(uplineTransfers.accountId, accountId),
        gte(uplineTransfers.createdAt, businessDayOf(timeZone, now).from),
      ),
    );
  const left = BigInt(amountPerDay) - BigInt(today?.sent ?? '0');
  return left > 0n ? left : 0n;
}

/** The transfer that a key was used for; refuses a key that was used for another one. */
async function findByKey(
  db: Executor,
  accountId: string,
  key: string,
  inputHash: string,
): Promise<UplineTransfer | undefined> {
  const [found] = await db
    .select({ row: uplineTransfers, upline: accounts.username })
    .from(uplineTransfers)
    .innerJoin(accounts, eq(accounts.id, uplineTransfers.uplineId))
    .where(and(eq(uplineTransfers.accountId, accountId), eq(uplineTransfers.key, key)));
  if (!found) return undefined;
  return found.row.inputHash === inputHash ? toTransfer(found.row, found.upline) : refuse('key.reused');
}

const toTransfer = (row: UplineTransferRow, upline: string): UplineTransfer => ({
  id: row.id,
  upline,
  amount: row.amount.toString(),
  currency: row.currency,
  note: row.note,
  reference: row.reference,
  createdAt: row.createdAt.toISOString(),
});
