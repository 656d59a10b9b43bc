import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { accounts, messages } from '../../db/schema';
import type { Ports } from '../../ports';
import { word } from '../../words/phrase';
import { notify } from './notify';

/** Months without a log-in after which an account is dormant. Source: docs/compliance.md, GLI-19. */
const dormantMonths = 12;
/** Members told in one run; the next run goes on. */
const mostTold = 500;

/**
 * Tells members who have not logged in for a year that their account rests, and that nothing is taken from it: once for each
 * rest. Returns how many it told.
 */
export async function tellDormant({
  db,
  clock,
  ids,
}: Pick<Ports, 'clock' | 'ids'> & { db: Db }): Promise<number> {
  const now = clock.now();
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - dormantMonths);
  const cause = sql<string>`'dormant:' || extract(epoch FROM ${accounts.lastLoginAt})::bigint`;
  const resting = await db
    .select({ accountId: accounts.id, cause })
    .from(accounts)
    .where(
      and(
        eq(accounts.status, 'active'),
        lt(accounts.lastLoginAt, before),
        sql`NOT EXISTS (SELECT FROM ${messages} m WHERE m.account_id = ${accounts.id} AND m.cause = ${cause})`,
      ),
    )
    .limit(mostTold);
  for (const each of resting)
    await notify(db, {
      ...each,
      id: ids.next(),
      category: 'service',
      title: word('message.dormant.title'),
      body: word('message.dormant.body'),
      href: '/personal/withdraw',
      at: now,
    });
  return resting.length;
}
