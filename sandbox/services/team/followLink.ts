import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../context';
import type { Executor, Tx } from '../../db/database';
import { linkRegistrations, linkVisits, rebateRates, registrationLinks, type RegistrationLinkRow } from '../../db/schema'; // prettier-ignore
import { refuse } from '../../refusal';
import { businessDateOf } from '../businessDay';
import { settingOf } from '../settings';
import { linkStatusOf } from './linkStatus';
import { ratesOf } from './ratesOf';

/** The link of a code, and whether it opens accounts now; undefined for any other code. */
export async function findLink(
  ctx: Pick<Ctx, 'db' | 'merchant' | 'clock'>,
  code: string,
): Promise<{ link: RegistrationLinkRow; isOpen: boolean } | undefined> {
  const [link] = await ctx.db
    .select()
    .from(registrationLinks)
    .where(and(eq(registrationLinks.merchantCode, ctx.merchant), eq(registrationLinks.code, code)));
  return link && { link, isOpen: linkStatusOf(link, await todayOf(ctx)) === 'active' };
}

/** Counts a browser that opened a link, once. */
export async function countVisit(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  linkId: string,
  visitorId: string,
): Promise<void> {
  await db.insert(linkVisits).values({ linkId, visitorId, at: clock.now() }).onConflictDoNothing();
}

/**
 * Binds a new account to the link that it came by, in the transaction that makes it, and gives it the link's rebates, none
 * above what the agent has by now. A link that ended or was used up meanwhile is refused.
 */
export async function useLink(
  { merchant, clock }: Pick<Ctx, 'merchant' | 'clock'>,
  tx: Tx,
  { linkId, accountId }: { linkId: string; accountId: string },
): Promise<void> {
  const [link] = await tx
    .select()
    .from(registrationLinks)
    .where(eq(registrationLinks.id, linkId))
    .for('update');
  if (!link || linkStatusOf(link, await todayOf({ db: tx, merchant, clock })) !== 'active')
    return refuse('affiliate.ended');
  await tx
    .update(registrationLinks)
    .set({ uses: sql`${registrationLinks.uses} + 1` })
    .where(eq(registrationLinks.id, linkId));
  await tx.insert(linkRegistrations).values({ accountId, linkId, at: clock.now() });
  const own = (await ratesOf(tx, [link.accountId])).get(link.accountId) ?? [];
  const given = link.rates.flatMap(({ gameType, rate }) => {
    const most = own.find((each) => each.gameType === gameType)?.rate ?? 0;
    const least = Math.min(rate, most);
    return least > 0 ? [{ accountId, gameType, rate: least }] : [];
  });
  if (given.length > 0) await tx.insert(rebateRates).values(given).onConflictDoNothing();
}

const todayOf = async ({
  db,
  merchant,
  clock,
}: Pick<Ctx, 'merchant' | 'clock'> & { db: Executor }): Promise<string> =>
  businessDateOf(await settingOf(db, merchant, 'timeZone'), clock.now());
