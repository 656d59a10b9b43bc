import { and, count, eq, gt, sql, type SQL } from 'drizzle-orm';
import { mailAudiences, mailsPerDay, type Contract, type HandlerReplyOf, type MailAudience, type ParsedRequestOf } from '#contract'; // prettier-ignore
import { keyOf, type SignedInCtx } from '../../context';
import { rows, type Executor } from '../../db/database';
import { teamMails } from '../../db/schema';
import { refuse } from '../../refusal';
import { pattern, word, type Phrase } from '../../words/phrase';
import { isPausedIn } from '../saferPlay/moneyIn';
import { escapeHtml } from '../messages/escapeHtml';
import { quietAfterDays } from './listTeamMembers';

type Calls = Contract['team'];

const dayMs = 86_400_000;

/** Accounts `a`, below the agent by `u.distance`, of an audience. */
function belongs(audience: MailAudience, { now, id }: { now: Date; id: string }): SQL {
  switch (audience) {
    case 'one':
      return sql`u.distance = 1 AND a.id = ${id}`;
    case 'direct':
      return sql`u.distance = 1`;
    case 'agents':
      return sql`a.type <> 0`;
    case 'members':
      return sql`a.type = 0`;
    case 'quiet': {
      const since = new Date(now.getTime() - quietAfterDays * dayMs);
      return sql`NOT EXISTS (SELECT FROM bets b WHERE b.account_id = a.id AND b.day >= ${since.toISOString()}::date - 1
        AND b.at >= ${since.toISOString()}::timestamptz AND b.placed_at >= (SELECT placed_from(${since.toISOString()}::date)))`;
    }
    case 'team':
      return sql`true`;
  }
}

/** Everybody below an agent who can read: accounts that are closed get nothing. */
const below = (agent: string): SQL =>
  sql`account_uplines u JOIN accounts a ON a.id = u.account_id AND a.status = 'active'
    WHERE u.upline_id = ${agent} AND u.distance > 0`;

/** Whom an agent can write to and how often. */
export async function readMailTerms(ctx: SignedInCtx): Promise<HandlerReplyOf<Calls['mailTerms']>> {
  const { id } = ctx.actor.account;
  const now = ctx.clock.now();
  const groups = mailAudiences.filter((audience) => audience !== 'one');
  const sums = groups.map(
    (audience) =>
      sql`count(*) FILTER (WHERE ${belongs(audience, { now, id: '' })}) AS ${sql.identifier(audience)}`,
  );
  const [found] = await rows<Record<(typeof groups)[number], bigint>>(
    ctx.db,
    sql`SELECT ${sql.join(sums, sql`, `)} FROM ${below(id)}`,
  );
  return {
    audiences: groups.map((audience) => ({ audience, accounts: Number(found?.[audience] ?? 0n) })),
    left: await leftOf(ctx, ctx.db),
  };
}

/** Writes to accounts below the agent. The same key again is the same message, and reaches nobody twice. */
export async function sendTeamMail(
  ctx: SignedInCtx,
  { audience, id: one, title, text }: ParsedRequestOf<Calls['sendMail']>,
): Promise<HandlerReplyOf<Calls['sendMail']>> {
  const { id: agent, username } = ctx.actor.account;
  const key = keyOf(ctx);
  const now = ctx.clock.now();
  const inputHash = await ctx.hasher.digest(JSON.stringify([audience, one, title, text]));
  return ctx.db.transaction(async (tx) => {
    // One at a time for an agent, so that parallel requests cannot pass the bound together.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`mail:${agent}`}, 0))`);
    const [before] = await tx
      .select()
      .from(teamMails)
      .where(and(eq(teamMails.accountId, agent), eq(teamMails.key, key)));
    if (before) {
      if (before.inputHash !== inputHash) refuse('key.reused');
      return { receivers: before.receivers, left: await leftOf(ctx, tx) };
    }
    const left = await leftOf(ctx, tx);
    if (left === 0) refuse('mail.tooMany');
    const mail = ctx.ids.next();
    await tx.execute(
      sql`INSERT INTO messages (id, account_id, kind, category, cause, title, body, created_at)
        SELECT md5(${mail}::text || a.id), a.id, 'mail', 'service', ${`teamMail:${mail}`}, ${JSON.stringify({ en: title })}::jsonb,
          CASE WHEN u.distance = 1 THEN ${bodyOf(word('message.teamMail.upline', { from: escapeHtml(username) }), text)}::jsonb
            ELSE ${bodyOf(word('message.teamMail.team'), text)}::jsonb END, ${now.toISOString()}::timestamptz
        FROM ${below(agent)} AND ${belongs(audience, { now, id: one ?? '' })}
          AND NOT ${isPausedIn(tx, sql`a.id`, now)}`,
    );
    // Those who take a break or excluded themselves get none, and the agent is not told that they did.
    const [meant] = await rows<{ receivers: bigint }>(
      tx,
      sql`SELECT count(*) AS receivers FROM ${below(agent)} AND ${belongs(audience, { now, id: one ?? '' })}`,
    );
    const receivers = Number(meant?.receivers ?? 0n);
    if (receivers === 0)
      return audience === 'one'
        ? refuse('account.unknown', { value: { fields: ['id'] } })
        : refuse('mail.nobody', { value: { fields: ['audience'] } });
    await tx.insert(teamMails).values({
      id: mail,
      accountId: agent,
      audience,
      receivers,
      key,
      inputHash,
      createdAt: now,
    });
    return { receivers, left: left - 1 };
  });
}

/** Messages that an agent can still send within these 24 hours. */
async function leftOf({ actor, clock }: SignedInCtx, db: Executor): Promise<number> {
  const since = new Date(clock.now().getTime() - dayMs);
  const [sent] = await db
    .select({ number: count() })
    .from(teamMails)
    .where(and(eq(teamMails.accountId, actor.account.id), gt(teamMails.createdAt, since)));
  return Math.max(0, mailsPerDay - (sent?.number ?? 0));
}

/** A message's body: who writes, then the words as they were typed, a paragraph for each line. */
function bodyOf(from: Phrase, text: string): string {
  const words = text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
  return JSON.stringify(pattern('<p><strong>{from}</strong></p>{words}', { from, words }));
}
