import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type Mission, type PointsItem } from '#contract';
import { accounts, games, pointsItems } from '../../db/schema';
import { trialBalance } from '../../ledger/ledger';
import { createTestPlatform } from '../../testing/createTestPlatform';
import { checkOrder } from '../../testing/orders/checkOrder';
import type { OrderWorld } from '../../testing/orders/testActors';
import { OrderRun } from '../../testing/orders/orderRun';
import { valueOf } from '../../testing/reportFixture';

/**
 * The issue asks for 5,000 seeded orders: PROMOTION_RUNS=5000, where they may be divided by PROMOTION_FIRST, the first of
 * the seeds. On a server (DATABASE_URL_TEST) each takes half a second. A few each time find a bonus paid twice as well.
 */
const runs = Number(process.env['PROMOTION_RUNS'] ?? 10);
const firstSeed = Number(process.env['PROMOTION_FIRST'] ?? 0);
const actsPerRun = 14;

let world: OrderWorld;
beforeAll(async () => {
  const platform = await createTestPlatform();
  const found = await platform.db.select().from(games);
  const mira = platform.visitor();
  await mira.loginAs('member');
  const { list } = valueOf<{ list: Mission[] }>(await mira.call(contract.missions.missions, {}));
  const offered = valueOf<{ list: PointsItem[] }>(
    await mira.call(contract.points.rewards, { pageSize: 100, category: 'bonus', sort: 'fewest' }),
  );
  const [item] = await platform.db
    .update(pointsItems)
    .set({ stock: 1_000_000, minDeposits: 0n })
    .where(eq(pointsItems.id, offered.list[0]?.id ?? ''))
    .returning();
  const [row] = await platform.db.select().from(accounts).where(eq(accounts.id, 'aurora-mira'));
  if (!item || !row) throw new Error('the demo world has no such things');
  world = {
    platform,
    playable: ['RNG', 'FISH', 'LIVE'].flatMap((category) =>
      found.filter((game) => game.category === category).slice(0, 1),
    ),
    missionIds: list.map(({ id }) => id),
    bonusItem: { id: item.id, points: Number(item.points), credit: item.credit ?? 0n },
    passwordHash: row.paymentPasswordHash,
  };
});
afterAll(() => world.platform.close());

describe('whatever the order of deposits, bets, claims, redemptions and withdrawals', () => {
  it(
    `pays no bonus twice and releases none early: ${runs} orders of ${actsPerRun} acts`,
    { timeout: 24 * 3_600_000 },
    async () => {
      for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
        const run = new OrderRun(world, seed);
        await run.begin();
        for (let act = 0; act < actsPerRun; act += 1) await run.act();
        await checkOrder(world.platform.db, run).catch((error: unknown) => {
          throw new Error(`seed ${seed}`, { cause: error });
        });
      }
      expect(await trialBalance(world.platform.db)).toEqual([]);
    },
  );
});
