import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { accounts, pointsItems, pointsRedemptions, type RedemptionRow } from '../../db/schema';
import { post } from '../../ledger/ledger';
import type { Ports } from '../../ports';
import { heldPointsOf, housePoints, pointsOf } from './pointsAccount';

type Deps = Pick<Ports, 'clock' | 'ids'> & { db: Db };

/** Redemptions that wait for an answer, oldest first. */
export const openRedemptions = ({ db }: Pick<Deps, 'db'>) =>
  db
    .select({
      id: pointsRedemptions.id,
      account: accounts.username,
      brand: accounts.merchantCode,
      item: pointsItems.name,
      quantity: pointsRedemptions.quantity,
      points: pointsRedemptions.points,
      address: pointsRedemptions.address,
      mobile: pointsRedemptions.mobile,
      createdAt: pointsRedemptions.createdAt,
    })
    .from(pointsRedemptions)
    .innerJoin(accounts, eq(accounts.id, pointsRedemptions.accountId))
    .innerJoin(pointsItems, eq(pointsItems.id, pointsRedemptions.itemId))
    .where(eq(pointsRedemptions.status, 'inProcess'))
    .orderBy(pointsRedemptions.sequence);

/**
 * Approves a redemption: its points are gone; or rejects it with a reason that the member reads: points and stock are
 * given back. Undefined when none of that id waits.
 */
export function answerRedemption(
  { db, clock, ids }: Deps,
  id: string,
  answer: 'approve' | { reason: string },
): Promise<RedemptionRow | undefined> {
  const at = clock.now();
  const isApproved = answer === 'approve';
  return db.transaction(async (tx) => {
    // Of two answers at once the second finds nothing that waits.
    const [row] = await tx
      .update(pointsRedemptions)
      .set({
        status: isApproved ? 'approved' : 'rejected',
        reason: isApproved ? null : answer.reason,
        answeredAt: at,
      })
      .where(and(eq(pointsRedemptions.id, id), eq(pointsRedemptions.status, 'inProcess')))
      .returning();
    if (!row) return undefined;
    const [item] = await tx
      .update(pointsItems)
      .set({ stock: sql`${pointsItems.stock} + ${isApproved ? 0 : row.quantity}` })
      .where(eq(pointsItems.id, row.itemId))
      .returning({ merchant: pointsItems.merchantCode });
    if (!item) throw new Error(`no item ${row.itemId}`);
    await post(tx, {
      id: ids.next(),
      actor: 'house',
      key: `points.answered:${id}`,
      kind: isApproved ? 'points.approved' : 'points.returned',
      postings: [
        { account: heldPointsOf(row.accountId), amount: -row.points },
        {
          account: isApproved ? await housePoints(tx, item.merchant, at) : pointsOf(row.accountId),
          amount: row.points,
        },
      ],
      meta: { type: 'redeem', redemption: id },
      at,
    });
    return row;
  });
}
