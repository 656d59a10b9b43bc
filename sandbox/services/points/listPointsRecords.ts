import { sql } from 'drizzle-orm';
import type { Contract, HandlerReplyOf, ParsedRequestOf, PointsType } from '../../../contract';
import type { SignedInCtx } from '../../context';
import { rows } from '../../db/database';
import type { Wording } from '../../db/schema';
import { localise } from '../localise';
import { readPeriod } from '../records/reportPeriod';
import { pointsOf } from './pointsAccount';

type Call = Contract['points']['transactions'];

interface RecordRow extends Record<string, string | bigint | null> {
  id: string;
  type: PointsType;
  changed: bigint;
  balance: bigint;
  /** Texts of the item by language, as JSON. */
  name: string | null;
  at: string;
}

/** Points that came and went in a period, newest first, with the sum of each type. */
export async function listPointsRecords(
  ctx: SignedInCtx,
  request: ParsedRequestOf<Call>,
): Promise<HandlerReplyOf<Call>> {
  const period = await readPeriod(ctx, request, 'own');
  const { page, pageSize, type } = request;
  const inPeriod = sql`FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
      LEFT JOIN points_redemptions p ON p.id = t.meta ->> 'redemption' LEFT JOIN points_items i ON i.id = p.item_id
    WHERE e.account_id = ${pointsOf(ctx.actor.account.id)}
      AND e.created_at >= (${period.from}::timestamp AT TIME ZONE ${period.timeZone})
      AND e.created_at < ((${period.to}::date + 1)::timestamp AT TIME ZONE ${period.timeZone})`;
  const sources = await rows<{ type: PointsType; changed: bigint; records: bigint }>(
    ctx.db,
    sql`SELECT t.meta ->> 'type' AS type, sum(e.amount)::bigint AS changed, count(*) AS records ${inPeriod}
      GROUP BY 1 ORDER BY 1`,
  );
  const found = await rows<RecordRow>(
    ctx.db,
    sql`SELECT t.id, t.meta ->> 'type' AS type, e.amount AS changed, e.balance_after AS balance, i.name::text AS name,
        to_char(e.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at ${inPeriod}
      ${type === undefined ? sql`` : sql`AND t.meta ->> 'type' = ${type}`}
      ORDER BY e.version DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
  );
  const counted = sources.filter((each) => type === undefined || each.type === type);
  return {
    ...period,
    list: found.map(({ name, ...row }) => ({
      id: row.id,
      type: row.type,
      changed: Number(row.changed),
      balance: Number(row.balance),
      remark: name === null ? '' : localise(JSON.parse(name) as Wording, ctx.language),
      at: row.at,
    })),
    total: counted.reduce((sum, { records }) => sum + Number(records), 0),
    sources: sources.map(({ type: each, changed }) => ({ type: each, changed: Number(changed) })),
  };
}
