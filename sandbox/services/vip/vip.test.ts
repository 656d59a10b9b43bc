import { and, eq, like, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contract, type Reward, type VipStatus } from '#contract';
import { rows } from '../../db/database';
import { accounts, bets, games, messages, rewards, settledDays, vipMembers } from '../../db/schema';
import { balanceOf, trialBalance, walletOf } from '../../ledger/ledger';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { valueOf } from '../../testing/reportFixture';
import type { Visitor } from '../../testing/visitor';
import { leapBirthday } from './giveGifts';
import { nextBirthday } from './readVip';
import { settleVip } from './settleVip';
import { reachedLevel, vipRulesOf } from './vipRules';
import { localise } from '../localise';

const mira = 'aurora-mira';
const dayMs = 86_400_000;

let platform: TestPlatform;
let member: Visitor;
beforeEach(async () => {
  platform = await createTestPlatform();
  member = platform.visitor();
  await member.loginAs('member');
}, 60_000);
afterEach(() => platform.close());

const status = async () => valueOf<VipStatus>(await member.call(contract.vip.status, {}));
const settle = () => settleVip({ db: platform.db, ...platform.ports });
const gifts = (kind: string) =>
  platform.db
    .select()
    .from(rewards)
    .where(and(eq(rewards.accountId, mira), like(rewards.cause, `vip:${kind}:%`)));

async function later(days: number): Promise<void> {
  platform.ports.clock.advance(days * dayMs);
  await member.loginAs('member');
}

/** A lost bet that counts in full. */
async function bet(stake: bigint, at = platform.ports.clock.now()): Promise<void> {
  const [game] = await platform.db.select().from(games).where(eq(games.category, 'RNG')).limit(1);
  await platform.db.insert(bets).values({
    id: platform.ports.ids.next(),
    accountId: mira,
    gameId: game?.id ?? '',
    gameType: 'RNG',
    vassalage: game?.vassalage ?? '',
    currency: 'USD',
    status: 'lost',
    stake,
    validBet: stake,
    validBetReason: 'full',
    placedAt: at,
    settledAt: at,
    day: '0001-01-01',
  });
}

describe('levels', () => {
  it('are shown to anybody, and each asks for more than the one below', async () => {
    const { levels } = valueOf<{ levels: { validBet: string; monthly: string }[] }>(
      await platform.visitor().call(contract.vip.levels, {}),
    );
    expect(levels).toHaveLength(9);
    const sums = levels.map(({ validBet }) => Number(validBet));
    expect(sums).toEqual(sums.toSorted((a, b) => a - b));
    expect(await platform.visitor().call(contract.vip.status, {})).toMatchObject({ success: false });
  });

  it('rise the night after what they ask for is done, several at once, with a gift for each, once', async () => {
    await settle();
    expect(await status()).toMatchObject({ level: 4, next: { level: 5, isLost: false } });
    await bet(1_000_000n);
    expect((await status()).level).toBe(4);
    await later(1);
    expect(await settle()).toBeGreaterThan(0);
    const now = await status();
    expect(now).toMatchObject({ level: 6, next: { level: 7, isLost: false } });
    expect(now.month.isSafe).toBe(true);
    expect((await gifts('level')).map(({ cause }) => cause)).toEqual(
      expect.arrayContaining(['vip:level:5:aurora-mira', 'vip:level:6:aurora-mira']),
    );
    const told = await platform.db
      .select()
      .from(messages)
      .where(and(eq(messages.accountId, mira), like(messages.cause, 'vip:reached:%')));
    expect(told.map(({ title }) => localise(title, 'en'))).toEqual(['You reached VIP 6']);
  });

  it('are settled once by two servers at once, and again by nobody', async () => {
    await bet(1_000_000n);
    await later(1);
    await Promise.all([settle(), settle(), settle()]);
    const count = (await gifts('level')).length;
    await settle();
    expect((await gifts('level')).length).toBe(count);
    expect(new Set((await gifts('level')).map(({ cause }) => cause)).size).toBe(count);
  });

  it('catch up after an outage: every day that was missed is closed', async () => {
    await settle();
    await bet(1_000_000n);
    await later(9);
    await settle();
    const days = await platform.db
      .select({ day: settledDays.day })
      .from(settledDays)
      .where(and(eq(settledDays.kind, 'vip'), eq(settledDays.merchantCode, 'aurora')));
    expect(days.length).toBeGreaterThanOrEqual(10);
    expect((await status()).level).toBe(6);
  });

  it('go down one a month at most when the month was short, and come back by its bets without a second gift', async () => {
    await settle();
    await later(10);
    await settle();
    // November had 95.52 of 150.
    expect(await status()).toMatchObject({
      level: 3,
      next: { level: 4, isLost: true },
      month: { isSafe: true, validBet: '0' },
    });
    const before = (await gifts('level')).length;
    await bet(15_000n);
    await later(1);
    await settle();
    expect((await status()).level).toBe(4);
    expect((await gifts('level')).length).toBe(before);
  });

  it('hold while a month keeps them', async () => {
    await settle();
    await bet(6_000n);
    await later(10);
    await settle();
    expect((await status()).level).toBe(4);
  });

  it('are not for trial accounts', async () => {
    await settle();
    const found = await platform.db
      .select({ type: accounts.type })
      .from(vipMembers)
      .innerJoin(accounts, eq(accounts.id, vipMembers.accountId));
    expect(found.some(({ type }) => type === 4)).toBe(false);
  });
});

