import { desc, notInArray, sql } from 'drizzle-orm';
import type { Ctx } from '../../context';
import type { Executor } from '../../db/database';
import { clientErrors } from '../../db/schema';
import { refuse } from '../../refusal';
import { countTry } from '../throttle';

/** Different faults that are kept; beyond it the ones that came longest ago go. */
const mostKept = 200;
const perNetwork = 30;

/** A fault in the site's code, as a browser tells of it. Anybody may: what is told is bounded and counted. */
export async function reportError(
  ctx: Ctx,
  fault: { message: string; stack: string; area: string; release: string },
): Promise<Record<string, never>> {
  const tries = await countTry(ctx, `client-error:${ctx.network}`, 600);
  if (tries.count > perNetwork) refuse('limit.reached', { retryAfter: tries.retryAfter });
  const now = ctx.clock.now();
  const digest = await ctx.hasher.digest(JSON.stringify([ctx.merchant, fault]));
  const [added] = await ctx.db
    .insert(clientErrors)
    .values({ ...fault, digest, merchantCode: ctx.merchant, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: clientErrors.digest,
      set: { count: sql`${clientErrors.count} + 1`, lastAt: now },
    })
    .returning({ count: clientErrors.count });
  if (added?.count === 1) await forgetOldest(ctx.db);
  return {};
}

async function forgetOldest(db: Executor): Promise<void> {
  const kept = db
    .select({ digest: clientErrors.digest })
    .from(clientErrors)
    .orderBy(desc(clientErrors.lastAt))
    .limit(mostKept);
  await db.delete(clientErrors).where(notInArray(clientErrors.digest, kept));
}

/** The faults that were told of, the latest first. */
export const readClientErrors = (db: Executor, most: number) =>
  db.select().from(clientErrors).orderBy(desc(clientErrors.lastAt)).limit(most);
