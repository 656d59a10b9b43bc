import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contract, type Bonus, type Cashback } from '#contract';
import {
  ledgerTransactions,
  messages,
  playLimits,
  playPauses,
  promotionMembers,
  promotions,
  rewards,
  settledDays,
} from '../../db/schema';
import { balanceOf, trialBalance, walletOf } from '../../ledger/ledger';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { valueOf } from '../../testing/reportFixture';
import type { Visitor } from '../../testing/visitor';
import { businessDateOf, businessWeekOf } from '../businessDay';
import { settingOf } from '../settings';
import { creditCashback } from './creditCashback';
import { settleRebatePromotions } from './settleRebatePromotions';

const mira = 'aurora-mira';
const offer = 'weekly';
const dayMs = 86_400_000;

let platform: TestPlatform;
let member: Visitor;
let monday = '';
let sunday = '';
beforeAll(async () => {
  platform = await createTestPlatform();
  const { db, ports } = platform;
  member = platform.visitor();
  const timeZone = await settingOf(db, 'aurora', 'timeZone');
  // The week that is over next; everything else of the demo's promotions stands aside.
  const week = businessWeekOf(timeZone, ports.clock.now());
  monday = businessDateOf(timeZone, week.from);
  sunday = businessDateOf(timeZone, new Date(week.to.getTime() - 1));
  await db.delete(promotionMembers).where(eq(promotionMembers.accountId, mira));
  const [like] = await db.select().from(promotions).where(eq(promotions.kind, 'rebate')).limit(1);
  if (!like) throw new Error('no promotion');
  await db.insert(promotions).values({
    ...like,
    id: offer,
    merchantCode: 'aurora',
    title: { en: 'Weekly cashback' },
    rules: { of: 'netLoss', period: 'week', rate: 800, most: '5000' },
    startsAt: new Date(week.from.getTime() - 30 * dayMs),
    endsAt: null,
  });
  await db.insert(promotionMembers).values({
    promotionId: offer,
    accountId: mira,
    joinedAt: new Date(week.from.getTime() + 1_000),
  });
  await db
    .insert(settledDays)
    .values({ merchantCode: 'aurora', kind: 'promotion.rebate', day: before(monday), settledAt: week.from })
    .onConflictDoNothing();
  // What was played in the week before counts for nothing; won and lost in the week stand against each other.
  await db.execute(sql`DELETE FROM bet_days WHERE account_id = ${mira}`);
  await lose(before(monday), 70_000n, 0n);
  await lose(monday, 30_000n, 10_000n);
  await lose(sunday, 10_000n, 4_000n);
  ports.clock.advance(week.to.getTime() - ports.clock.now().getTime() + 3_600_000);
});
// The clock runs on for days, in which a session ends.
beforeEach(() => member.loginAs('member'));
afterAll(() => platform.close());

const before = (day: string): string => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);
const lose = (day: string, stake: bigint, payout: bigint) =>
  platform.db
    .execute(sql`INSERT INTO bet_days (account_id, day, game_type, vassalage, status, bets, stake, payout, valid_bet, last_sequence)
    VALUES (${mira}, ${day}::date, 'RNG', 'TEST', 'lost', 1, ${stake}, ${payout}, ${stake}, 1)`);
const deps = () => ({ db: platform.db, ...platform.ports });
const settle = async () => {
  await Promise.all([settleRebatePromotions(deps()), settleRebatePromotions(deps())]);
  const paid = await Promise.all([creditCashback(deps()), creditCashback(deps())]);
  return paid.reduce((sum, each) => sum + each, 0);
};
const main = async () => (await balanceOf(platform.db, walletOf(mira)))?.balance ?? 0n;
const given = () => platform.db.select().from(rewards).where(eq(rewards.promotionId, offer));
const shown = async () =>
  valueOf<{ list: Bonus[]; cashback: Cashback[] }>(await member.call(contract.rewards.bonuses, {})).cashback;
const told = () =>
  platform.db.$count(messages, and(eq(messages.accountId, mira), sql`${messages.cause} LIKE 'cashback:%'`));
