import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { rows, type Db } from '../../db/database';
import { rewards } from '../../db/schema';
import { promo, type OrderRun } from './orderRun';

/** Everything that an order of acts paid, reckoned a second time. */
export async function checkOrder(db: Db, run: OrderRun): Promise<void> {
  const requirements = await run.requirements();
  const counts = await rows<{ kind: string; of: string; times: number; amount: bigint }>(
    db,
    sql`SELECT t.kind, coalesce(t.meta->>'requirement', t.meta->>'reward') AS of, count(*)::int AS times, sum(e.amount)::bigint AS amount
        FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
          JOIN ledger_accounts a ON a.id = e.account_id AND a.owner_id = ${run.accountId} AND e.amount > 0
        WHERE t.kind IN ('reward', 'bonus.granted', 'bonus.released') GROUP BY 1, 2`,
  );
  const takenBack = await rows<{ of: string; times: number; amount: bigint }>(
    db,
    sql`SELECT t.meta->>'requirement' AS of, count(*)::int AS times, -sum(e.amount)::bigint AS amount
        FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
          JOIN ledger_accounts a ON a.id = e.account_id AND a.owner_id = ${run.accountId}
        WHERE t.kind = 'bonus.takenBack' GROUP BY 1`,
  );
  const paid = (kind: string, of: string) => counts.find((each) => each.kind === kind && each.of === of);
  const given = await db.select().from(rewards).where(eq(rewards.accountId, run.accountId));

  // Each reward is paid once when it was claimed, and never otherwise; each cause gave one reward.
  for (const { id, kind, amount, claimedAt } of given) {
    const found = paid(kind === 'cash' ? 'reward' : 'bonus.granted', id);
    expect(found && { times: found.times, amount: found.amount }, id).toEqual(
      claimedAt ? { times: 1, amount } : undefined,
    );
  }
  const causes = given.flatMap(({ cause }) => cause ?? []);
  expect(new Set(causes).size).toBe(causes.length);
  expect(given.filter(({ promotionId }) => promotionId === promo('welcome')).length).toBeLessThanOrEqual(1);
  expect(counts.filter(({ kind }) => kind !== 'bonus.released').length).toBe(
    given.filter(({ claimedAt }) => claimedAt).length,
  );

  // A bonus ends in one way, and its money leaves once.
  for (const { id, kind, status } of requirements.filter((each) => each.kind === 'bonus')) {
    const ends = [paid('bonus.released', id)?.times ?? 0, takenBack.find(({ of }) => of === id)?.times ?? 0];
    const wanted = { open: [0, 0], met: [1, 0], givenUp: [0, 1], expired: [0, 1] }[status];
    expect([id, kind, ...ends]).toEqual([id, kind, ...wanted]);
  }

  // No bonus was released before bets that count for it came to what it asks for.
  for (const { id, kind, required, gameTypes, maxStake } of requirements) {
    const end = run.met.get(id);
    if (end === undefined || kind !== 'bonus') continue;
    const start = run.opened.get(id) ?? 0;
    const counted = run.bets
      .filter(({ act }) => act > start && act <= end)
      .filter(
        ({ type, stake }) => (gameTypes?.includes(type) ?? true) && (maxStake === null || stake <= maxStake),
      )
      .reduce((sum, { valid }) => sum + valid, 0n);
    expect(counted, `${id} was released early`).toBeGreaterThanOrEqual(required);
  }
  // And no bet counts for two of them.
  const done = requirements.reduce((sum, each) => sum + each.done, 0n);
  expect(done).toBeLessThanOrEqual(run.bets.reduce((sum, { valid }) => sum + valid, 0n));

  // Tickets are what bets since joining come to, and one for each key.
  const [tickets] = await rows<{ opened: number }>(
    db,
    sql`SELECT count(*)::int AS opened FROM promotion_tickets WHERE account_id = ${run.accountId}`,
  );
  const since = run.bets
    .filter(({ act }) => act >= (run.joinedRaffleAt ?? Infinity))
    .reduce((sum, { valid }) => sum + valid, 0n);
  expect(tickets?.opened).toBe(run.ticketKeys.size);
  expect(BigInt(tickets?.opened ?? 0) * (await ticketPrice(db))).toBeLessThanOrEqual(since);

  // Own money is what came, and cash rewards that were claimed: nothing besides.
  const cash = given
    .filter(({ kind, claimedAt }) => kind === 'cash' && claimedAt)
    .reduce((sum, { amount }) => sum + amount, 0n);
  expect(await run.own()).toBe(run.came + cash);
}

async function ticketPrice(db: Db): Promise<bigint> {
  const [found] = await rows<{ ticket: string }>(
    db,
    sql`SELECT rules->>'ticket' AS ticket FROM promotions WHERE id = ${promo('lotto')}`,
  );
  return BigInt(found?.ticket ?? '0');
}
