import { and, desc, eq, sql } from 'drizzle-orm';
import { mostLinks, type Contract, type HandlerReplyOf, type ParsedRequestOf, type RegistrationLink } from '#contract'; // prettier-ignore
import { keyOf, type SignedInCtx } from '../../context';
import { rows, type Executor } from '../../db/database';
import { accounts, registrationLinks, type RegistrationLinkRow } from '../../db/schema';
import { refuse } from '../../refusal';
import { businessDateOf } from '../businessDay';
import { settingOf } from '../settings';
import { linkStatusOf } from './linkStatus';
import { ratesOf } from './ratesOf';

type Calls = Contract['team'];

/** Without letters and digits that are taken for one another. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 8;

/** Days in which an account is active that has a bet. */
const activeDays = 7;

/** The agent's links with what came of them. */
export async function listLinks(ctx: SignedInCtx): Promise<HandlerReplyOf<Calls['links']>> {
  const { id } = ctx.actor.account;
  const found = await ctx.db
    .select()
    .from(registrationLinks)
    .where(eq(registrationLinks.accountId, id))
    .orderBy(desc(registrationLinks.createdAt), desc(registrationLinks.id));
  return {
    ownRates: (await ratesOf(ctx.db, [id])).get(id) ?? [],
    today: await todayOf(ctx, ctx.db),
    rows: await shown(ctx, ctx.db, found),
  };
}

/** Makes a link with a code that nobody has. The same key again: the same link. */
export async function createLink(
  ctx: SignedInCtx,
  { name, type, rates, endsOn, mostUses }: ParsedRequestOf<Calls['createLink']>,
): Promise<HandlerReplyOf<Calls['createLink']>> {
  const { account } = ctx.actor;
  const key = keyOf(ctx);
  const given = rates.filter(({ rate }) => rate > 0);
  const inputHash = await ctx.hasher.digest(JSON.stringify([name, type, given, endsOn, mostUses]));
  return ctx.db.transaction(async (tx) => {
    // One at a time for an agent, so that parallel requests cannot pass the bound together.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`links:${account.id}`}, 0))`);
    const known = await tx
      .select()
      .from(registrationLinks)
      .where(eq(registrationLinks.accountId, account.id));
    const before = known.find((link) => link.key === key);
    if (before) return before.inputHash === inputHash ? one(ctx, tx, before) : refuse('key.reused');
    await refusePast(ctx, tx, endsOn);
    if (known.length >= mostLinks) refuse('link.tooMany');
    const own = (await ratesOf(tx, [account.id])).get(account.id) ?? [];
    for (const { gameType, rate } of given)
      if (rate > (own.find((each) => each.gameType === gameType)?.rate ?? 0))
        refuse('rates.tooHigh', { value: { fields: ['rates'], gameType } });
    const [made] = await tx
      .insert(registrationLinks)
      .values({
        id: ctx.ids.next(),
        accountId: account.id,
        merchantCode: ctx.merchant,
        code: await freeCode(ctx, tx),
        name,
        type,
        rates: given,
        endsOn: endsOn ?? null,
        mostUses: mostUses ?? null,
        key,
        inputHash,
        createdAt: ctx.clock.now(),
      })
      .returning();
    if (!made) throw new Error('the link was not written');
    return one(ctx, tx, made);
  });
}

/** Changes name and bounds of a link, and pauses it or lets it go on. Again: the same. */
export async function changeLink(
  ctx: SignedInCtx,
  { id, name, endsOn, mostUses, isPaused }: ParsedRequestOf<Calls['changeLink']>,
): Promise<HandlerReplyOf<Calls['changeLink']>> {
  return ctx.db.transaction(async (tx) => {
    const isOwn = and(eq(registrationLinks.id, id), eq(registrationLinks.accountId, ctx.actor.account.id));
    const [link] = await tx.select().from(registrationLinks).where(isOwn).for('update');
    if (!link) return refuse('record.unknown');
    // A day that was set before may be over by now; only another one has to lie ahead.
    if (endsOn !== (link.endsOn ?? undefined)) await refusePast(ctx, tx, endsOn);
    const set = { name, endsOn: endsOn ?? null, mostUses: mostUses ?? null, isPaused };
    await tx.update(registrationLinks).set(set).where(isOwn);
    return one(ctx, tx, { ...link, ...set });
  });
}

