import { and, count, desc, eq, gte, sql } from 'drizzle-orm';
import {
  fewestAddressCharacters,
  type Contract,
  type HandlerReplyOf,
  type ParsedRequestOf,
  type Redemption,
} from '#contract';
import { keyOf, type SignedInCtx } from '../../context';
import type { Executor, Tx } from '../../db/database';
import { pointsItems, pointsRedemptions, type PointsItemRow, type RedemptionRow } from '../../db/schema';
import { openHouseAccount, post, walletOf } from '../../ledger/ledger';
import { refuse } from '../../refusal';
import { readNumber } from '../codes/numbers';
import { settingOf } from '../settings';
import { checkTransactionPassword } from '../cashier/transactionPassword';
import { localise } from '../localise';
import { requireMoneyAllowed } from '../saferPlay/moneyIn';
import { heldPointsOf, housePoints, lockPoints, openPoints, pointsHeldBy, pointsOf } from './pointsAccount';
import { depositsOf } from './readMall';

type Redeem = ParsedRequestOf<Contract['points']['redeem']>;
type List = Contract['points']['redeemList'];

/**
 * Takes points and the thing from the stock at once: goods and vouchers wait for the operator, money is there at once.
 * The same key and input again: the same redemption.
 */
export async function redeemPoints(ctx: SignedInCtx, request: Redeem): Promise<Redemption> {
  const { account } = ctx.actor;
  const key = keyOf(ctx);
  const address = request.address.trim();
  const inputHash = await ctx.hasher.digest(
    JSON.stringify([request.itemId, request.quantity, request.points, address, request.mobileNum.trim()]),
  );
  const known = await findByKey(ctx, ctx.db, key, inputHash);
  if (known) return known;
  const item = await findItem(ctx.db, ctx.merchant, request.itemId);
  if (item.needs === 'address' && address.length < fewestAddressCharacters) refuse('points.address');
  const home = await settingOf(ctx.db, ctx.merchant, 'dialingCode');
  const mobile =
    item.needs === 'nothing' ? '' : (readNumber(home, request.mobileNum)?.full ?? refuse('points.mobile'));
  await checkTransactionPassword(ctx, account, request.transactionPassword);
  return ctx.db.transaction(async (tx) => {
    await lockPoints(tx, account.id);
    const again = await findByKey(ctx, tx, key, inputHash);
    if (again) return again;
    return take(ctx, tx, { ...request, address, mobile, key, inputHash });
  });
}

type Taking = Omit<Redeem, 'mobileNum'> & { mobile: string; key: string; inputHash: string };

async function take(ctx: SignedInCtx, tx: Tx, taking: Taking): Promise<Redemption> {
  const { account } = ctx.actor;
  const at = ctx.clock.now();
  // Whoever wants the last one at the same moment waits here, and then finds it gone.
  const [item] = await tx
    .update(pointsItems)
    .set({ stock: sql`${pointsItems.stock} - ${taking.quantity}` })
    .where(
      and(
        eq(pointsItems.id, taking.itemId),
        eq(pointsItems.isOn, true),
        gte(pointsItems.stock, taking.quantity),
      ),
    )
    .returning();
  if (!item) {
    const { stock } = await findItem(tx, ctx.merchant, taking.itemId);
    return refuse('points.soldOut', { value: { left: stock } });
  }
  if (item.points !== BigInt(taking.points))
    refuse('points.changed', { value: { points: Number(item.points) } });
  if (item.minDeposits > 0n && (await depositsOf(tx, account.id)) < item.minDeposits)
    refuse('points.deposits', { value: { amount: item.minDeposits.toString() } });
  const points = item.points * BigInt(taking.quantity);
  const { free } = await pointsHeldBy(tx, account.id);
  if (free < points) refuse('points.short', { value: { points: Number(free) } });
  const [row] = await tx
    .insert(pointsRedemptions)
    .values({
      id: ctx.ids.next(),
      accountId: account.id,
      itemId: item.id,
      quantity: taking.quantity,
      points,
      status: item.credit === null ? 'inProcess' : 'approved',
      // What nobody needs is not kept.
      address: item.needs === 'address' ? taking.address : '',
      mobile: taking.mobile,
      key: taking.key,
      inputHash: taking.inputHash,
      createdAt: at,
      answeredAt: item.credit === null ? null : at,
    })
    .returning();
  if (!row) throw new Error('the redemption was not written');
  await openPoints(tx, account.id, at);
  await (item.credit === null ? hold(ctx, tx, row) : credit(ctx, tx, row, item.credit));
  return toRedemption(row, item, ctx.language);
}

