import { eq, sql, type SQL } from 'drizzle-orm';
import { rows, type Db, type Tx } from '../../db/database';
import { vipMembers } from '../../db/schema';
import type { Ports } from '../../ports';
import { word } from '../../words/phrase';
import { businessDateOf, businessMonthOf, businessWeekOf } from '../businessDay';
import { notify } from '../messages/notify';
import { settingOf } from '../settings';
import { settleDays } from '../settledDays';
import { giveBirthdayGifts, giveLevelGifts, giveWeeklyRebates } from './giveGifts';
import type { VipDay } from './vipDay';
import { reachedLevel, type VipFigures } from './vipRules';

type Deps = Pick<Ports, 'clock' | 'ids'> & { db: Db };

/**
 * Closes every business day that is over: raises levels and gives their gifts, takes one level at the end of a month that
 * did not keep it, and gives weekly rebates and birthday gifts. Running it again, or at two servers at once, changes
 * nothing. Returns how many days it closed.
 */
export const settleVip = ({ db, clock, ids }: Deps): Promise<number> =>
  settleDays(
    { db, clock },
    {
      kind: 'vip',
      firstDay: (merchant) =>
        sql`SELECT min(d.day) FROM (
            SELECT account_id, day FROM bet_days UNION ALL
            SELECT account_id, day FROM movement_days WHERE wallet = 'main' AND type = 'deposit'
          ) d JOIN accounts a ON a.id = d.account_id WHERE a.merchant_code = ${merchant}`,
      pay: async (tx, merchant, day) => {
        const closing: VipDay = {
          merchant,
          day,
          nextDay: dayAfter(day),
          timeZone: await settingOf(tx, merchant, 'timeZone'),
          rules: await settingOf(tx, merchant, 'vipRules'),
          at: clock.now(),
          nextId: () => ids.next(),
        };
        const noon = noonOf(closing.timeZone, day);
        await raiseLevels(tx, closing);
        const week = businessWeekOf(closing.timeZone, noon);
        if (lastDayOf(closing.timeZone, week) === day)
          await giveWeeklyRebates(tx, closing, businessDateOf(closing.timeZone, week.from));
        const month = businessMonthOf(closing.timeZone, noon);
        if (lastDayOf(closing.timeZone, month) === day)
          await lowerLevels(tx, closing, businessDateOf(closing.timeZone, month.from));
        await giveBirthdayGifts(tx, closing);
      },
    },
  );

/** The date after a date. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

const lastDayOf = (timeZone: string, { to }: { to: Date }): string =>
  businessDateOf(timeZone, new Date(to.getTime() - 1));

/** A moment of a business day: noon in UTC, moved to where it has that date. */
function noonOf(timeZone: string, day: string): Date {
  const utc = new Date(`${day}T12:00:00Z`);
  return new Date(utc.getTime() - (Date.parse(businessDateOf(timeZone, utc)) - Date.parse(day)));
}

const monthOf = (day: string): SQL => sql`date_trunc('month', ${day}::date)::date`;
/** Valid bets of a month up to a day. */
const inMonth = (day: string): SQL =>
  sql`coalesce((SELECT sum(b.valid_bet) FROM player_bets b WHERE b.account_id = a.id AND b.day BETWEEN ${monthOf(day)} AND ${day}::date), 0)`;

/** What a member did up to a day and in its month, as SQL columns; `a` is the account. */
export const vipFigures = (day: string) => sql`
  (coalesce((SELECT sum(b.valid_bet) FROM player_months b WHERE b.account_id = a.id AND b.month < ${monthOf(day)}), 0)
    + coalesce((SELECT sum(b.valid_bet) FROM bet_changes b WHERE b.account_id = a.id AND b.day < ${monthOf(day)}), 0)
    + ${inMonth(day)})::bigint AS "validBet",
  coalesce((SELECT sum(m.amount_in) FROM movement_days m WHERE m.account_id = a.id AND m.day <= ${day}::date
    AND m.wallet = 'main' AND m.type = 'deposit'), 0)::bigint AS deposits,
  ${inMonth(day)}::bigint AS monthly`;

interface Candidate extends VipFigures, Record<string, string | bigint | number> {
  account: string;
  currency: string;
  level: number;
  highest: number;
}

/** Only who bet or paid in on the day can have reached anything. */
async function raiseLevels(tx: Tx, closing: VipDay): Promise<void> {
  const { merchant, day, nextDay, rules } = closing;
  const found = await rows<Candidate>(
    tx,
    sql`SELECT a.id AS account, a.currency, coalesce(v.level, 0) AS level, coalesce(v.highest, 0) AS highest, ${vipFigures(day)}
      FROM accounts a LEFT JOIN vip_members v ON v.account_id = a.id
      WHERE a.merchant_code = ${merchant} AND a.type <> 4 AND a.id IN (
        SELECT account_id FROM bet_days WHERE day = ${day}::date UNION
        SELECT account_id FROM movement_days WHERE day = ${day}::date AND wallet = 'main' AND type = 'deposit')
      ORDER BY a.id`,
  );
  for (const { account, currency, level, highest, ...done } of found) {
    const reached = reachedLevel(rules, { level, highest }, done);
    if (reached.level === level) continue;
    await tx
      .insert(vipMembers)
      .values({ accountId: account, ...reached, since: nextDay })
      .onConflictDoUpdate({ target: vipMembers.accountId, set: { ...reached, since: nextDay } });
    await giveLevelGifts(tx, closing, { account, currency, above: highest, upTo: reached.highest });
    await tell(tx, closing, account, reached.level, 'reached');
  }
}

/** One level down at most. A level that began in the month is kept for the next one in any case. */
async function lowerLevels(tx: Tx, closing: VipDay, firstDay: string): Promise<void> {
  const { merchant, day, nextDay, rules } = closing;
  const found = await rows<Candidate>(
    tx,
    sql`SELECT a.id AS account, v.level, ${vipFigures(day)}
      FROM vip_members v JOIN accounts a ON a.id = v.account_id
      WHERE a.merchant_code = ${merchant} AND v.level > 0 AND v.since < ${firstDay}::date ORDER BY a.id`,
  );
  for (const { account, level, monthly } of found) {
    if (monthly >= BigInt(rules.levels[level]?.monthly ?? '0')) continue;
    await tx
      .update(vipMembers)
      .set({ level: level - 1, since: nextDay })
      .where(eq(vipMembers.accountId, account));
    await tell(tx, closing, account, level - 1, 'lost');
  }
}

async function tell(
  tx: Tx,
  { day, at, nextId }: VipDay,
  accountId: string,
  level: number,
  what: 'reached' | 'lost',
): Promise<void> {
  await notify(tx, {
    id: nextId(),
    accountId,
    category: 'bonus',
    cause: `vip:${what}:${level}:${day}`,
    title: word(`vip.${what}Title`, { level }),
    body: word(`vip.${what}`),
    href: '/vip',
    at,
  });
}