async function refusePast(ctx: SignedInCtx, db: Executor, endsOn: string | undefined): Promise<void> {
  if (endsOn !== undefined && endsOn < (await todayOf(ctx, db)))
    refuse('link.past', { value: { fields: ['endsOn'] } });
}

const todayOf = async (ctx: SignedInCtx, db: Executor): Promise<string> =>
  businessDateOf(await settingOf(db, ctx.merchant, 'timeZone'), ctx.clock.now());

/** A code that neither a link nor an account has. */
async function freeCode(ctx: SignedInCtx, db: Executor): Promise<string> {
  for (;;) {
    const code = Array.from(ctx.ids.next().slice(-codeLength), (sign) =>
      signs.charAt((sign.codePointAt(0) ?? 0) % signs.length),
    ).join('');
    const [link] = await db
      .select({ id: registrationLinks.id })
      .from(registrationLinks)
      .where(and(eq(registrationLinks.merchantCode, ctx.merchant), eq(registrationLinks.code, code)));
    const [account] = await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.merchantCode, ctx.merchant), eq(accounts.inviteCode, code)));
    if (!link && !account) return code;
  }
}

async function one(ctx: SignedInCtx, db: Executor, link: RegistrationLinkRow): Promise<RegistrationLink> {
  const [only] = await shown(ctx, db, [link]);
  return only ?? refuse('record.unknown');
}

/** Links as their agent sees them. */
async function shown(
  ctx: SignedInCtx,
  db: Executor,
  links: readonly RegistrationLinkRow[],
): Promise<RegistrationLink[]> {
  const today = await todayOf(ctx, db);
  const since = new Date(Date.parse(today) - (activeDays - 1) * 86_400_000).toISOString().slice(0, 10);
  const counted = await rows<{
    id: string;
    visits: bigint;
    registered: bigint;
    deposited: bigint;
    bet_this_week: bigint;
  }>(
    db,
    sql`SELECT l.id, (SELECT count(*) FROM link_visits v WHERE v.link_id = l.id) AS visits,
        count(r.account_id) AS registered,
        count(r.account_id) FILTER (WHERE EXISTS (SELECT FROM deposits d WHERE d.account_id = r.account_id AND d.status = 'credited')) AS deposited,
        count(r.account_id) FILTER (WHERE EXISTS (SELECT FROM deposits d WHERE d.account_id = r.account_id AND d.status = 'credited')
          AND EXISTS (SELECT FROM bet_days b WHERE b.account_id = r.account_id AND b.day >= ${since})) AS bet_this_week
      FROM registration_links l LEFT JOIN link_registrations r ON r.link_id = l.id
      WHERE l.account_id = ${ctx.actor.account.id} GROUP BY l.id`,
  );
  return links.map((link) => {
    const sums = counted.find(({ id }) => id === link.id);
    return {
      id: link.id,
      code: link.code,
      name: link.name,
      type: link.type,
      rates: link.rates,
      ...(link.endsOn !== null && { endsOn: link.endsOn }),
      ...(link.mostUses !== null && { mostUses: link.mostUses }),
      status: linkStatusOf(link, today),
      createdAt: link.createdAt.toISOString(),
      visits: Number(sums?.visits ?? 0n),
      registered: Number(sums?.registered ?? 0n),
      deposited: Number(sums?.deposited ?? 0n),
      betThisWeek: Number(sums?.bet_this_week ?? 0n),
    };
  });
}
