import { sql, type SQL } from 'drizzle-orm';
import type { Leaderboard } from '#contract';
import type { SignedInCtx } from '../../context';
import { rows, type Executor } from '../../db/database';
import { businessDateOf, businessMonthOf, businessWeekOf, type Period } from '../businessDay';
import { maskAccount } from '../home/maskAccount';
import { avatarPath } from '../member/avatars';
import { settingOf } from '../settings';
import type { LeaderboardPeriod, LeaderboardRules } from './leaderboardRules';

/** Places that everybody sees. */
const shown = 10;

export const leaderboardPeriodOf = (period: LeaderboardPeriod, timeZone: string, at: Date): Period =>
  (period === 'week' ? businessWeekOf : businessMonthOf)(timeZone, at);

interface Standing extends Record<string, string | bigint> {
  account_id: string;
  username: string;
  avatar: string;
  points: bigint;
  rank: bigint;
}

/** Members who are ranked together: of a brand and a currency, in a period. */
export interface Field {
  merchant: string;
  currency: string;
  period: LeaderboardPeriod;
  /** Its first business day. */
  startsOn: string;
}

const inField = ({ merchant, currency, period, startsOn }: Field): SQL =>
  sql`s.merchant_code = ${merchant} AND s.currency = ${currency} AND s.period = ${period} AND s.starts_on = ${startsOn}::date`;

/**
 * The first `places` of a field by valid bets, one point for each unit. Whoever has the same points stands in the order of
 * ids, so that a place is one person's. Bets of the last seconds, which no job has added up, are left out.
 */
export function firstPlaces(
  db: Pick<Executor, 'execute'>,
  { pointUnit }: Pick<LeaderboardRules, 'pointUnit'>,
  field: Field,
  places: number,
): Promise<Standing[]> {
  // A last place's points are others' too. Places are found before their accounts, and their number stands in the text:
  // reckoned for all who play, or for a tenth of them as for any number, the accounts would be read whole.
  return rows<Standing>(
    db,
    sql`WITH last AS (
        SELECT s.valid_bet / ${pointUnit}::bigint * ${pointUnit}::bigint AS least FROM leaderboard_sums s
        WHERE ${inField(field)} AND s.valid_bet >= ${pointUnit} ORDER BY s.valid_bet DESC OFFSET ${places - 1} LIMIT 1
      ), first AS MATERIALIZED (
        SELECT s.account_id, s.valid_bet / ${pointUnit}::bigint AS points FROM leaderboard_sums s
        WHERE ${inField(field)} AND s.valid_bet >= coalesce((SELECT least FROM last), ${pointUnit}::bigint)
        ORDER BY points DESC, s.account_id LIMIT ${sql.raw(String(places))}
      )
      SELECT f.account_id, a.username, CASE WHEN a.avatar_type = 'STATIC' THEN a.avatar ELSE '1' END AS avatar, f.points,
        row_number() OVER (ORDER BY f.points DESC, f.account_id) AS rank
      FROM first f JOIN accounts a ON a.id = f.account_id ORDER BY rank`,
  );
}

/** A member's own place in a field, if there are points. */
async function placeOfMember(
  db: Pick<Executor, 'execute'>,
  { pointUnit }: Pick<LeaderboardRules, 'pointUnit'>,
  field: Field,
  accountId: string,
): Promise<Pick<Standing, 'points' | 'rank'> | undefined> {
  const [own] = await rows<Pick<Standing, 'points' | 'rank'>>(
    db,
    sql`SELECT own.points, 1 + (
        SELECT count(*) FROM leaderboard_sums s WHERE ${inField(field)} AND s.valid_bet >= own.points * ${pointUnit}::bigint
          AND (s.valid_bet >= (own.points + 1) * ${pointUnit}::bigint OR s.account_id < ${accountId})
      ) AS rank
      FROM (SELECT s.valid_bet / ${pointUnit}::bigint AS points FROM leaderboard_sums s
        WHERE ${inField(field)} AND s.account_id = ${accountId} AND s.valid_bet >= ${pointUnit}) own`,
  );
  return own;
}

/** Who bet most in the present business week or month, and where the member stands. */
export async function readLeaderboard(
  ctx: SignedInCtx,
  { period }: { period: LeaderboardPeriod },
): Promise<Leaderboard> {
  const { account } = ctx.actor;
  const rules = await settingOf(ctx.db, ctx.merchant, 'leaderboardRules');
  const timeZone = await settingOf(ctx.db, ctx.merchant, 'timeZone');
  const { from, to } = leaderboardPeriodOf(period, timeZone, ctx.clock.now());
  const prizes = rules[period];
  const field: Field = {
    merchant: ctx.merchant,
    currency: account.currency,
    period,
    startsOn: businessDateOf(timeZone, from),
  };
  const [first, ownStanding] = await Promise.all([
    firstPlaces(ctx.db, rules, field, Math.max(shown, prizes.length)),
    placeOfMember(ctx.db, rules, field, account.id),
  ]);
  const placeOf = ({ rank, points }: Pick<Standing, 'points' | 'rank'>) => {
    const prize = prizes[Number(rank) - 1];
    return { rank: Number(rank), points: Number(points), ...(prize !== undefined && { prize }) };
  };
  const own = ownStanding ? placeOf(ownStanding) : null;
  const last = first[prizes.length - 1];
  return {
    currency: account.currency,
    pointUnit: rules.pointUnit,
    endsAt: to.toISOString(),
    rows: first.slice(0, shown).map((row) => ({
      ...placeOf(row),
      account: maskAccount(row.username),
      image: avatarPath(Number(row.avatar)),
      isOwn: row.account_id === account.id,
    })),
    own,
    next:
      last && (own?.rank ?? Number.POSITIVE_INFINITY) > prizes.length
        ? {
            rank: prizes.length,
            points: Number(last.points) - (own?.points ?? 0) + 1,
            prize: prizes.at(-1) ?? '0',
          }
        : null,
  };
}
