import { sql, type SQL } from 'drizzle-orm';
import { rows, type Executor } from '../../db/database';
import type { MissionRow } from '../../db/schema';

/** What has been done for a mission since it was accepted, up to a moment: things, or money in minor units. */
export async function missionProgress(
  db: Pick<Executor, 'execute'>,
  mission: MissionRow,
  { accountId, from, to }: { accountId: string; from: Date; to: Date },
): Promise<bigint> {
  const [found] = await rows<{ done: bigint }>(
    db,
    counted(mission, accountId, sql`BETWEEN ${from.toISOString()} AND ${to.toISOString()}`),
  );
  const done = found?.done ?? 0n;
  return done < mission.target ? done : mission.target;
}

/** A bet counts when it was placed after the mission was accepted and has ended; a void one never. */
function counted(mission: MissionRow, account: string, inTime: SQL): SQL {
  const { minAmount, gameTypes, rounds } = mission;
  const types = gameTypes
    ? sql`AND game_type IN (${sql.join(
        gameTypes.map((type) => sql`${type}`),
        sql`, `,
      )})`
    : sql``;
  const bets = sql`FROM bets WHERE account_id = ${account} AND placed_at ${inTime} AND settled_at ${inTime}
    AND status <> 'void' AND stake >= ${minAmount} ${types}`;
  switch (mission.measure) {
    case 'betDays':
      return sql`SELECT count(DISTINCT day) AS done ${bets}`;
    case 'bets':
      return sql`SELECT count(*) AS done ${bets}`;
    case 'stake':
      return sql`SELECT coalesce(sum(valid_bet), 0)::bigint AS done ${bets}`;
    case 'games':
      return sql`SELECT count(*) AS done FROM (SELECT game_id ${bets} GROUP BY game_id HAVING count(*) >= ${rounds}) played`;
    case 'deposits':
      return sql`SELECT count(*) AS done FROM movements WHERE account_id = ${account} AND wallet = 'main'
        AND type = 'deposit' AND amount >= greatest(${minAmount}::bigint, 1) AND at ${inTime}`;
    case 'friends':
      return sql`SELECT count(*) AS done FROM referrals r WHERE r.referrer_id = ${account} AND r.excluded IS NULL
        AND r.joined_at ${inTime} AND EXISTS (SELECT 1 FROM movements m WHERE m.account_id = r.account_id
          AND m.wallet = 'main' AND m.type = 'deposit' AND m.amount >= greatest(${minAmount}::bigint, 1))`;
    case 'authenticator':
      // Who has one already is as safe as who gets one.
      return sql`SELECT count(*) AS done FROM totp_secrets WHERE account_id = ${account}`;
  }
}
