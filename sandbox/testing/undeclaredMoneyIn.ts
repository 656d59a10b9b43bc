import { and, eq, gt, notInArray } from 'drizzle-orm';
import type { Db } from '../db/database';
import { movements } from '../db/schema';
import { moneyInKinds } from '../services/saferPlay/moneyInKinds';

/** Kinds that tests post themselves. */
const ofTests = ['test', 'transfer', 'transfer.test', 'correction'];

/** Kinds of postings that brought money to a main wallet and of which nobody said what limits and pauses mean for them. */
export async function undeclaredMoneyIn(db: Db): Promise<string[]> {
  const found = await db
    .selectDistinct({ kind: movements.kind })
    .from(movements)
    .where(
      and(
        eq(movements.wallet, 'main'),
        gt(movements.amount, 0n),
        notInArray(movements.kind, [...Object.keys(moneyInKinds), ...ofTests]),
      ),
    );
  return found.map(({ kind }) => kind);
}