/** Takes a week back that was settled, as if it ended now for the first time. */
async function forget(): Promise<void> {
  await platform.db.delete(rewards).where(eq(rewards.promotionId, offer));
  await platform.db
    .delete(settledDays)
    .where(and(eq(settledDays.kind, 'promotion.rebate'), sql`${settledDays.day} >= ${monday}::date`));
}
const exclude = () =>
  platform.db.insert(playPauses).values({
    id: platform.ports.ids.next(),
    accountId: mira,
    kind: 'exclusion',
    startsAt: platform.ports.clock.now(),
    endsAt: null,
  });

it('is given for a week that is over, not before two in the morning after it', async () => {
  expect(await settle()).toBe(0);
  expect(await given()).toEqual([]);
  platform.ports.clock.advance(2 * 3_600_000);
});

it('is never given to whom an exclusion protects', async () => {
  await exclude();
  const balance = await main();
  expect(await settle()).toBe(0);
  expect(await given()).toEqual([]);
  expect(await main()).toBe(balance);
  await platform.db.delete(playPauses);
  expect(await settle()).toBe(0);
  await forget();
});

it('waits while a deposit limit holds it back, and nobody is told', async () => {
  const at = platform.ports.clock.now();
  await platform.db
    .insert(playLimits)
    .values({ accountId: mira, kind: 'deposit', period: 'day', amount: 1n, since: at });
  const balance = await main();
  expect(await settle()).toBe(0);
  expect(await main()).toBe(balance);
  expect(await told()).toBe(0);
  expect((await shown())[0]).toMatchObject({ amount: '2080' });
  expect((await shown())[0]?.at).toBeUndefined();
  await platform.db.delete(playLimits);
});

it('is credited once, at two servers at once, and is shown with what it is a share of', async () => {
  const balance = await main();
  expect(await settle()).toBe(1);
  expect(await settle()).toBe(0);
  expect((await main()) - balance).toBe(2_080n);
  expect(await shown()).toMatchObject([
    { title: 'Weekly cashback', from: monday, to: sunday, loss: '26000', rate: 800, amount: '2080' },
  ]);
  expect((await shown())[0]?.at).toBeDefined();
  expect(await told()).toBe(1);
  expect(await platform.db.$count(ledgerTransactions, eq(ledgerTransactions.kind, 'reward.cashback'))).toBe(
    1,
  );
  expect(await trialBalance(platform.db)).toEqual([]);
});

it('stands in the account record in words, and asks for no bets', async () => {
  const day = businessDateOf(await settingOf(platform.db, 'aurora', 'timeZone'), platform.ports.clock.now());
  const { rows } = valueOf<{ rows: { type: string; amount: string; detail?: string }[] }>(
    await member.call(contract.records.movements, { from: day, to: day }),
  );
  expect(rows).toContainEqual(
    expect.objectContaining({ type: 'reward', amount: '2080', detail: 'Cashback' }),
  );
  const { list } = valueOf<{ list: Bonus[] }>(await member.call(contract.rewards.bonuses, {}));
  expect(list.filter(({ status }) => status === 'open')).toEqual([]);
});

it('is never more than its most, and none for a week that was won', async () => {
  await forget();
  await lose(before(sunday), 1_000_000n, 0n);
  const balance = await main();
  await settleRebatePromotions(deps());
  expect((await given()).map(({ amount }) => amount)).toEqual([5_000n]);
  expect(await main()).toBe(balance);
  await forget();
  await lose(before(before(sunday)), 0n, 9_000_000n);
  await settleRebatePromotions(deps());
  expect(await given()).toEqual([]);
});

it('is a bonus to be claimed where the offer says how often it has to be bet', async () => {
  await platform.db.execute(sql`DELETE FROM bet_days WHERE account_id = ${mira} AND payout = 9000000`);
  await platform.db
    .update(promotions)
    .set({
      rules: {
        of: 'netLoss',
        period: 'week',
        rate: 800,
        most: '5000',
        wagering: 3,
        days: 7,
        maxWin: '10000',
      },
    })
    .where(eq(promotions.id, offer));
  await forget();
  expect(await settle()).toBe(0);
  const [row] = await given();
  expect(row).toMatchObject({ kind: 'bonus', wagering: 3, amount: 5_000n, claimedAt: null });
  valueOf(await member.call(contract.rewards.claimReward, { id: row?.id ?? '' }));
  const { list } = valueOf<{ list: Bonus[] }>(await member.call(contract.rewards.bonuses, {}));
  expect(list[0]).toMatchObject({ status: 'open', required: '15000', maxWin: '10000' });
});
