import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { contract, type Deposit } from '#contract';
import { rows } from '../../db/database';
import { bets, rewards, type RewardRow } from '../../db/schema';
import { post } from '../../ledger/ledger';
import { expireRequirements, releaseBonus } from '../../services/cashier/bonuses';
import { countBet } from '../../services/cashier/countBet';
import { receivePayment } from '../../services/cashier/receivePayment';
import { housePoints } from '../../services/points/pointsAccount';
import { pointsPost } from '../../services/points/settlePoints';
import { settleRebatePromotions } from '../../services/promotions/settleRebatePromotions';
import type { TestPlatform } from '../createTestPlatform';
import { valueOf } from '../reportFixture';
import type { Visitor } from '../visitor';

// What others than the member do: the bank, the game provider, the operator, the night.

const dayMs = 86_400_000;

/** What every order of acts happens in. */
export interface OrderWorld {
  platform: TestPlatform;
  /** A game of each kind. */
  playable: readonly { id: string; category: string; vassalage: string }[];
  missionIds: readonly string[];
  /** Money that can be had for points. */
  bonusItem: { id: string; points: number; credit: bigint };
  /** Of the transaction password 482915. */
  passwordHash: string | null;
}

const depsOf = ({ platform: { db, ports } }: OrderWorld) => ({ db, ...ports });

/**
 * A deposit whose bank tells so many times, also at the same moment.
 * @returns what reaches the wallet: the fee of the way to pay is taken off once
 */
export async function deposit(
  world: OrderWorld,
  visitor: Visitor,
  amount: string,
  times: number,
): Promise<bigint> {
  const deps = depsOf(world);
  const made = await visitor.call(contract.cashier.createDeposit, { channel: 'northline-bank', amount });
  if (!made.success) return 0n;
  const { reference } = valueOf<Deposit>(made);
  const payment = { id: deps.ids.next(), reference, amount: BigInt(amount) };
  await Promise.all(Array.from({ length: times }, () => receivePayment(deps, 'aurora', payment)));
  const [paid] = await rows<{ fee: bigint }>(
    deps.db,
    sql`SELECT fee FROM deposit_payments WHERE id = ${payment.id}`,
  );
  return BigInt(amount) - (paid?.fee ?? 0n);
}

/** A bet that ends at once and is told twice. Its stake is nobody's here. Gives what of it counts. */
export function settleBet(
  { platform: { db, ports } }: OrderWorld,
  {
    accountId,
    game,
    stake,
    payout,
  }: { accountId: string; game: OrderWorld['playable'][number]; stake: bigint; payout: bigint },
): Promise<bigint> {
  const at = ports.clock.now();
  const bet = { id: ports.ids.next(), accountId, gameType: game.category, stake };
  return db.transaction(async (tx) => {
    const [{ met } = { met: [] }] = await rows<{ met: string[] }>(
      tx,
      sql`SELECT record_finished_bet(${bet.id}, ${accountId}, 'aurora', ${game.id}, ${game.category}, ${game.vassalage}, 'USD',
        ${stake}, ${payout}, ${at.toISOString()}, '{}', NULL) AS met`,
    );
    for (const id of met) await releaseBonus(ports, tx, id);
    const [{ validBet } = { validBet: 0n }] = await tx.select().from(bets).where(eq(bets.id, bet.id));
    await countBet(ports, tx, { ...bet, game: game.id, validBet, unweighted: validBet, currency: 'USD', at });
    return validBet;
  });
}

/** The operator gives something that waits to be claimed for a week. */
export async function giveReward(
  { platform: { db, ports } }: OrderWorld,
  given: Pick<RewardRow, 'accountId' | 'kind' | 'amount' | 'wagering' | 'gameTypes'>,
): Promise<void> {
  const now = ports.clock.now();
  await db.insert(rewards).values({
    ...given,
    id: ports.ids.next(),
    title: { en: 'For you' },
    reason: { en: 'A test' },
    currency: 'USD',
    days: 7,
    opensAt: now,
    endsAt: new Date(now.getTime() + 7 * dayMs),
  });
}

/** Points that are enough for one thing, and three presses, two of which are the same: one is paid. Gives what it paid. */
export async function redeemOnce(
  { platform: { db, ports }, bonusItem }: OrderWorld,
  visitor: Visitor,
  { accountId, name }: { accountId: string; name: string },
): Promise<bigint> {
  const at = ports.clock.now();
  const house = await housePoints(db, 'aurora', at);
  const earned = {
    account: accountId,
    day: name,
    type: 'slots' as const,
    points: BigInt(bonusItem.points),
    rest: '0',
  };
  await db.transaction((tx) =>
    post(tx, { ...pointsPost(earned, house), id: ports.ids.next(), actor: 'house', at }),
  );
  const redeem = (key: string) =>
    visitor.call(
      contract.points.redeem,
      {
        itemId: bonusItem.id,
        points: bonusItem.points,
        quantity: 1,
        address: '',
        mobileNum: '',
        transactionPassword: '482915',
      },
      { key: `${key}-${name}-0123456789` },
    );
  await Promise.all([redeem('one'), redeem('one'), redeem('other')]);
  const [paid] = await rows<{ sum: bigint }>(
    db,
    sql`SELECT coalesce(sum(i.credit), 0)::bigint AS sum FROM points_redemptions r JOIN points_items i ON i.id = r.item_id
      WHERE r.account_id = ${accountId} AND r.created_at = ${at.toISOString()}::timestamptz`,
  );
  expect(paid?.sum).toBe(bonusItem.credit);
  return bonusItem.credit;
}

/** Days are settled and what is over is taken back, each by two servers at once. */
export async function passNight(world: OrderWorld): Promise<void> {
  const deps = depsOf(world);
  await Promise.all([settleRebatePromotions(deps), settleRebatePromotions(deps)]);
  await Promise.all([expireRequirements(deps), expireRequirements(deps)]);
}

/** The time of the member's bonus is over. */
export async function endBonus(world: OrderWorld, accountId: string): Promise<void> {
  const deps = depsOf(world);
  await deps.db.execute(
    sql`UPDATE turnover_requirements SET expires_at = ${deps.clock.now().toISOString()}::timestamptz
      WHERE account_id = ${accountId} AND kind = 'bonus' AND status = 'open'`,
  );
  await Promise.all([expireRequirements(deps), expireRequirements(deps)]);
}
