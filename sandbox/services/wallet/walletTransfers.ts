import { and, asc, desc, eq, lte } from 'drizzle-orm';
import { mainWalletId, parseAmount, type WalletTransfer } from '#contract';
import { keyOf, type SignedInCtx } from '../../context';
import type { Db, Executor, Tx } from '../../db/database';
import {
  ledgerAccounts,
  vendors,
  walletTransfers,
  type Account,
  type WalletTransferRow,
} from '../../db/schema';
import { post, walletOf } from '../../ledger/ledger';
import { errorFields } from '../../log';
import type { Ports, VendorAnswer } from '../../ports';
import { refuse } from '../../refusal';
import { refuseWhilePaused } from '../saferPlay/pauses';
import { settingOf } from '../settings';
import { matchVendorBalance } from './outsideWallets';
import { toTransfer, toTransfers } from './toTransfer';
import { isVendorOpen, openMovingMoney, openVendorWallet, vendorRowsOf } from './vendorWallets';

/** Seconds after which a vendor that did not answer is asked again; the last goes on. Source: money rules, wallets. */
const askAfter = [10, 60, 300, 900] as const;

type Deps = Pick<Ports, 'clock' | 'ids' | 'log' | 'vendorWallets'> & { db: Db };

/** What is to be moved. */
interface Move {
  account: Account;
  vassalage: string;
  direction: WalletTransferRow['direction'];
  amount: bigint;
  key: string;
  inputHash: string;
  isAutomatic?: boolean;
}

/** Moves money between the main wallet and a vendor's. The same key and input again: the same transfer as it is now. */
export async function transferWallets(
  ctx: SignedInCtx,
  input: { from: number; to: number; amount: string },
): Promise<WalletTransfer> {
  const { account } = ctx.actor;
  const key = keyOf(ctx);
  const inputHash = await ctx.hasher.digest(JSON.stringify([input.from, input.to, input.amount]));
  const known = await findByKey(ctx.db, account.id, key);
  if (known) return toTransfer(ctx.db, known.inputHash === inputHash ? known : refuse('key.reused'));
  const isToVendor = input.from === mainWalletId;
  if (isToVendor === (input.to === mainWalletId)) refuse('wallet.amount');
  const rows = await vendorRowsOf(ctx.db, isToVendor ? input.to : input.from);
  const [vendor] = rows;
  if (!vendor || !isVendorOpen(rows)) refuse('wallet.closed');
  // Money that is left at a vendor can always come back.
  if (isToVendor && (await settingOf(ctx.db, ctx.merchant, 'singleWallet'))) refuse('wallet.single');
  if (isToVendor) await refuseWhilePaused(ctx.db, account.id, ctx.clock.now());
  const amount = parseAmount(input.amount) ?? refuse('wallet.amount');
  if (!isToVendor) await matchVendorBalances(ctx);
  const direction = isToVendor ? 'toVendor' : 'toMain';
  const { vassalage } = vendor;
  const row = await moveMoney(ctx, { account, vassalage, direction, amount, key, inputHash });
  return toTransfer(ctx.db, row);
}

/** Brings all money back from the wallets of vendors. Says which are closed and keep theirs meanwhile. */
export async function recallWallets(
  ctx: SignedInCtx,
): Promise<{ transfers: WalletTransfer[]; closed: string[] }> {
  const { account } = ctx.actor;
  const key = keyOf(ctx);
  const moved: WalletTransferRow[] = [];
  const closed: string[] = [];
  await matchVendorBalances(ctx);
  for (const { vassalage, balance } of await vendorBalancesOf(ctx.db, account)) {
    const keyOfOne = `${key.slice(0, 160)}:${vassalage}`;
    const known = await findByKey(ctx.db, account.id, keyOfOne);
    if (known) {
      moved.push(known);
      continue;
    }
    if (balance === 0n) continue;
    const rows = await ctx.db.select().from(vendors).where(eq(vendors.vassalage, vassalage));
    if (!isVendorOpen(rows)) {
      closed.push(rows[0]?.name ?? vassalage);
      continue;
    }
    const move = { account, vassalage, direction: 'toMain', amount: balance, key: keyOfOne } as const;
    moved.push(await moveMoney(ctx, { ...move, inputHash: 'recall' }));
  }
  return { transfers: await toTransfers(ctx.db, moved), closed };
}

