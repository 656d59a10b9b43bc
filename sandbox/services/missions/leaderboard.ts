import { sql } from 'drizzle-orm';
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
  currency: string;
  points: bigint;
  rank: bigint;
}

/**
 * Members of a brand by their valid bets of some business days, one point for each unit; the first `places` and, if
 * given, one member more. Whoever has the same points stands in the order of ids, so that a place is one person's.
 */
export function standings(
  db: Pick<Executor, 'execute'>,
  { pointUnit }: Pick<LeaderboardRules, 'pointUnit'>,
  {
    merchant,
    currency,
    from,
    to,
    places,
    also = '',
  }: { merchant: string; currency: string; from: string; to: string; places: number; also?: string },
): Promise<Standing[]> {
  return rows<Standing>(
    db,
    sql`WITH sums AS (
        SELECT d.account_id, a.username, CASE WHEN a.avatar_type = 'STATIC' THEN a.avatar ELSE '1' END AS avatar, a.currency,
          floor(sum(d.valid_bet) / ${pointUnit}::numeric)::bigint AS points
        FROM bet_days d JOIN accounts a ON a.id = d.account_id
        WHERE d.day BETWEEN ${from}::date AND ${to}::date AND a.merchant_code = ${merchant} AND a.currency = ${currency}
        GROUP BY d.account_id, a.username, a.avatar, a.avatar_type, a.currency
      ), ranked AS (
        SELECT *, row_number() OVER (ORDER BY points DESC, account_id) AS rank FROM sums WHERE points > 0
      )
      SELECT * FROM ranked WHERE rank <= ${places} OR account_id = ${also} ORDER BY rank`,
  );
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
  const found = await standings(ctx.db, rules, {
    merchant: ctx.merchant,
    currency: account.currency,
    from: businessDateOf(timeZone, from),
    to: businessDateOf(timeZone, new Date(to.getTime() - 1)),
    places: Math.max(shown, prizes.length),
    also: account.id,
  });
  const placeOf = ({ rank, points }: Standing) => {
    const prize = prizes[Number(rank) - 1];
    return { rank: Number(rank), points: Number(points), ...(prize !== undefined && { prize }) };
  };
  const own = found.find(({ account_id: id }) => id === account.id);
  const ownPlace = own ? placeOf(own) : null;
  const last = found.find(({ rank }) => Number(rank) === prizes.length);
  return {
    currency: account.currency,
    pointUnit: rules.pointUnit,
    endsAt: to.toISOString(),
    rows: found
      .filter(({ rank }) => Number(rank) <= shown)
      .map((row) => ({
        ...placeOf(row),
        account: maskAccount(row.username),
        image: avatarPath(Number(row.avatar)),
        isOwn: row.account_id === account.id,
      })),
    own: ownPlace,
    next:
      last && (ownPlace?.rank ?? Number.POSITIVE_INFINITY) > prizes.length
        ? {
            rank: prizes.length,
            points: Number(last.points) - (ownPlace?.points ?? 0) + 1,
            prize: prizes.at(-1) ?? '0',
          }
        : null,
  };
}
