import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import {
  contractKinds,
  contractPhases,
  type Contract,
  type HandlerReplyOf,
  type ParsedRequestOf,
} from '#contract';
import type { SignedInCtx } from '../../context';
import { rows } from '../../db/database';
import { accounts, agentContracts } from '../../db/schema';
import { settingOf } from '../settings';
import { boundsOf } from './bounds';
import { toContracts, viewOf } from './readContract';

type Calls = Contract['contracts'];

/** `phaseOf`, in the database. */
const phase = (now: Date): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`CASE WHEN status = 'offered' AND lapses_at > ${at} THEN 'offered' WHEN starts_at IS NULL THEN 'past'
    WHEN ends_at IS NOT NULL THEN CASE WHEN ends_at > ${at} AND ends_at > starts_at THEN 'ending' ELSE 'past' END
    WHEN starts_at > ${at} THEN 'next' ELSE 'active' END`;
};

/** Contracts of the agent, offers first, then by the time at which they were offered. */
export async function listContracts(
  ctx: SignedInCtx,
  { side, kind, phases, page, pageSize }: ParsedRequestOf<Calls['list']>,
): Promise<HandlerReplyOf<Calls['list']>> {
  const { db, actor } = ctx;
  const view = await viewOf(ctx);
  const own = side === 'mine' ? agentContracts.downlineId : agentContracts.uplineId;
  const isWanted = and(eq(own, view.viewer), kind === undefined ? undefined : eq(agentContracts.kind, kind));
  const counted = await rows<{ phase: string; count: bigint }>(
    db,
    sql`SELECT ${phase(view.now)} AS phase, count(*) AS count FROM agent_contracts WHERE ${isWanted} GROUP BY 1`,
  );
  const counts = Object.fromEntries(
    contractPhases.map((name) => [name, Number(counted.find((each) => each.phase === name)?.count ?? 0n)]),
  ) as HandlerReplyOf<Calls['list']>['counts'];
  const wanted = phases.length === 0 ? contractPhases : phases;
  const found = await db
    .select()
    .from(agentContracts)
    .where(and(isWanted, or(...wanted.map((name) => sql`${phase(view.now)} = ${name}`))))
    .orderBy(
      desc(sql`${phase(view.now)} = 'offered'`),
      desc(agentContracts.offeredAt),
      asc(agentContracts.id),
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    currency: actor.account.currency,
    total: [...new Set(wanted)].reduce((sum, name) => sum + counts[name], 0),
    rows: await toContracts(db, found, view),
    counts,
    at: view.now.toISOString(),
  };
}

/** What the agent may offer, and to whom. */
export async function readBounds(ctx: SignedInCtx): Promise<HandlerReplyOf<Calls['bounds']>> {
  const { db, actor, merchant } = ctx;
  const kinds: HandlerReplyOf<Calls['bounds']>['kinds'] = [];
  for (const kind of contractKinds) {
    const bounds = await boundsOf(db, actor.account, kind);
    if (bounds) kinds.push({ ...bounds, kind, amount: bounds.amount.toString() });
  }
  const downlines = await db
    .select({ id: accounts.id, account: accounts.username })
    .from(accounts)
    .where(and(eq(accounts.uplineId, actor.account.id), inArray(accounts.type, [1, 2, 41, 42])))
    .orderBy(asc(accounts.username));
  return {
    currency: actor.account.currency,
    kinds,
    downlines,
    activeFrom: (await settingOf(db, merchant, 'contractRules')).activeBet,
  };
}
