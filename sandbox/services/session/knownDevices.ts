import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../context';
import { knownDevices, type Account } from '../../db/schema';

/**
 * Whether an account was signed in from a browser before. Tries of such browsers have counters of their own, so that a
 * stranger cannot lock the owner out. An unknown account costs the same work.
 */
export async function isKnownDevice(
  { db }: Pick<Ctx, 'db'>,
  account: Pick<Account, 'id'> | undefined,
  visitorId: string,
): Promise<boolean> {
  const found = await db
    .select({ seen: knownDevices.lastSeenAt })
    .from(knownDevices)
    .where(and(eq(knownDevices.accountId, account?.id ?? ''), eq(knownDevices.visitorId, visitorId)));
  return found.length > 0;
}
