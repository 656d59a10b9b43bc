import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rows } from '#platform/host';
import { type TestPlatform, createTestPlatform, trialBalance } from '#platform/testing';
import { advanceDemoData, type Growth } from './advanceDemoData';

let platform: TestPlatform;
const growth = (): Growth => ({
  merchant: 'aurora',
  root: 'aurora-arun',
  accounts: 900,
  bets: 30_000,
  days: 60,
  at: platform.ports.clock.now(),
  shares: { LIVE: 5_000, PVP: 5_000 },
});
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.db.transaction((tx) => advanceDemoData(tx, growth()));
});
afterAll(() => platform.close());

it('keeps the books, and no wallet falls below nothing', async () => {
  expect(await trialBalance(platform.db)).toEqual([]);
  const below = await rows(
    platform.db,
    sql`SELECT 1 FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
      WHERE a.owner_id IS NOT NULL AND e.balance_after < 0`,
  );
  expect(below).toEqual([]);
});

it('has as many accounts and bets as asked for, in a tree below the root', async () => {
  const [found] = await rows(
    platform.db,
    sql`SELECT (SELECT count(*) FROM bets WHERE id LIKE 'big-%')::int AS bets,
      (SELECT count(*) FROM accounts WHERE username LIKE 'big%')::int AS accounts,
      (SELECT max(u.distance) FROM account_uplines u JOIN accounts a ON a.id = u.account_id
        WHERE u.upline_id = 'aurora-arun' AND a.username LIKE 'big%') AS depth,
      (SELECT count(*) FROM accounts a JOIN accounts up ON up.id = a.upline_id
        WHERE a.username LIKE 'big%' AND up.type = 0)::int AS below_players`,
  );
  expect(found).toEqual({ bets: 30_000, accounts: 900, depth: 3, below_players: 0 });
});

it('adds up by day what the bets come to, and every bet was posted', async () => {
  const [found] = await rows(
    platform.db,
    sql`SELECT (SELECT sum(bets)::int FROM bet_days) - (SELECT count(*)::int FROM bets) AS bets,
      (SELECT sum(stake)::bigint FROM bet_days) - (SELECT sum(stake)::bigint FROM bets) AS stake,
      (SELECT sum(payout)::bigint FROM bet_days) - (SELECT sum(payout)::bigint FROM bets) AS payout,
      (SELECT count(*)::int FROM bets b LEFT JOIN LATERAL (SELECT sum(amount) AS result FROM ledger_entries e
        WHERE e.transaction_id = b.id AND e.account_id = 'wallet:' || b.account_id) posted ON true
        WHERE b.id LIKE 'big-%' AND posted.result IS DISTINCT FROM b.payout - b.stake) AS unposted`,
  );
  expect(found).toEqual({ bets: 0, stake: 0n, payout: 0n, unposted: 0 });
});

it('makes the same world again, and grows one that has grown', async () => {
  const digest = async (name: string) =>
    rows(
      platform.db,
      sql`SELECT md5(string_agg(concat_ws(' ', replace(account_id, ${name}, ''), game_id, stake, payout, at), ',' ORDER BY at)) AS all
        FROM bets WHERE id LIKE ${`${name}-%`}`,
    );
  await platform.db.transaction((tx) => advanceDemoData(tx, { ...growth(), name: 'bis' }));
  expect(await digest('bis')).toEqual(await digest('big'));
  expect(await trialBalance(platform.db)).toEqual([]);
});
