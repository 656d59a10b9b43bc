import { and, desc, eq } from 'drizzle-orm';
import type { SignedInCtx } from '../../context';
import { accounts, vendors, walletTransfers } from '../../db/schema';
import { balanceOf, walletOf } from '../../ledger/ledger';
import { errorFields } from '../../log';
import { settingOf } from '../settings';
import { isVendorOpen } from './vendorWallets';
import { moveMoney, vendorBalancesOf } from './walletTransfers';

/**
 * Takes what the main wallet holds along to the vendor whose game opens, when the member chose that, and what went along to
 * the game before. Money that the member moved to a vendor by hand stays there.
 */
export async function moveAlong(ctx: SignedInCtx, vassalage: string, launch: string): Promise<void> {
  const { account } = ctx.actor;
  if (account.type === 4 || account.flags['walletMovesByItself'] !== true) return;
  if (await settingOf(ctx.db, ctx.merchant, 'singleWallet')) return;
  const key = `launch:${launch}`;
  // A game opens also when its money could not come along.
  const move = (vendor: string, direction: 'toVendor' | 'toMain', amount: bigint) =>
    moveMoney(ctx, {
      account,
      vassalage: vendor,
      direction,
      amount,
      key: direction === 'toVendor' ? key : `${key}:${vendor}`,
      inputHash: 'launch',
      isAutomatic: true,
    }).catch((error: unknown) =>
      ctx.log.warn('money did not move along to a game', { vassalage: vendor, ...errorFields(error) }),
    );
  for (const { vassalage: other, balance } of await vendorBalancesOf(ctx.db, account))
    if (other !== vassalage && balance > 0n && (await wentAlong(ctx, other)))
      await move(other, 'toMain', balance);
  const amount = (await balanceOf(ctx.db, walletOf(account.id)))?.balance ?? 0n;
  if (amount > 0n) await move(vassalage, 'toVendor', amount);
}

/** Whether what a vendor holds went there by itself, and can be had back now. */
async function wentAlong({ db, actor }: SignedInCtx, vassalage: string): Promise<boolean> {
  const [last] = await db
    .select({ isAutomatic: walletTransfers.isAutomatic })
    .from(walletTransfers)
    .where(
      and(
        eq(walletTransfers.accountId, actor.account.id),
        eq(walletTransfers.vassalage, vassalage),
        eq(walletTransfers.direction, 'toVendor'),
        eq(walletTransfers.status, 'done'),
      ),
    )
    .orderBy(desc(walletTransfers.createdAt), desc(walletTransfers.id))
    .limit(1);
  return (
    last?.isAutomatic === true &&
    isVendorOpen(await db.select().from(vendors).where(eq(vendors.vassalage, vassalage)))
  );
}

/** Chooses whether money goes along when a game opens. */
export async function setMovesByItself(ctx: SignedInCtx, { isOn }: { isOn: boolean }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { id } = ctx.actor.account;
    const [row] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
    const flags = { ...row?.flags, walletMovesByItself: isOn };
    await tx.update(accounts).set({ flags }).where(eq(accounts.id, id));
  });
}
