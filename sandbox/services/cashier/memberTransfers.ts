import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { parseAmount, transferNoteLength, type TransferState, type MemberTransfer } from '#contract';
import { keyOf, type SignedInCtx } from '../../context';
import type { Executor, Tx } from '../../db/database';
import { accounts, memberTransfers, type Account, type MemberTransferRow } from '../../db/schema';
import { openAccount, post, walletOf } from '../../ledger/ledger';
import { refuse } from '../../refusal';
import { businessDayOf } from '../businessDay';
import { notifyTransferReceived } from '../messages/notifyTransfer';
import { moneyRefusal } from '../saferPlay/moneyIn';
import { settingsOf, type MerchantSettings } from '../settings';
import { fourSumsOf } from './heldMoney';
import { newReference } from './references';
import { refuseWhileOwing } from './refuseWhileOwing';
import { checkTransactionPassword, transactionTries } from './transactionPassword';
import { openDepositTurnover } from './turnover';

const listed = 10;

/** To the agent above, or to a direct downline. */
type Direction = MemberTransferRow['direction'];
const rulesOf = (settings: MerchantSettings, direction: Direction) =>
  direction === 'up' ? settings.uplineTransferRules : settings.downlineTransferRules;

const kindOf = (direction: Direction) => (direction === 'up' ? 'transfer.upline' : 'transfer.downline');

/** What a person may send in a direction now, and what was sent there; to one receiver alone when it is given. */
export async function readTransferState(
  ctx: SignedInCtx,
  { direction, receiverId }: { direction: Direction; receiverId?: string },
): Promise<TransferState & { recent: (MemberTransfer & { receiver: string })[] }> {
  const { account } = ctx.actor;
  const now = ctx.clock.now();
  const settings = await settingsOf(ctx.db, ctx.merchant);
  const rules = rulesOf(settings, direction);
  const sums = await sumsOf(ctx.db, account);
  const recent = await ctx.db
    .select({ row: memberTransfers, receiver: accounts.username })
    .from(memberTransfers)
    .innerJoin(accounts, eq(accounts.id, memberTransfers.receiverId))
    .where(
      and(
        eq(memberTransfers.accountId, account.id),
        eq(memberTransfers.direction, direction),
        receiverId === undefined ? undefined : eq(memberTransfers.receiverId, receiverId),
      ),
    )
    .orderBy(desc(memberTransfers.createdAt), desc(memberTransfers.id))
    .limit(listed);
  return {
    currency: account.currency,
    balance: (sums.sendable + sums.locked).toString(),
    sendable: sums.sendable.toString(),
    locked: sums.locked.toString(),
    heldByBonus: sums.heldByBonus.toString(),
    min: rules.min,
    max: rules.max,
    amountLeft: (await amountLeftOf(ctx.db, account.id, direction, settings, now)).toString(),
    amountPerDay: rules.amountPerDay,
    quickAmounts: settings.quickAmounts,
    noteLength: transferNoteLength,
    ...(account.moneyPausedUntil &&
      account.moneyPausedUntil > now && { pausedUntil: account.moneyPausedUntil.toISOString() }),
    hasTransactionPassword: account.paymentPasswordHash !== null,
    ...(await transactionTries(ctx, account.id)),
    recent: recent.map((each) => ({ ...toTransfer(each.row), receiver: each.receiver })),
  };
}

/** What somebody sends, and how its receiver is found. */
export interface TransferRequest {
  direction: Direction;
  /** Part of what the key stands for: the receiver as the person was shown it. */
  to: string;
  /** The receiver while it may be sent to, else undefined. */
  findReceiver: () => Promise<Account | undefined>;
  amount: string;
  note: string;
  transactionPassword: string;
}

/**
 * Sends money to another member: at once, free, whole or not at all. The same key and input again: the same transfer, so
 * that one whose answer was lost is found and not made twice.
 * @returns the transfer and the receiver's account name
 */