describe('gifts', () => {
  it('are claimed once, however fast, and come to the main wallet', async () => {
    const gift = (await status()).gifts.find(({ kind }) => kind === 'level');
    expect(gift).toMatchObject({ status: 'ready', level: 4, amount: '1200' });
    const balance = async () => (await balanceOf(platform.db, walletOf(mira)))?.balance ?? 0n;
    const before = await balance();
    const answers = await Promise.all(
      [1, 2, 3].map(() => member.call(contract.rewards.claimReward, { id: gift?.id ?? '' })),
    );
    for (const answer of answers) expect(valueOf<Reward>(answer).status).toBe('claimed');
    expect((await balance()) - before).toBe(1_200n);
    expect((await status()).gifts.find(({ id }) => id === gift?.id)).toMatchObject({ status: 'claimed' });
    expect(await trialBalance(platform.db)).toEqual([]);
  });

  it('bring the share of a week that is over, rounded once', async () => {
    await settle();
    await bet(10_050n);
    await later(3);
    await settle();
    const [own] = (await gifts('week')).filter(({ cause }) => cause === `vip:week:2026-11-16:${mira}`);
    const [week] = await rows<{ base: bigint }>(
      platform.db,
      sql`SELECT sum(valid_bet)::bigint AS base FROM bet_days WHERE account_id = ${mira} AND day BETWEEN '2026-11-16' AND '2026-11-22'`,
    );
    const base = Number(week?.base);
    expect(Number(own?.amount)).toBe(Math.round((base * 30) / 10_000));
  });

  it('come on a birthday, once a year', async () => {
    await platform.db.execute(
      sql`UPDATE accounts SET fields = fields || '{"birthday": "1990-11-24"}' WHERE id = ${mira}`,
    );
    await later(2);
    await settle();
    expect(await gifts('birthday')).toEqual([]);
    expect((await status()).birthday).toEqual({ day: '2026-11-24', amount: '1000' });
    await later(1);
    await settle();
    await later(5);
    await settle();
    expect((await gifts('birthday')).map(({ cause, amount }) => `${cause} ${amount}`)).toEqual([
      `vip:birthday:2026:${mira} 1000`,
    ]);
    expect((await status()).birthday?.day).toBe('2027-11-24');
  });

  it('know of 29 February', () => {
    expect(leapBirthday('2027-03-01')).toBe('02-29');
    expect(leapBirthday('2028-03-01')).toBe('03-01');
    expect(nextBirthday('1992-02-29', '2027-02-01')).toBe('2027-03-01');
    expect(nextBirthday('1992-02-29', '2028-02-01')).toBe('2028-02-29');
    expect(nextBirthday('1992-02-29', '2028-03-01')).toBe('2029-03-01');
    expect(nextBirthday(undefined, '2028-03-01')).toBeUndefined();
  });
});

it('climbs as far as totals allow, never down, and never by one of the two alone', () => {
  const rules = vipRulesOf(100n);
  const from = { level: 0, highest: 0 };
  expect(reachedLevel(rules, from, { validBet: 10n ** 12n, deposits: 0n, monthly: 0n }).level).toBe(0);
  expect(reachedLevel(rules, from, { validBet: 0n, deposits: 10n ** 12n, monthly: 0n }).level).toBe(0);
  expect(reachedLevel(rules, from, { validBet: 10n ** 12n, deposits: 10n ** 12n, monthly: 0n }).level).toBe(
    8,
  );
  expect(
    reachedLevel(rules, { level: 5, highest: 5 }, { validBet: 0n, deposits: 0n, monthly: 0n }).level,
  ).toBe(5);
});
