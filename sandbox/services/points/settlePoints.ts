import { sql } from 'drizzle-orm';
import type { Db, Executor } from '../../db/database';
import { pointsRests } from '../../db/schema';
import { post } from '../../ledger/ledger';
import type { Ports } from '../../ports';
import { settleDays } from '../settledDays';
import { settingOf } from '../settings';
import { duePoints, type DuePoints } from './duePoints';
import { housePoints, openPoints, pointsOf } from './pointsAccount';

type Deps = Pick<Ports, 'clock' | 'ids'> & { db: Db };

/**
 * Gives the points of every business day that is over and was not settled yet, oldest first. Said again, or by two
 * servers at once, it gives nothing twice. Returns how many days it settled.
 */
export const settlePoints = ({ db, clock, ids }: Deps): Promise<number> =>
  settleDays(
    { db, clock },
    {
      kind: 'points',
      firstDay: (merchant) =>
        sql`SELECT min(d.day) FROM (
            SELECT account_id, day FROM bet_days UNION ALL
            SELECT account_id, day FROM movement_days WHERE wallet = 'main' AND type = 'deposit'
          ) d JOIN accounts a ON a.id = d.account_id WHERE a.merchant_code = ${merchant}`,
      pay: async (tx, merchant, day) => {
        const at = clock.now();
        const rules = await settingOf(tx, merchant, 'pointsRules');
        const due = await duePoints(tx, merchant, rules, { from: day, to: day });
        const house = await housePoints(tx, merchant, at);
        for (const each of due) {
          if (each.points === 0n) continue;
          await openPoints(tx, each.account, at);
          await post(tx, { ...pointsPost(each, house), id: ids.next(), actor: 'house', at });
        }
        await keepRests(tx, due);
      },
    },
  );

/** How earned points enter the ledger: once for each account, type and day. */
export const pointsPost = ({ account, day, type, points }: DuePoints, house: string) => ({
  key: `points:${day}:${type}:${account}`,
  kind: 'points.earned',
  postings: [
    { account: house, amount: -points },
    { account: pointsOf(account), amount: points },
  ],
  meta: { type, day },
});

/** Keeps what is carried, of the last day of each account and type. */
export async function keepRests(db: Executor, due: readonly DuePoints[]): Promise<void> {
  const last = new Map(due.map((each) => [`${each.type} ${each.account}`, each]));
  if (last.size === 0) return;
  await db
    .insert(pointsRests)
    .values([...last.values()].map(({ account, type, rest }) => ({ accountId: account, type, parts: rest })))
    .onConflictDoUpdate({
      target: [pointsRests.accountId, pointsRests.type],
      set: { parts: sql`excluded.parts` },
    });
}
