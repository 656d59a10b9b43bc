import { sql } from 'drizzle-orm';
import type { Contract, HandlerReplyOf, ParsedRequestOf, PointsType } from '#contract';
import type { SignedInCtx } from '../../context';
import { rows } from '../../db/database';
import type { Wording } from '../../db/schema';
import { localise } from '../localise';
import { readPeriod } from '../records/reportPeriod';
import { pointsEntries, sumPoints } from './sumPoints';

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
  const { id: accountId } = ctx.actor.account;
  const sources = await sumPoints(ctx.db, accountId, period);
  const found = await rows<RecordRow>(
    ctx.db,
    sql`SELECT t.id, t.meta ->> 'type' AS type, e.amount AS changed, e.balance_after AS balance, i.name::text AS name,
        to_char(e.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
      FROM ${pointsEntries(accountId, period)}
      LEFT JOIN points_redemptions p ON p.id = t.meta ->> 'redemption' LEFT JOIN points_items i ON i.id = p.item_id
      ${type === undefined ? sql`` : sql`WHERE t.meta ->> 'type' = ${type}`}
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
    total: counted.reduce((sum, { records }) => sum + records, 0),
    sources: sources.map(({ type: each, changed }) => ({ type: each, changed })),
  };
}
