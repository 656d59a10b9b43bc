import { eq } from 'drizzle-orm';
import type { SignedInCtx } from '../../context';
import { accounts } from '../../db/schema';
import { balanceOf, walletOf } from '../../ledger/ledger';
import { errorFields } from '../../log';
import { settingOf } from '../settings';
import { moveMoney } from './walletTransfers';

/** Takes what the main wallet holds along to the vendor whose game opens, when the member chose that. */
export async function moveAlong(ctx: SignedInCtx, vassalage: string, launch: string): Promise<void> {
  const { account } = ctx.actor;
  if (account.type === 4 || account.flags['walletMovesByItself'] !== true) return;
  if (await settingOf(ctx.db, ctx.merchant, 'singleWallet')) return;
  const amount = (await balanceOf(ctx.db, walletOf(account.id)))?.balance ?? 0n;
  if (amount === 0n) return;
  const move = { account, vassalage, direction: 'toVendor', amount, isAutomatic: true } as const;
  // A game opens also when its money could not come along.
  await moveMoney(ctx, { ...move, key: `launch:${launch}`, inputHash: 'launch' }).catch((error: unknown) =>
    ctx.log.warn('money did not move along to a game', errorFields(error)),
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