const hold = (ctx: SignedInCtx, tx: Tx, { id, accountId, points, createdAt }: RedemptionRow) =>
  post(tx, {
    id: ctx.ids.next(),
    actor: 'house',
    key: `points.redeemed:${id}`,
    kind: 'points.redeemed',
    postings: [
      { account: pointsOf(accountId), amount: -points },
      { account: heldPointsOf(accountId), amount: points },
    ],
    meta: { type: 'redeem', redemption: id },
    at: createdAt,
  });

async function credit(ctx: SignedInCtx, tx: Tx, row: RedemptionRow, each: bigint): Promise<void> {
  const { id, accountId, points, quantity, createdAt: at } = row;
  const { currency } = ctx.actor.account;
  const amount = each * BigInt(quantity);
  await requireMoneyAllowed(tx, ctx.actor.account, { kind: 'reward.points', amount, at });
  const house = await openHouseAccount(tx, { merchant: ctx.merchant, purpose: 'promotion', currency, at });
  await post(tx, {
    id: ctx.ids.next(),
    actor: 'house',
    key: `points.redeemed:${id}`,
    kind: 'reward.points',
    postings: [
      { account: pointsOf(accountId), amount: -points },
      { account: await housePoints(tx, ctx.merchant, at), amount: points },
      { account: house, amount: -amount },
      { account: walletOf(accountId), amount },
    ],
    meta: { type: 'redeem', redemption: id },
    at,
  });
}

/** What the member redeemed, newest first. */
export async function listRedemptions(
  ctx: SignedInCtx,
  { page, pageSize, status }: ParsedRequestOf<List>,
): Promise<HandlerReplyOf<List>> {
  const own = eq(pointsRedemptions.accountId, ctx.actor.account.id);
  const wanted = status === undefined ? own : and(own, eq(pointsRedemptions.status, status));
  const found = await ctx.db
    .select()
    .from(pointsRedemptions)
    .innerJoin(pointsItems, eq(pointsItems.id, pointsRedemptions.itemId))
    .where(wanted)
    .orderBy(desc(pointsRedemptions.sequence))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await ctx.db.select({ total: count() }).from(pointsRedemptions).where(wanted);
  const [open] = await ctx.db
    .select({ total: count() })
    .from(pointsRedemptions)
    .where(and(own, eq(pointsRedemptions.status, 'inProcess')));
  return {
    list: found.map((each) => toRedemption(each.points_redemptions, each.points_items, ctx.language)),
    total: all?.total ?? 0,
    inProcess: open?.total ?? 0,
  };
}

async function findItem(db: Executor, merchant: string, id: string): Promise<PointsItemRow> {
  const [found] = await db
    .select()
    .from(pointsItems)
    .where(and(eq(pointsItems.id, id), eq(pointsItems.merchantCode, merchant), eq(pointsItems.isOn, true)));
  return found ?? refuse('record.unknown');
}

/** The redemption that a key was used for; refuses a key that was used for another one. */
async function findByKey(
  ctx: SignedInCtx,
  db: Executor,
  key: string,
  inputHash: string,
): Promise<Redemption | undefined> {
  const [found] = await db
    .select()
    .from(pointsRedemptions)
    .innerJoin(pointsItems, eq(pointsItems.id, pointsRedemptions.itemId))
    .where(and(eq(pointsRedemptions.accountId, ctx.actor.account.id), eq(pointsRedemptions.key, key)));
  if (!found) return undefined;
  if (found.points_redemptions.inputHash !== inputHash) refuse('key.reused');
  return toRedemption(found.points_redemptions, found.points_items, ctx.language);
}

const toRedemption = (row: RedemptionRow, item: PointsItemRow, language: string): Redemption => ({
  id: row.id,
  name: localise(item.name, language),
  image: item.image,
  quantity: row.quantity,
  points: Number(row.points),
  status: row.status,
  appliedAt: row.createdAt.toISOString(),
  address: row.address,
  mobileNum: row.mobile,
  ...(row.answeredAt && { answeredAt: row.answeredAt.toISOString() }),
  ...(row.reason !== null && { reason: row.reason }),
});
