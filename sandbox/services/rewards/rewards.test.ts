import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contract, type Bonus, type Reward } from '#contract';
import { accounts, rewards, turnoverRequirements } from '../../db/schema';
import { balanceOf, trialBalance, walletOf } from '../../ledger/ledger';
import { createTestPlatform } from '../../testing/createTestPlatform';
import { valueOf } from '../../testing/reportFixture';
import { bonusOf } from '../cashier/heldMoney';
import { provide, provideVisitor } from '../../testing/provide';

const calls = contract.rewards;
const mira = 'aurora-mira';

const platform = provide(createTestPlatform);
const member = provideVisitor(platform, 'member');

const list = async () => valueOf<{ list: Reward[] }>(await member.call(calls.rewards, {})).list;
const claim = (id: string) => member.call(calls.claimReward, { id });
const mainOf = async () => (await balanceOf(platform.db, walletOf(mira)))?.balance ?? 0n;
const heldOf = async () => (await balanceOf(platform.db, bonusOf(mira)))?.balance ?? 0n;
const find = async (kind: Reward['kind'], status: Reward['status']): Promise<Reward> => {
  const found = (await list()).find((each) => each.kind === kind && each.status === status);
  if (!found) throw new Error(`no ${status} ${kind}`);
  return found;
};

describe('rewards', () => {
  it('stand in the order of what can be done: the soonest to end first', async () => {
    const all = await list();
    expect(all.map(({ status }) => status)).toEqual([...Array<string>(5).fill('ready'), 'coming', 'expired']);
    const ends = all.filter(({ status }) => status === 'ready').map(({ endsAt }) => endsAt);
    expect(ends).toEqual(ends.toSorted());
    expect(new Set(ends).size).toBeGreaterThan(1);
  });

  it('pay cash once, however often and however fast it is claimed', async () => {
    const { id, amount } = await find('cash', 'ready');
    const before = await mainOf();
    const answers = await Promise.all([claim(id), claim(id), claim(id)]);
    for (const answer of answers) expect(valueOf<Reward>(answer).status).toBe('claimed');
    expect((await mainOf()) - before).toBe(BigInt(amount));
    expect(await trialBalance(platform.db)).toEqual([]);
  });

  it('hold a bonus until it is earned, one at a time', async () => {
    const { id, amount, terms } = await find('bonus', 'ready');
    await platform.db.insert(rewards).values({
      ...(await rowOf(id)),
      id: 'second-bonus',
    });
    const before = await mainOf();
    const answers = await Promise.all([claim(id), claim('second-bonus')]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toMatchObject({ errorCode: 'reward.bonusOpen' });
    expect(await mainOf()).toBe(before);
    expect(await heldOf()).toBe(BigInt(amount));
    const { list: bonuses } = valueOf<{ list: Bonus[] }>(await member.call(calls.bonuses, {}));
    expect(bonuses[0]).toMatchObject({
      status: 'open',
      amount,
      required: terms?.required,
      held: amount,
      done: '0',
    });
  });

  it('say of each bet during a bonus what it counted and why', async () => {
    const [open] = valueOf<{ list: Bonus[] }>(await member.call(calls.bonuses, {})).list;
    if (!open) throw new Error('no bonus');
    const at = platform.ports.clock.now().toISOString();
    await platform.db
      .execute(sql`INSERT INTO bets (id, account_id, game_id, game_type, vassalage, currency, status, stake, payout,
        valid_bet, valid_bet_reason, valid_bet_share, placed_at, settled_at, day)
      SELECT 'bonus-bet-' || k.n, ${mira}, g.id, k.type, g.vassalage, 'USD', k.status, k.stake, k.payout, k.valid, k.why, 10000, ${at}, ${at}, date '2026-01-01'
      FROM (VALUES (1, 'RNG', 'lost', 400, 0, 400, 'full'), (2, 'RNG', 'lost', 4000, 0, 4000, 'full'),
        (3, 'LIVE', 'lost', 500, 0, 500, 'full'), (4, 'RNG', 'even', 300, 300, 0, 'even')) k (n, type, status, stake, payout, valid, why)
        JOIN LATERAL (SELECT * FROM games WHERE category = 'RNG' ORDER BY id LIMIT 1) g ON true`);
    await platform.db
      .execute(sql`INSERT INTO turnover_bets (requirement_id, bet_id, game, valid_bet, counted, at)
      VALUES (${open.id}, 'bonus-bet-1', 'x', 400, 400, ${at})`);
    const found = valueOf<{ rows: { id: string; reason: string; counted: string }[]; total: number }>(
      await member.call(calls.bonusBets, { id: open.id }),
    );
    expect(
      Object.fromEntries(found.rows.map(({ id, reason, counted }) => [id, `${reason} ${counted}`])),
    ).toEqual({
      'bonus-bet-1': 'full 400',
      'bonus-bet-2': 'stake 0',
      'bonus-bet-3': 'game 0',
      'bonus-bet-4': 'noRisk 0',
    });
    expect(found.total).toBe(4);
  });

  it('are refused before their day, after it and to others, and nothing moves', async () => {
    const before = await mainOf();
    expect(await claim((await find('cash', 'coming')).id)).toMatchObject({ errorCode: 'reward.notOpen' });
    expect(await claim((await find('cash', 'expired')).id)).toMatchObject({ errorCode: 'reward.expired' });
    expect(await claim('nothing')).toMatchObject({ errorCode: 'record.unknown' });
    const [other] = await platform.db.select().from(accounts).where(eq(accounts.username, 'petra'));
    await platform.db.insert(rewards).values({
      ...(await rowOf(`${mira}-reward-1`)),
      id: 'of-another',
      accountId: other?.id ?? '',
      claimedAt: null,
    });
    expect(await claim('of-another')).toMatchObject({ errorCode: 'record.unknown' });
    const [requirement] = await platform.db.select().from(turnoverRequirements).limit(1);
    await platform.db
      .update(turnoverRequirements)
      .set({ accountId: other?.id ?? '' })
      .where(eq(turnoverRequirements.id, requirement?.id ?? ''));
    expect(await member.call(calls.bonusBets, { id: requirement?.id ?? '' })).toMatchObject({
      errorCode: 'record.unknown',
    });
    expect(await mainOf()).toBe(before);
  });
});

async function rowOf(id: string): Promise<typeof rewards.$inferSelect> {
  const [row] = await platform.db.select().from(rewards).where(eq(rewards.id, id));
  if (!row) throw new Error(`no reward ${id}`);
  return row;
}
