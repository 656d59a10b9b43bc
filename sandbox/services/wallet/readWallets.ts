import { and, asc, eq } from 'drizzle-orm';
import type { VendorWallet, Wallets } from '#contract';
import type { SignedInCtx } from '../../context';
import { accounts, ledgerAccounts, vendors } from '../../db/schema';
import { fourSumsOf } from '../cashier/heldMoney';
import { settingsOf } from '../settings';
import { movingPurpose } from './vendorWallets';
import { matchVendorBalances, recentWalletTransfers, vendorBalancesOf } from './walletTransfers';

/** The wallets of whoever is signed in, their latest transfers and what moves by itself. */
export async function readWallets(ctx: SignedInCtx): Promise<Wallets> {
  const { db, merchant } = ctx;
  const { id, currency } = ctx.actor.account;
  // Read again: a write before it, in the same request, may have changed it.
  const [account = ctx.actor.account] = await db.select().from(accounts).where(eq(accounts.id, id));
  await matchVendorBalances(ctx);
  const { singleWallet, quickAmounts } = await settingsOf(db, merchant);
  const sums = await fourSumsOf(db, id, currency);
  const [moving] = await db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.ownerId, id), eq(ledgerAccounts.purpose, movingPurpose)));
  const held = new Map(
    (await vendorBalancesOf(db, account)).map(({ vassalage, balance }) => [vassalage, balance]),
  );
  const byVendor = new Map<string, VendorWallet>();
  for (const row of await db.select().from(vendors).orderBy(asc(vendors.sort), asc(vendors.vassalage))) {
    const known = byVendor.get(row.vassalage);
    byVendor.set(row.vassalage, {
      id: row.accountTypeId,
      vassalage: row.vassalage,
      name: known?.name ?? row.name,
      categories: [...(known?.categories ?? []), row.category],
      balance: (held.get(row.vassalage) ?? 0n).toString(),
      isOpen: known?.isOpen === true || row.state === 'open',
    });
  }
  return {
    isSingle: singleWallet,
    currency,
    main: sums.withdrawable.toString(),
    heldByBonus: sums.heldByBonus.toString(),
    inWithdrawals: sums.inWithdrawals.toString(),
    inTransfers: (moving?.balance ?? 0n).toString(),
    // A brand that has changed to one wallet may have money left in others.
    vendors: [...byVendor.values()].filter(({ balance }) => !singleWallet || balance !== '0'),
    quickAmounts,
    movesByItself: account.flags['walletMovesByItself'] === true,
    transfers: await recentWalletTransfers(db, id),
  };
}
