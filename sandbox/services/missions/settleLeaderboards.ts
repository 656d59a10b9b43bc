import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { missions, rewards } from '../../db/schema';
import type { Ports } from '../../ports';
import { days, word } from '../../words/phrase';
import { businessDateOf } from '../businessDay';
import { settingOf } from '../settings';
import { settleDays } from '../settledDays';
import { addUpTeams } from '../records/foldTeamDays';
import { firstPlaces, leaderboardPeriodOf, type Field } from './leaderboard';

type Deps = Pick<Ports, 'clock' | 'ids'> & { db: Db };

const dayMs = 86_400_000;
/** How long a prize waits to be claimed. */
const claimDays = 30;

/**
 * Gives the prizes of every business week and month that is over as rewards that wait to be claimed. Running it again, or
 * at two servers at once, changes nothing. Returns how many days it closed.
 */
export const settleLeaderboards = ({ db, clock, ids }: Deps): Promise<number> =>
  settleDays(
    { db, clock },
    {
      kind: 'leaderboard',
      // Nobody played for prizes before there were any; a brand without them has sums of periods that are over.
      firstDay: (merchant) =>
        sql`SELECT coalesce((SELECT min(since) FROM missions WHERE merchant_code = ${merchant}),
          (SELECT min(starts_on) FROM leaderboard_sums WHERE merchant_code = ${merchant}))`,
      pay: async (tx, merchant, day) => {
        const timeZone = await settingOf(tx, merchant, 'timeZone');
        for (const period of ['week', 'month'] as const) {
          // Noon is on that day in every zone that knows it.
          const { from, to } = leaderboardPeriodOf(period, timeZone, noonOf(timeZone, day));
          if (businessDateOf(timeZone, new Date(to.getTime() - 1)) !== day) continue;
          const startsOn = businessDateOf(timeZone, from);
          await givePrizes(tx, { merchant, period, startsOn, to: day, at: clock.now(), nextId: () => ids.next() }); // prettier-ignore
          await tx.execute(sql`DELETE FROM leaderboard_sums
            WHERE merchant_code = ${merchant} AND period = ${period} AND starts_on <= ${startsOn}::date`);
        }
      },
    },
  );

/** A moment of a business day: the first hour in UTC that has its date there. */
function noonOf(timeZone: string, day: string): Date {
  const utc = new Date(`${day}T12:00:00Z`);
  const shift = Date.parse(businessDateOf(timeZone, utc)) - Date.parse(day);
  return new Date(utc.getTime() - shift);
}

interface Closing extends Omit<Field, 'currency'> {
  /** The last business day. */
  to: string;
  at: Date;
  nextId: () => string;
}

async function givePrizes(tx: Tx, { to, at, nextId, ...closing }: Closing): Promise<void> {
  const { merchant, period, startsOn } = closing;
  const rules = await settingOf(tx, merchant, 'leaderboardRules');
  const prizes = rules[period];
  if (prizes.length === 0) return;
  const [mission] = await tx.select().from(missions).where(eq(missions.merchantCode, merchant)).limit(1);
  if (!mission) return;
  const { currency } = mission;
  await addUpTeams(tx);
  const found = await firstPlaces(tx, rules, { ...closing, currency }, prizes.length);
  for (const { account_id: accountId, rank } of found)
    await tx.insert(rewards).values({
      id: nextId(),
      accountId,
      kind: 'cash',
      title: word(`leaderboard.${period}`),
      reason: word('leaderboard.place', { rank: Number(rank), days: days(startsOn, to) }),
      currency,
      amount: BigInt(prizes[Number(rank) - 1] ?? '0'),
      opensAt: at,
      endsAt: new Date(at.getTime() + claimDays * dayMs),
    });
}