/** Books what was won and lost in wallets that vendors keep; one that does not answer is as it was known last. */
export async function matchVendorBalances(ctx: SignedInCtx): Promise<void> {
  const { account } = ctx.actor;
  const held = ctx.vendorWallets.balance ? await vendorBalancesOf(ctx.db, account) : [];
  await Promise.all(
    held.map(({ vassalage }) =>
      matchVendorBalance(ctx, account, vassalage).catch((error: unknown) =>
        ctx.log.warn('a vendor did not tell a balance', { vassalage, ...errorFields(error) }),
      ),
    ),
  );
}

/**
 * Holds the money first, then asks the vendor, then posts what it says. Whatever ends in between leaves a pending transfer
 * that is settled by asking again.
 */
export async function moveMoney(deps: Deps, move: Move): Promise<WalletTransferRow> {
  const { row, isNew } = await deps.db.transaction((tx) => hold(deps, tx, move));
  if (!isNew) return row.inputHash === move.inputHash ? row : refuse('key.reused');
  const answer = await ask(deps, 'move', row);
  return answer ? deps.db.transaction((tx) => end(deps, tx, row.id, answer)) : row;
}

async function hold(
  { clock, ids }: Deps,
  tx: Tx,
  { account, vassalage, direction, amount, key, inputHash, isAutomatic = false }: Move,
): Promise<{ row: WalletTransferRow; isNew: boolean }> {
  const now = clock.now();
  // Waits for a request of the same key, and then finds what it wrote.
  const [row] = await tx
    .insert(walletTransfers)
    .values({
      id: ids.next(),
      accountId: account.id,
      merchantCode: account.merchantCode,
      vassalage,
      direction,
      currency: account.currency,
      amount,
      status: 'pending',
      isAutomatic,
      key,
      inputHash,
      createdAt: now,
      nextAskAt: new Date(now.getTime() + askAfter[0] * 1000),
    })
    .onConflictDoNothing()
    .returning();
  if (!row) {
    const known = await findByKey(tx, account.id, key);
    if (!known) throw new Error('a transfer was neither written nor found');
    return { row: known, isNew: false };
  }
  const vendorWallet = await openVendorWallet(tx, account, vassalage, now);
  const moving = await openMovingMoney(tx, account, now);
  await post(tx, {
    id: ids.next(),
    actor: account.id,
    key: `transfer.held:${row.id}`,
    kind: 'transfer.held',
    postings: [
      { account: direction === 'toVendor' ? walletOf(account.id) : vendorWallet, amount: -amount },
      { account: moving, amount },
    ],
    meta: { transfer: row.id },
    at: now,
  });
  return { row, isNew: true };
}

/** What the vendor says; undefined when it does not answer. */
async function ask(
  { vendorWallets, log }: Pick<Deps, 'vendorWallets' | 'log'>,
  what: 'move' | 'settle',
  { id, accountId, vassalage, direction, amount, currency }: WalletTransferRow,
): Promise<VendorAnswer | undefined> {
  try {
    return await vendorWallets[what]({ id, accountId, vassalage, direction, amount, currency });
  } catch (error) {
    log.warn('a vendor did not answer', { transfer: id, vassalage, ...errorFields(error) });
    return undefined;
  }
}

