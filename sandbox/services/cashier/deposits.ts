import { and, count, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import {
  parseAmount,
  type Deposit,
  type DepositMethod,
  type DepositMethodKind,
  type MoneyProtection,
} from '#contract';
import { keyOf, type SignedInCtx } from '../../context';
import type { Executor, Tx } from '../../db/database';
import { deposits, type DepositRow } from '../../db/schema';
import { refuse } from '../../refusal';
import { requireMoneyAllowed } from '../saferPlay/moneyIn';
import { settingsOf } from '../settings';
import { openingOf, toChannel } from './channels';
import { newReference } from './references';
import { toDeposit, toDeposits } from './toDeposit';

/** How long a deposit waits for its payment. Source: money rules. */
const expiresAfterMs = 30 * 60_000;
/** A person pays one or two at a time; more would only use up the amounts that identify payments. */
const mostOpen = 5;
const perPage = 10;

const isOpen = inArray(deposits.status, ['created', 'paid']);

/** Ways to pay in, with what each costs now, and until a first deposit is credited how the money is held. */
export async function listDepositMethods(ctx: SignedInCtx): Promise<{
  methods: DepositMethod[];
  currency: string;
  quickAmounts: string[];
  timeZone: string;
  moneyProtection?: MoneyProtection;
}> {
  const { account } = ctx.actor;
  const { depositChannels, quickAmounts, timeZone, moneyProtection } = await settingsOf(ctx.db, ctx.merchant);
  const [credited] = await ctx.db
    .select({ id: deposits.id })
    .from(deposits)
    .where(and(eq(deposits.accountId, account.id), eq(deposits.status, 'credited')))
    .limit(1);
  const byKind = new Map<DepositMethodKind, DepositMethod>();
  for (const channel of depositChannels) {
    const method = byKind.get(channel.kind) ?? { kind: channel.kind, channels: [] };
    method.channels.push(toChannel(channel, { timeZone, now: ctx.clock.now(), language: ctx.language }));
    byKind.set(channel.kind, method);
  }
  return {
    methods: [...byKind.values()],
    currency: account.currency,
    quickAmounts,
    timeZone,
    ...(!credited && { moneyProtection }),
  };
}

/**
 * Opens a deposit. The same key and input again: the same deposit. A bank payment gets an amount that no other open one
 * of its channel has.
 */
export async function createDeposit(
  ctx: SignedInCtx,
  input: { channel: string; amount: string },
): Promise<Deposit> {
  const { account } = ctx.actor;
  const key = keyOf(ctx);
  const inputHash = await ctx.hasher.digest(JSON.stringify([input.channel, input.amount]));
  const known = await findByKey(ctx.db, account.id, key);
  if (known) return known.inputHash === inputHash ? toDeposit(ctx, ctx.db, known) : refuse('key.reused');

  const { depositChannels, identifyingStep, timeZone } = await settingsOf(ctx.db, ctx.merchant);
  const now = ctx.clock.now();
  const channel = depositChannels.find(({ id }) => id === input.channel) ?? refuse('deposit.channel');
  const opening = openingOf(channel, timeZone, now);
  if (!opening.isOpen) refuse('deposit.channel', { value: { opensAt: opening.opensAt.toISOString() } });
  const amount = parseAmount(input.amount);
  if (amount === undefined || amount < BigInt(channel.min) || amount > BigInt(channel.max))
    refuse('deposit.amount', { value: { min: channel.min, max: channel.max } });

  const draft = {
    accountId: account.id,
    merchantCode: ctx.merchant,
    kind: channel.kind,
    channel: channel.id,
    currency: account.currency,
    amount,
    status: 'created' as const,
    key,
    inputHash,
    createdAt: now,
    expiresAt: new Date(now.getTime() + expiresAfterMs),
  };
  const needsOwnAmount = channel.kind === 'bank' || channel.kind === 'qr';
  const row = await ctx.db.transaction(async (tx) => {
    // One at a time for an account, so that parallel requests cannot pass the bound together.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`deposit:${account.id}`}, 0))`);
    await expireDeposits(tx, now, account.id);
    const again = await findByKey(tx, account.id, key);
    if (again) return again.inputHash === inputHash ? again : refuse('key.reused');
    const [open] = await tx
      .select({ number: count() })
      .from(deposits)
      .where(and(eq(deposits.accountId, account.id), isOpen));
    if ((open?.number ?? 0) >= mostOpen) refuse('deposit.tooMany');
    await requireMoneyAllowed(tx, account, { kind: 'deposit', amount, at: now });
    return insertDeposit(ctx, tx, draft, needsOwnAmount ? BigInt(identifyingStep) : 0n);
  });
  return toDeposit(ctx, ctx.db, row);
}

type Draft = Omit<typeof deposits.$inferInsert, 'id' | 'payable' | 'reference'>;

/** Tries other cents while the amount or the reference is in use. */
async function insertDeposit(ctx: SignedInCtx, tx: Tx, draft: Draft, step: bigint): Promise<DepositRow> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const cents = step * BigInt(1 + ctx.random.below(99));
    const [row] = await tx
      .insert(deposits)
      .values({
        ...draft,
        id: ctx.ids.next(),
        payable: draft.amount + cents,
        reference: newReference(ctx),
      })
      .onConflictDoNothing()
      .returning();
    if (row) return row;
  }
  return refuse('deposit.tooMany');
}

