import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { shifted } from './months';

/** Days for which months are there before anything is placed in them. */
const daysAhead = 92;

/**
 * Makes the months of bets and movements from one moment to another that are not there yet. It gives way to whoever uses
 * the tables: then the months are made when it is called again, and take over what came for them meanwhile.
 * @throws SQLSTATE 55P03 when it gave way
 */
export async function makeMonths(db: Pick<Executor, 'execute'>, from: Date, to: Date): Promise<void> {
  await db.execute(
    sql`SELECT make_months(${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`,
  );
}

/** Makes this month and those to come, as far as they are not there yet. */
export const makeMonthsAhead = (db: Pick<Executor, 'execute'>, now: Date): Promise<void> =>
  makeMonths(db, now, new Date(now.getTime() + daysAhead * 86_400_000));

/** The moment before which no business day begins, whatever its zone. Months that a list need not read are known by it. */
export const beginOf = (day: string): string => `${shifted(day, -1)}T00:00Z`;

/** The moment at which a business day is over, whatever its zone. */
export const endOf = (day: string): string => `${shifted(day, 2)}T00:00Z`;