/** Posts what the vendor said, once: the held money goes on, or back to where it came from. */
async function end(
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
  tx: Tx,
  id: string,
  answer: VendorAnswer,
): Promise<WalletTransferRow> {
  const [row] = await tx.select().from(walletTransfers).where(eq(walletTransfers.id, id)).for('update');
  if (!row) throw new Error('a transfer is gone');
  if (row.status !== 'pending') return row;
  const now = clock.now();
  const owner = { id: row.accountId, currency: row.currency };
  const vendorWallet = await openVendorWallet(tx, owner, row.vassalage, now);
  const reachesVendor = (row.direction === 'toVendor') === (answer === 'done');
  await post(tx, {
    id: ids.next(),
    actor: 'house',
    key: `transfer.ended:${id}`,
    kind: answer === 'done' ? 'transfer.vendor' : 'transfer.returned',
    postings: [
      { account: await openMovingMoney(tx, owner, now), amount: -row.amount },
      { account: reachesVendor ? vendorWallet : walletOf(row.accountId), amount: row.amount },
    ],
    meta: { transfer: id },
    at: now,
  });
  const [ended] = await tx
    .update(walletTransfers)
    .set({ status: answer === 'done' ? 'done' : 'failed', endedAt: now, nextAskAt: null })
    .where(eq(walletTransfers.id, id))
    .returning();
  return ended ?? row;
}

/** Asks vendors again that did not answer. Running it at two servers at once posts nothing twice. */
export async function settleTransfers(deps: Deps): Promise<number> {
  const due = await deps.db
    .select()
    .from(walletTransfers)
    .where(and(eq(walletTransfers.status, 'pending'), lte(walletTransfers.nextAskAt, deps.clock.now())))
    .orderBy(asc(walletTransfers.nextAskAt))
    .limit(50);
  for (const row of due) {
    const answer = await ask(deps, 'settle', row);
    if (answer) {
      await deps.db.transaction((tx) => end(deps, tx, row.id, answer));
      continue;
    }
    const asked = row.asked + 1;
    const seconds = askAfter[Math.min(asked, askAfter.length - 1)] ?? askAfter[0];
    // Counted from the beginning while the times of the rules last, so that a slow run does not shift them.
    const from = asked < askAfter.length ? row.createdAt : deps.clock.now();
    await deps.db
      .update(walletTransfers)
      .set({ asked, nextAskAt: new Date(from.getTime() + seconds * 1000) })
      .where(and(eq(walletTransfers.id, row.id), eq(walletTransfers.status, 'pending')));
  }
  return due.length;
}

/** One transfer of the member; another's is as unknown as one that never was. */
export async function readWalletTransfer(ctx: SignedInCtx, { id }: { id: string }): Promise<WalletTransfer> {
  const [row] = await ctx.db
    .select()
    .from(walletTransfers)
    .where(and(eq(walletTransfers.id, id), eq(walletTransfers.accountId, ctx.actor.account.id)));
  return toTransfer(ctx.db, row ?? refuse('record.unknown'));
}

/** The last ten transfers of the member, newest first. */
export async function recentWalletTransfers(db: Executor, accountId: string): Promise<WalletTransfer[]> {
  const found = await db
    .select()
    .from(walletTransfers)
    .where(eq(walletTransfers.accountId, accountId))
    .orderBy(desc(walletTransfers.createdAt), desc(walletTransfers.id))
    .limit(10);
  return toTransfers(db, found);
}

/** What the member holds at vendors, those with nothing included. */
export async function vendorBalancesOf(
  db: Executor,
  { id, currency }: Pick<Account, 'id' | 'currency'>,
): Promise<{ vassalage: string; balance: bigint }[]> {
  const held = await db
    .select({ purpose: ledgerAccounts.purpose, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.ownerId, id), eq(ledgerAccounts.currency, currency)))
    .orderBy(asc(ledgerAccounts.id));
  return held.flatMap(({ purpose, balance }) =>
    purpose.startsWith('vendor:') ? [{ vassalage: purpose.slice('vendor:'.length), balance }] : [],
  );
}

async function findByKey(
  db: Executor,
  accountId: string,
  key: string,
): Promise<WalletTransferRow | undefined> {
  const [row] = await db
    .select()
    .from(walletTransfers)
    .where(and(eq(walletTransfers.accountId, accountId), eq(walletTransfers.key, key)));
  return row;
}
