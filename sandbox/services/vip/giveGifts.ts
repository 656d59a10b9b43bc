import { sql } from 'drizzle-orm';
import { rows, type Tx } from '../../db/database';
import { rewards, type Wording } from '../../db/schema';
import { days, word } from '../../words/phrase';
import { shareOf } from '#contract/amounts';
import type { VipDay } from './vipDay';

const dayMs = 86_400_000;

interface Gift {
  account: string;
  currency: string;
  kind: 'level' | 'week' | 'birthday';
  /** With kind and account, what it is given for: given twice, it is one gift. */
  occasion: string;
  title: Wording;
  reason: Wording;
  amount: bigint;
}

/** Gives a gift as a reward that waits to be claimed: its money is free. */
async function give(tx: Tx, { rules, at, nextId }: VipDay, gift: Gift): Promise<void> {
  const { account, kind, occasion, amount } = gift;
  if (amount <= 0n) return;
  await tx
    .insert(rewards)
    .values({
      id: nextId(),
      accountId: account,
      kind: 'cash',
      title: gift.title,
      reason: gift.reason,
      currency: gift.currency,
      amount,
      opensAt: at,
      endsAt: new Date(at.getTime() + rules.claimDays[kind] * dayMs),
      cause: giftCause(kind, occasion, account),
    })
    .onConflictDoNothing();
}

/** What a gift is known by: `vip:level:4:aurora-mira`. */
export const giftCause = (kind: Gift['kind'], occasion: string, account: string): string =>
  `vip:${kind}:${occasion}:${account}`;

/** The gifts of levels that are reached for the first time. */
export async function giveLevelGifts(
  tx: Tx,
  closing: VipDay,
  { account, currency, above, upTo }: { account: string; currency: string; above: number; upTo: number },
): Promise<void> {
  for (const { level, levelGift } of closing.rules.levels)
    if (level > above && level <= upTo)
      await give(tx, closing, {
        account,
        currency,
        kind: 'level',
        occasion: String(level),
        title: word('vip.level', { level }),
        reason: word('vip.name', { level }),
        amount: BigInt(levelGift),
      });
}

/** The share of the valid bets of a week that ended with the day. */
export async function giveWeeklyRebates(tx: Tx, closing: VipDay, firstDay: string): Promise<void> {
  const { merchant, day, rules } = closing;
  const found = await rows<{ account: string; currency: string; level: number; base: bigint }>(
    tx,
    sql`SELECT a.id AS account, a.currency, v.level, sum(b.valid_bet)::bigint AS base
      FROM vip_members v JOIN accounts a ON a.id = v.account_id
        JOIN bet_days b ON b.account_id = a.id AND b.day BETWEEN ${firstDay}::date AND ${day}::date
      WHERE a.merchant_code = ${merchant} AND v.level > 0
      GROUP BY a.id, a.currency, v.level ORDER BY a.id`,
  );
  for (const { account, currency, level, base } of found)
    await give(tx, closing, {
      account,
      currency,
      kind: 'week',
      occasion: firstDay,
      title: word('vip.week'),
      reason: word('vip.period', { level, days: days(firstDay, day) }),
      amount: shareOf(base, rules.levels[level]?.weeklyRate ?? 0, currency),
    });
}

/** Gifts of those whose birthday is the day that begins. Who was born on 29 February has it on 1 March in other years. */
export async function giveBirthdayGifts(tx: Tx, closing: VipDay): Promise<void> {
  const { merchant, nextDay, rules } = closing;
  const found = await rows<{ account: string; currency: string; level: number }>(
    tx,
    sql`SELECT a.id AS account, a.currency, v.level
      FROM vip_members v JOIN accounts a ON a.id = v.account_id
      WHERE a.merchant_code = ${merchant} AND v.level > 0
        AND substr(a.fields ->> 'birthday', 6) IN (${nextDay.slice(5)}, ${leapBirthday(nextDay)})
      ORDER BY a.id`,
  );
  for (const { account, currency, level } of found)
    await give(tx, closing, {
      account,
      currency,
      kind: 'birthday',
      occasion: nextDay.slice(0, 4),
      title: word('vip.birthday'),
      reason: word('vip.name', { level }),
      amount: BigInt(rules.levels[level]?.birthdayGift ?? '0'),
    });
}

/** The second date of birth that has its birthday on a day; the same one but on 1 March of a year without a 29 February. */
export function leapBirthday(day: string): string {
  const isLeap = new Date(`${day.slice(0, 4)}-02-29T00:00:00Z`).getUTCMonth() === 1;
  return day.slice(5) === '03-01' && !isLeap ? '02-29' : day.slice(5);
}
