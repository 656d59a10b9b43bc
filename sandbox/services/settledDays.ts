import { sql, type SQL } from 'drizzle-orm';
import { rows, type Db, type Tx } from '../db/database';
import { merchants, settledDays } from '../db/schema';
import type { Ports } from '../ports';
import { businessDateOf } from './businessDay';
import { settingOf } from './settings';

/** Hours after midnight at which the day before is paid, so that bets about midnight have ended. Source: money rules. */
export const paidAtHour = 2;
const hourMs = 3_600_000;

/** What is paid for each business day of a brand. */
export interface DailyPayment {
  /** Name under which paid days are kept. */
  kind: string;
  /** Query for a brand's first day on which something can be due; no day for none. */
  firstDay: (merchant: string) => SQL;
  /** Pays one day of one brand. */
  pay: (tx: Tx, merchant: string, day: string) => Promise<unknown>;
}

/**
 * Pays every business day that is over and was not paid yet, oldest first and each whole or not at all: after an outage
 * all days that were missed. Said again, or by two servers at once, it pays nothing twice: who finds another one at a brand
 * leaves its days to that one, however long they take. Returns how many it paid.
 */
export async function settleDays(
  { db, clock }: Pick<Ports, 'clock'> & { db: Db },
  payment: DailyPayment,
): Promise<number> {
  let paid = 0;
  for (const { code } of await db.select({ code: merchants.code }).from(merchants))
    for (const day of await dueDays(db, code, payment, clock.now())) {
      const isPaid = await settleDay(db, { merchant: code, day, at: clock.now() }, payment);
      if (isPaid === undefined) break;
      if (isPaid) paid += 1;
    }
  return paid;
}

/** Business days from the last one paid, or the first of all, up to the last one that is due. */
async function dueDays(
  db: Db,
  merchant: string,
  { kind, firstDay }: DailyPayment,
  now: Date,
): Promise<string[]> {
  const timeZone = await settingOf(db, merchant, 'timeZone');
  const today = businessDateOf(timeZone, new Date(now.getTime() - paidAtHour * hourMs));
  const found = await rows<{ day: string }>(
    db,
    sql`SELECT day::date::text AS day FROM generate_series(coalesce(
        (SELECT max(day) + 1 FROM settled_days WHERE merchant_code = ${merchant} AND kind = ${kind}),
        (${firstDay(merchant)})
      )::timestamp, ${today}::timestamp - interval '1 day', interval '1 day') AS day`,
  );
  return found.map(({ day }) => day);
}

/** False when another process has paid it, undefined while one pays a day of the brand. */
function settleDay(
  db: Db,
  { merchant, day, at }: { merchant: string; day: string; at: Date },
  { kind, pay }: DailyPayment,
): Promise<boolean | undefined> {
  return db.transaction(async (tx) => {
    // Waiting would end with the time-out for locks on a day that takes longer.
    const [lock] = await rows<{ is_free: boolean }>(
      tx,
      sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${`settle:${kind}:${merchant}`}, 0)) AS is_free`,
    );
    if (!lock?.is_free) return undefined;
    const [own] = await tx
      .insert(settledDays)
      .values({ merchantCode: merchant, kind, day, settledAt: at })
      .onConflictDoNothing()
      .returning();
    if (!own) return false;
    await pay(tx, merchant, day);
    return true;
  });
}
