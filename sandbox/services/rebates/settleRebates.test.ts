import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '../../db/database';
import { rebateRates, settledDays } from '../../db/schema';
import { trialBalance } from '../../ledger/ledger';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { shareOf } from '#contract/amounts';
import { dueRebates } from './dueRebates';
import { settleRebates } from './settleRebates';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const deps = () => ({ db: platform.db, ...platform.ports });

interface Paid extends Record<string, string | bigint> {
  account: string;
  day: string;
  amount: bigint;
}
const paid = () =>
  rows<Paid>(
    platform.db,
    sql`SELECT e.account_id AS account, t.meta ->> 'day' AS day, e.amount FROM ledger_transactions t
      JOIN ledger_entries e ON e.transaction_id = t.id AND e.amount > 0
      WHERE t.kind IN ('rebate', 'income.rebate') AND t.key LIKE 'rebate:%' ORDER BY t.sequence`,
  );

/** The same from raw bets, account by account, as a book-keeper would. */
async function naiveRebates(): Promise<Map<string, bigint>> {
  const { db } = platform;
  const bets = await rows<{ account_id: string; day: string; game_type: string; valid_bet: bigint }>(
    db,
    sql`SELECT account_id, day::text AS day, game_type, valid_bet FROM bets WHERE account_id LIKE 'aurora-%'`,
  );
  const uplines = new Map(
    (await rows<{ id: string; upline_id: string | null }>(db, sql`SELECT id, upline_id FROM accounts`)).map(
      ({ id, upline_id }) => [id, upline_id],
    ),
  );
  const rates = new Map(
    (await db.select().from(rebateRates)).map(({ accountId, gameType, rate }) => [
      `${accountId} ${gameType}`,
      rate,
    ]),
  );
  const [last] = await db.select().from(settledDays).orderBy(settledDays.day).limit(1);
  const valid = new Map<string, bigint>();
  for (const { account_id, day, game_type, valid_bet } of bets) {
    const key = `${account_id} ${day} ${game_type}`;
    if (day > (last?.day ?? '')) valid.set(key, (valid.get(key) ?? 0n) + valid_bet);
  }
  const due = new Map<string, bigint>();
  const add = (key: string, amount: bigint) => amount > 0n && due.set(key, (due.get(key) ?? 0n) + amount);
  for (const [key, amount] of valid) {
    const [account = '', day = '', type = ''] = key.split(' ');
    const rateOf = (id: string) => rates.get(`${id} ${type}`) ?? 0;
    add(`wallet:${account} ${day}`, shareOf(amount, rateOf(account), 'USD'));
    let below = account;
    for (let upline = uplines.get(account); upline; upline = uplines.get(upline)) {
      add(`income:${upline} ${day}`, shareOf(amount, Math.max(0, rateOf(upline) - rateOf(below)), 'USD'));
      below = upline;
    }
  }
  return due;
}

describe('rebates', () => {
  it('pays each missed day once and in order, what raw bets come to, at two servers at once', async () => {
    // Members of a branch get rates of their own, so that every kind of difference occurs.
    await platform.db.execute(sql`INSERT INTO rebate_rates (account_id, game_type, rate)
      SELECT id, 'RNG', 10 + length(username) FROM accounts WHERE merchant_code = 'aurora' AND type = 0 AND upline_id IS NOT NULL
      ON CONFLICT DO NOTHING`);
    await platform.db.execute(sql`UPDATE settled_days SET day = day - 30 WHERE merchant_code = 'aurora'`);
    const wanted = await naiveRebates();
    await Promise.all([settleRebates(deps()), settleRebates(deps()), settleRebates(deps())]);
    expect(await settleRebates(deps())).toBe(0);
    const found = (await paid()).filter(({ account }) => account.includes(':aurora-'));
    const days = found.map(({ day }) => day);
    expect(days).toEqual(days.toSorted());
    const today = days.at(-1) ?? '';
    expect(
      Object.fromEntries(found.map(({ account, day, amount }) => [`${account} ${day}`, amount])),
    ).toEqual(Object.fromEntries([...wanted].filter(([key]) => (key.split(' ')[1] ?? '') <= today)));
    expect(found.some(({ account }) => account.startsWith('wallet:'))).toBe(true);
    expect(await trialBalance(platform.db)).toEqual([]);
  });

  it('leaves a day that is not over, and pays it after two in the morning there', async () => {
    const lastDay = async () => (await paid()).at(-1)?.day;
    const before = await lastDay();
    platform.ports.clock.advance(22 * 3_600_000);
    await settleRebates(deps());
    const after = await lastDay();
    expect(after).not.toBe(before);
    const due = await dueRebates(platform.db, 'aurora', { from: after ?? '', to: after ?? '' });
    expect(due.length).toBeGreaterThan(0);
  });
});
