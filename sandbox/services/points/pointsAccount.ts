import { sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { balanceOf, openAccount, openHouseAccount } from '../../ledger/ledger';

/** Points are a currency of their own in the ledger. */
export const pointsCurrency = 'PTS';

/** Ids of a member's points, and of those held for redemptions in process. */
export const pointsOf = (accountId: string): string => `points:${accountId}`;
export const heldPointsOf = (accountId: string): string => `points:${accountId}:held`;

/** Opens both accounts of a member's points; those that exist stay as they are. */
export async function openPoints(db: Executor, ownerId: string, at: Date): Promise<void> {
  const account = { ownerId, currency: pointsCurrency, at };
  await openAccount(db, { ...account, id: pointsOf(ownerId), purpose: 'points' });
  await openAccount(db, { ...account, id: heldPointsOf(ownerId), purpose: 'points:held' });
}

/** The brand's own account that points come from and go back to. */
export const housePoints = (db: Executor, merchant: string, at: Date): Promise<string> =>
  openHouseAccount(db, { merchant, purpose: 'points', currency: pointsCurrency, at });

/** Points that a member can spend, and those that are held. */
export async function pointsHeldBy(db: Executor, accountId: string): Promise<{ free: bigint; held: bigint }> {
  return {
    free: (await balanceOf(db, pointsOf(accountId)))?.balance ?? 0n,
    held: (await balanceOf(db, heldPointsOf(accountId)))?.balance ?? 0n,
  };
}

/** One spending at a time for an account, so that parallel requests see what the other left. */
export async function lockPoints(tx: Tx, accountId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`points:${accountId}`}, 0))`);
}