export async function sendToMember(
  ctx: SignedInCtx,
  { direction, to, findReceiver, amount: asked, note: typed, transactionPassword }: TransferRequest,
): Promise<{ transfer: MemberTransfer; receiver: string }> {
  const { account } = ctx.actor;
  const key = keyOf(ctx);
  const note = typed.trim();
  const inputHash = await ctx.hasher.digest(JSON.stringify([direction, to, asked, note]));
  const known = await findByKey(ctx.db, account.id, key, inputHash);
  if (known) return known;
  const now = ctx.clock.now();
  if (account.moneyPausedUntil && account.moneyPausedUntil > now)
    refuse('transfer.paused', { value: { until: account.moneyPausedUntil.toISOString() } });
  const receiver = (await findReceiver()) ?? refuse('transfer.none');
  const settings = await settingsOf(ctx.db, ctx.merchant);
  const { min, max } = rulesOf(settings, direction);
  const amount = parseAmount(asked);
  if (amount === undefined || amount < BigInt(min) || amount > BigInt(max))
    refuse('transfer.amount', { value: { min, max } });
  await checkTransactionPassword(ctx, account, transactionPassword);
  return ctx.db.transaction(async (tx) => {
    // One at a time for an account, withdrawals included, so that parallel requests cannot pass a limit together.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`withdraw:${account.id}`}, 0))`);
    const again = await findByKey(tx, account.id, key, inputHash);
    if (again) return again;
    const amountLeft = await amountLeftOf(tx, account.id, direction, settings, now);
    if (amount > amountLeft) refuse('transfer.daily', { value: { amountLeft: amountLeft.toString() } });
    await refuseWhileOwing(tx, account.id);
    const { sendable } = await sumsOf(tx, account);
    if (amount > sendable) refuse('transfer.short', { value: { sendable: sendable.toString() } });
    // The receiver's limits and pauses are the receiver's own matter: the sender learns that it does not arrive, not why.
    const kind = kindOf(direction);
    if (await moneyRefusal(tx, receiver, { kind, amount, at: now })) refuse('transfer.none');
    return send(ctx, tx, { direction, receiver, amount, note, key, inputHash, at: now });
  });
}

interface Sending {
  direction: Direction;
  receiver: Account;
  amount: bigint;
  note: string;
  key: string;
  inputHash: string;
  at: Date;
}

async function send(
  ctx: SignedInCtx,
  tx: Tx,
  { direction, receiver, amount, note, key, inputHash, at }: Sending,
): Promise<{ transfer: MemberTransfer; receiver: string }> {
  const { account } = ctx.actor;
  const { currency } = account;
  const id = ctx.ids.next();
  const reference = newReference(ctx);
  const kind = kindOf(direction);
  await openAccount(tx, { id: walletOf(receiver.id), ownerId: receiver.id, purpose: 'main', currency, at });
  await post(tx, {
    id: ctx.ids.next(),
    actor: account.id,
    key: `${kind}:${id}`,
    kind,
    postings: [
      { account: walletOf(account.id), amount: -amount },
      { account: walletOf(receiver.id), amount },
    ],
    meta: { transfer: id, reference },
    at,
  });
  const [row] = await tx
    .insert(memberTransfers)
    .values({
      id,
      accountId: account.id,
      receiverId: receiver.id,
      direction,
      merchantCode: ctx.merchant,
      currency,
      amount,
      note,
      reference,
      key,
      inputHash,
      createdAt: at,
    })
    .returning();
  if (!row) throw new Error('the transfer was not written');
  await notifyTransferReceived(tx, ctx.ids, row, account.username);
  return { transfer: toTransfer(row), receiver: receiver.username };
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
  direction: Direction,
  settings: MerchantSettings,
  now: Date,
): Promise<bigint> {
  const [today] = await db
    .select({ sent: sql<string>`coalesce(sum(${memberTransfers.amount}), 0)::text` })
    .from(memberTransfers)
    .where(
      and(
        eq(memberTransfers.accountId, accountId),
        eq(memberTransfers.direction, direction),
        gte(memberTransfers.createdAt, businessDayOf(settings.timeZone, now).from),
      ),
    );
  const left = BigInt(rulesOf(settings, direction).amountPerDay) - BigInt(today?.sent ?? '0');
  return left > 0n ? left : 0n;
}

/** The transfer that a key was used for; refuses a key that was used for another one. */
async function findByKey(
  db: Executor,
  accountId: string,
  key: string,
  inputHash: string,
): Promise<{ transfer: MemberTransfer; receiver: string } | undefined> {
  const [found] = await db
    .select({ row: memberTransfers, receiver: accounts.username })
    .from(memberTransfers)
    .innerJoin(accounts, eq(accounts.id, memberTransfers.receiverId))
    .where(and(eq(memberTransfers.accountId, accountId), eq(memberTransfers.key, key)));
  if (!found) return undefined;
  return found.row.inputHash === inputHash
    ? { transfer: toTransfer(found.row), receiver: found.receiver }
    : refuse('key.reused');
}

const toTransfer = (row: MemberTransferRow): MemberTransfer => ({
  id: row.id,
  amount: row.amount.toString(),
  currency: row.currency,
  note: row.note,
  reference: row.reference,
  createdAt: row.createdAt.toISOString(),
});
