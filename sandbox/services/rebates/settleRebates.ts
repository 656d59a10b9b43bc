import { sql } from 'drizzle-orm';
import { rows, type Db, type Executor } from '../../db/database';
import { merchants, settledDays } from '../../db/schema';
import { incomeOf, openAccount, openHouseAccount, post, walletOf } from '../../ledger/ledger';
import type { Ports } from '../../ports';
import { businessDateOf } from '../businessDay';
import { settingOf } from '../settings';
import { dueRebates } from './dueRebates';

/** What paying rebates works with. */
type RebateDeps = Pick<Ports, 'clock' | 'ids'> & { db: Db };

const kind = 'rebate';
/** Hours after midnight at which the day before is paid, so that bets about midnight have ended. Source: money rules. */
const paidAtHour = 2;
const hourMs = 3_600_000;

/**
 * Pays the rebates of every business day that is over and was not paid yet, oldest first: after an outage all days that
 * were missed. Said again, or by two servers at once, it pays nothing twice. Returns how many days it paid.
 */
export async function settleRebates({ db, clock, ids }: RebateDeps): Promise<number> {
  let paid = 0;
  for (const { code } of await db.select({ code: merchants.code }).from(merchants))
    for (const day of await dueDays(db, code, clock.now()))
      if (await settleDay(db, { merchant: code, day, at: clock.now(), nextId: () => ids.next() })) paid += 1;
  return paid;
}

/** Business days from the last one paid, or the first with a bet, up to the last one that is due. */
async function dueDays(db: Db, merchant: string, now: Date): Promise<string[]> {
  const timeZone = await settingOf(db, merchant, 'timeZone');
  const today = businessDateOf(timeZone, new Date(now.getTime() - paidAtHour * hourMs));
  const found = await rows<{ day: string }>(
    db,
    sql`SELECT day::date::text AS day FROM generate_series(coalesce(
        (SELECT max(day) + 1 FROM settled_days WHERE merchant_code = ${merchant} AND kind = ${kind}),
        (SELECT min(d.day) FROM bet_days d JOIN accounts a ON a.id = d.account_id WHERE a.merchant_code = ${merchant})
      )::timestamp, ${today}::timestamp - interval '1 day', interval '1 day') AS day`,
  );
  return found.map(({ day }) => day);
}

interface DayDeps {
  merchant: string;
  day: string;
  at: Date;
  nextId: () => string;
}

/** Pays one day, whole or not at all. False when another process has paid it. */
function settleDay(db: Db, { merchant, day, at, nextId }: DayDeps): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Another process that is at the same day waits here, and then finds it paid.
    const [own] = await tx
      .insert(settledDays)
      .values({ merchantCode: merchant, kind, day, settledAt: at })
      .onConflictDoNothing()
      .returning();
    if (!own) return false;
    for (const { receiver, currency, wallet, amount } of await dueRebates(tx, merchant, {
      from: day,
      to: day,
    })) {
      const house = await openHouseAccount(tx, { merchant, purpose: kind, currency, at });
      const account = await receivingAccount(tx, { receiver, wallet, currency, at });
      await post(tx, {
        id: nextId(),
        actor: 'house',
        key: `rebate:${day}:${account}`,
        kind: wallet === 'main' ? 'rebate' : 'income.rebate',
        postings: [
          { account: house, amount: -amount },
          { account, amount },
        ],
        meta: { day },
        at,
      });
    }
    return true;
  });
}

/** The account of the ledger that takes a rebate, opened if it was not there yet. */
export async function receivingAccount(
  db: Executor,
  {
    receiver,
    wallet,
    currency,
    at,
  }: { receiver: string; wallet: 'main' | 'income'; currency: string; at: Date },
): Promise<string> {
  const id = wallet === 'main' ? walletOf(receiver) : incomeOf(receiver);
  await openAccount(db, { id, ownerId: receiver, purpose: wallet, currency, at });
  return id;
}
