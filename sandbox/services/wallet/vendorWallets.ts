import { asc, eq } from 'drizzle-orm';
import type { Db, Executor } from '../../db/database';
import { vendors, type Account, type Vendor } from '../../db/schema';
import { openAccount, walletOf } from '../../ledger/ledger';
import type { VendorWallets } from '../../ports';

const purposeOf = (vassalage: string): string => `vendor:${vassalage}`;

/** Id of the account that mirrors what a member holds at a vendor. */
export const vendorWalletOf = (accountId: string, vassalage: string): string =>
  `${walletOf(accountId)}:${purposeOf(vassalage)}`;

/** The same, opened when it is missing. */
export async function openVendorWallet(
  db: Executor,
  { id, currency }: Pick<Account, 'id' | 'currency'>,
  vassalage: string,
  at: Date,
): Promise<string> {
  const wallet = vendorWalletOf(id, vassalage);
  await openAccount(db, { id: wallet, ownerId: id, purpose: purposeOf(vassalage), currency, at });
  return wallet;
}

/** Opens the account that holds money of transfers whose vendor has not answered. */
export async function openMovingMoney(
  db: Executor,
  { id, currency }: Pick<Account, 'id' | 'currency'>,
  at: Date,
): Promise<string> {
  const moving = `${walletOf(id)}:moving`;
  await openAccount(db, { id: moving, ownerId: id, purpose: movingPurpose, currency, at });
  return moving;
}
export const movingPurpose = 'main:moving';

/**
 * The wallet that stakes at a vendor are taken from and wins are paid to: the vendor's own in transfer mode, else the
 * main one. Trial accounts have one wallet.
 */
export async function openPlayWallet(
  db: Db,
  account: Pick<Account, 'id' | 'currency' | 'type'>,
  vassalage: string,
  { at, isSingle }: { at: Date; isSingle: boolean },
): Promise<string> {
  if (isSingle || account.type === 4) return walletOf(account.id);
  return openVendorWallet(db, account, vassalage, at);
}

/** A vendor by its wallet: its rows, one for each category of its games. */
export async function vendorRowsOf(db: Executor, accountTypeId: number): Promise<Vendor[]> {
  // A number that no column of the database can hold.
  if (accountTypeId > 2_147_483_647) return [];
  return db.select().from(vendors).where(eq(vendors.accountTypeId, accountTypeId)).orderBy(asc(vendors.sort));
}

/** Whether money can be moved to and from a vendor now. */
export const isVendorOpen = (rows: readonly Vendor[]): boolean => rows.some(({ state }) => state === 'open');

/** A platform to whose vendors nobody has written an adapter yet: nothing is carried out, so all money comes back. */
export const noVendorWallets: VendorWallets = {
  move: () => Promise.resolve('refused'),
  settle: () => Promise.resolve('refused'),
};