async function findByKey(db: Executor, accountId: string, key: string): Promise<DepositRow | undefined> {
  const [row] = await db
    .select()
    .from(deposits)
    .where(and(eq(deposits.accountId, accountId), eq(deposits.key, key)));
  return row;
}

/** One deposit of the member; another's is as unknown as one that never was. */
export async function readDeposit(ctx: SignedInCtx, { id }: { id: string }): Promise<Deposit> {
  const { account } = ctx.actor;
  await expireDeposits(ctx.db, ctx.clock.now(), account.id);
  const [row] = await ctx.db
    .select()
    .from(deposits)
    .where(and(eq(deposits.id, id), eq(deposits.accountId, account.id)));
  return toDeposit(ctx, ctx.db, row ?? refuse('record.unknown'));
}

/** The member's deposits, newest first, ten a page. */
export async function listDeposits(
  ctx: SignedInCtx,
  { page }: { page: number },
): Promise<{ list: Deposit[]; total: number }> {
  const { account } = ctx.actor;
  await expireDeposits(ctx.db, ctx.clock.now(), account.id);
  const own = eq(deposits.accountId, account.id);
  const [total] = await ctx.db.select({ number: count() }).from(deposits).where(own);
  const found = await ctx.db
    .select()
    .from(deposits)
    .where(own)
    .orderBy(desc(deposits.createdAt), desc(deposits.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { list: await toDeposits(ctx, ctx.db, found), total: total?.number ?? 0 };
}

/** The person says that the money is on its way. Said again, it is the same. */
export async function markDepositPaid(ctx: SignedInCtx, { id }: { id: string }): Promise<Deposit> {
  const now = ctx.clock.now();
  return changeDeposit(ctx, id, (row) =>
    row.status === 'created' ? { status: 'paid', paidAt: now } : row.status === 'cancelled' ? undefined : {},
  );
}

/** Calls a deposit off before anything arrived. Said again, it is the same. */
export async function cancelDeposit(ctx: SignedInCtx, { id }: { id: string }): Promise<Deposit> {
  const now = ctx.clock.now();
  return changeDeposit(ctx, id, (row) => {
    if (row.status === 'cancelled') return {};
    return row.status === 'created' ? { status: 'cancelled', endedAt: now } : undefined;
  });
}

/** Locks the member's deposit and changes it; undefined says that its state does not allow that. */
async function changeDeposit(
  ctx: SignedInCtx,
  id: string,
  change: (row: DepositRow) => Partial<DepositRow> | undefined,
): Promise<Deposit> {
  const { account } = ctx.actor;
  const row = await ctx.db.transaction(async (tx) => {
    await expireDeposits(tx, ctx.clock.now(), account.id);
    const [found] = await tx
      .select()
      .from(deposits)
      .where(and(eq(deposits.id, id), eq(deposits.accountId, account.id)))
      .for('update');
    if (!found) return refuse('record.unknown');
    const changes = change(found) ?? refuse('deposit.state', { value: { status: found.status } });
    if (Object.keys(changes).length === 0) return found;
    const [changed] = await tx.update(deposits).set(changes).where(eq(deposits.id, id)).returning();
    return changed ?? found;
  });
  return toDeposit(ctx, ctx.db, row);
}

/** Ends deposits whose time is over and for which nobody said that money is on its way. */
export async function expireDeposits(db: Executor, now: Date, accountId?: string): Promise<void> {
  await db
    .update(deposits)
    .set({ status: 'expired', endedAt: sql`${deposits.expiresAt}` })
    .where(
      and(
        eq(deposits.status, 'created'),
        lte(deposits.expiresAt, now),
        accountId === undefined ? undefined : eq(deposits.accountId, accountId),
      ),
    );
}
