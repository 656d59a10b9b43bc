import { eq } from 'drizzle-orm';
import type { Ctx } from '../context';
import { merchants } from '../db/schema';

/** Currency of the person, or of the brand for a visitor: an ISO 4217 code. */
export async function currencyOf({
  db,
  merchant,
  actor,
}: Pick<Ctx, 'db' | 'merchant' | 'actor'>): Promise<string> {
  if (actor) return actor.account.currency;
  const [row] = await db
    .select({ currency: merchants.currency })
    .from(merchants)
    .where(eq(merchants.code, merchant));
  if (!row) throw new Error(`no merchant ${merchant}`);
  return row.currency;
}
