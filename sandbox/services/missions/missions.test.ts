import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type Leaderboard, type Mission } from '#contract';
import { accounts, bets, games, leaderboardSums, memberMissions, missions, rewards } from '../../db/schema';
import { balanceOf, walletOf } from '../../ledger/ledger';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { valueOf } from '../../testing/reportFixture';
import type { Visitor } from '../../testing/visitor';
import { businessDateOf } from '../businessDay';
import { addUpTeams } from '../records/foldTeamDays';
import { settingOf } from '../settings';
import { firstPlaces, leaderboardPeriodOf } from './leaderboard';
import { settleLeaderboards } from './settleLeaderboards';
import { localise } from '../localise';

const calls = contract.missions;
const mira = 'aurora-mira';
const dayMs = 86_400_000;

let platform: TestPlatform;
let member: Visitor;
beforeAll(async () => {
  platform = await createTestPlatform();
  member = platform.visitor();
  await member.loginAs('member');
  // What the demo member has accepted is of no use to a test that begins at nothing.
  await platform.db.delete(memberMissions);
});
afterAll(() => platform.close());

const list = async () => valueOf<{ list: Mission[] }>(await member.call(calls.missions, {})).list;
const accept = (id: string) => member.call(calls.acceptMission, { id });
const claim = (id: string) => member.call(calls.claimMission, { id });
const board = async (period: 'week' | 'month') => {
  // As the platform's job does every few seconds.
  await addUpTeams(platform.db);
  return valueOf<Leaderboard>(await member.call(calls.leaderboard, { period }));
};
const one = async (id: string): Promise<Mission> => {
  const found = (await list()).find((each) => each.id === `aurora-${id}`);
  if (!found) throw new Error(`no mission ${id}`);
  return found;
};
const mainOf = async () => (await balanceOf(platform.db, walletOf(mira)))?.balance ?? 0n;

/** Days go by, after which the session has ended. */
async function later(ms: number): Promise<void> {
  platform.ports.clock.advance(ms);
  await member.loginAs('member');
}

/** Finished bets of a member, now or before. */
async function play(count: number, stake: bigint, { category = 'RNG', ago = 0, accountId = mira } = {}) {
  const [game] = await platform.db
    .select()
    .from(games)
    .where(eq(games.category, category as 'RNG'))
    .limit(1);
  const at = new Date(platform.ports.clock.now().getTime() - ago);
  await platform.db.insert(bets).values(
    Array.from({ length: count }, () => ({
      id: platform.ports.ids.next(),
      accountId,
      gameId: game?.id ?? '',
      gameType: category,
      vassalage: game?.vassalage ?? '',
      currency: 'USD',
      status: 'lost' as const,
      stake,
      validBet: stake,
      validBetReason: 'full' as const,
      placedAt: at,
      settledAt: at,
      day: '0001-01-01',
    })),
  );
}

describe('missions', () => {
  it('count nothing until they are accepted, and only what fits afterwards', async () => {
    await play(30, 100n, { ago: 60_000 });
    expect(await one('today-bets')).toMatchObject({ state: 'open', done: '0', target: '20' });
    expect(valueOf<Mission>(await accept('aurora-today-bets'))).toMatchObject({ state: 'active', done: '0' });
    platform.ports.clock.advance(1000);
    await play(5, 100n);
    await play(9, 10n);
    expect(await one('today-bets')).toMatchObject({ state: 'active', done: '5' });
    expect(await claim('aurora-today-bets')).toMatchObject({ errorCode: 'mission.notReady' });
    await play(40, 100n);
    expect(await one('today-bets')).toMatchObject({ state: 'ready', done: '20', place: 'games' });
  });

  it('pay once, however often and however fast they are claimed', async () => {
    const before = await mainOf();
    const answers = await Promise.all([1, 2, 3].map(() => claim('aurora-today-bets')));
    for (const answer of answers) expect(valueOf<Mission>(answer).state).toBe('done');
    expect((await mainOf()) - before).toBe(100n);
    // It stands in the reward centre, claimed.
    const granted = (await platform.db.select().from(rewards).where(eq(rewards.accountId, mira))).filter(
      ({ claimedAt }) => claimedAt,
    );
    expect(granted.map(({ title }) => localise(title, 'en'))).toContain('Twenty today');
  });

  it('accept once: a second acceptance does not begin anew', async () => {
    // What was bet in the moment of the acceptance would count.
    platform.ports.clock.advance(1000);
    await accept('aurora-week-stake');
    platform.ports.clock.advance(1000);
    await play(2, 5_000n);
    platform.ports.clock.advance(1000);
    const again = await Promise.all([accept('aurora-week-stake'), accept('aurora-week-stake')]);
    for (const answer of again)
      expect(valueOf<Mission>(answer)).toMatchObject({ done: '10000', target: '25000', unit: 'money' });
  });

  it('count what each measure names', async () => {
    for (const id of ['new-slots', 'lottery-evening', 'safe-account', 'week-deposit', 'bring-friend'])
      await accept(`aurora-${id}`);
    platform.ports.clock.advance(1000);
    await play(10, 100n);
    await play(3, 100n, { category: 'ELOTT' });
    expect(await one('new-slots')).toMatchObject({ done: '1', target: '3', place: 'slots' });
    expect(await one('lottery-evening')).toMatchObject({ done: '3', place: 'lottery' });
    expect(await one('safe-account')).toMatchObject({ done: '0', place: 'security' });
    expect(await one('week-deposit')).toMatchObject({ done: '0', place: 'deposit' });
    expect(await one('bring-friend')).toMatchObject({ done: '0', place: 'friends' });
  });

  it('begin anew with the next day, and what was not claimed is gone', async () => {
    await later(dayMs);
    expect(await one('today-bets')).toMatchObject({ state: 'open', done: '0' });
    await later(7 * dayMs);
    expect(await one('week-stake')).toMatchObject({ state: 'open', done: '0' });
    expect(await one('new-slots')).toMatchObject({ state: 'active' });
  });

  it('stay done once they were found to be, though a bet of them is void afterwards', async () => {
    await accept('aurora-today-bets');
    platform.ports.clock.advance(1000);
    await play(20, 100n);
    expect(await one('today-bets')).toMatchObject({ state: 'ready', done: '20' });
    await platform.db
      .update(bets)
      .set({ status: 'void', payout: sql`stake`, validBet: 0n, validBetReason: 'void' })
      .where(eq(bets.accountId, mira));
    expect(await one('today-bets')).toMatchObject({ state: 'ready', done: '20' });
    expect(valueOf<Mission>(await claim('aurora-today-bets'))).toMatchObject({ state: 'done' });
  });

  it('of another brand, switched off or unknown are not there', async () => {
    await platform.db.update(missions).set({ isOn: false }).where(eq(missions.id, 'aurora-safe-account'));
    for (const id of ['lotus-today-bets', 'aurora-safe-account', 'nothing'])
      for (const answer of [await accept(id), await claim(id)])
        expect(answer).toMatchObject({ errorCode: 'record.unknown' });
  });
});

describe('the leaderboard', () => {
  const others = async () =>
    (await platform.db.select().from(accounts).where(eq(accounts.merchantCode, 'aurora'))).filter(
      ({ id, type }) => id !== mira && type === 0,
    );
  const thisWeek = async () => {
    const timeZone = await settingOf(platform.db, 'aurora', 'timeZone');
    const { from } = leaderboardPeriodOf('week', timeZone, platform.ports.clock.now());
    return {
      merchant: 'aurora',
      currency: 'USD',
      period: 'week',
      startsOn: businessDateOf(timeZone, from),
    } as const;
  };
  const settle = () => settleLeaderboards({ db: platform.db, ...platform.ports });
  const prizes = async () =>
    (await platform.db.select().from(rewards)).filter(({ title }) =>
      localise(title, 'en').startsWith('Leaderboard'),
    );

  it('ranks by valid bets of the week, and says what is missing to a prize', async () => {
    await later(7 * dayMs);
    expect(await board('week')).toMatchObject({ rows: [], own: null, next: null });
    const people = (await others()).slice(0, 11);
    for (const [place, { id }] of people.entries())
      await play(1, BigInt(20 - place) * 1_000n, { accountId: id });
    await play(1, 550n);
    const found = await board('week');
    expect(found.rows.map(({ points }) => points)).toEqual([
      200, 190, 180, 170, 160, 150, 140, 130, 120, 110,
    ]);
    expect(found.own).toEqual({ rank: 12, points: 5 });
    expect(found.next).toEqual({ rank: 10, points: 106, prize: '200' });
    expect(found.rows[0]?.account).toContain('***');
    expect((await board('month')).own?.rank).toBeGreaterThan(0);
  });

  it('gives everybody a place of their own, also where many have the same points', async () => {
    await later(7 * dayMs);
    const people = (await others()).slice(0, 14).map(({ id }) => id);
    // Some stand on the edge of a point, and the last places with a prize have as many points as others without.
    for (const [index, id] of people.entries())
      await play(1, BigInt(Math.floor(index / 5) * 100 + 250 + (index % 3) * 49), { accountId: id });
    await play(1, 300n);
    const pointsOf = (index: number) =>
      Math.floor((Math.floor(index / 5) * 100 + 250 + (index % 3) * 49) / 100);
    const expected = [
      ...people.map((id, index) => ({ id, points: pointsOf(index) })),
      { id: mira, points: 3 },
    ].toSorted((a, b) => b.points - a.points || (a.id < b.id ? -1 : 1));
    const found = await board('week');
    expect(found.rows.map(({ points }) => points)).toEqual(expected.slice(0, 10).map(({ points }) => points));
    expect(found.own).toMatchObject({ rank: expected.findIndex(({ id }) => id === mira) + 1, points: 3 });
    const places = await firstPlaces(platform.db, { pointUnit: '100' }, await thisWeek(), 7);
    expect(places.map(({ account_id: id }) => id)).toEqual(expected.slice(0, 7).map(({ id }) => id));
  });

  it('gives the prizes of a week that is over once, at two servers at once', async () => {
    await settle();
    const before = (await prizes()).length;
    const week = await board('week');
    platform.ports.clock.advance(8 * dayMs);
    await Promise.all([settle(), settle()]);
    await settle();
    const given = (await prizes()).slice(before);
    expect(given.filter(({ title }) => localise(title, 'en') === 'Leaderboard of the week')).toHaveLength(10);
    const first = given.find(({ reason }) => localise(reason, 'en').startsWith('Place 1,'));
    expect(first?.amount.toString()).toBe(week.rows[0]?.prize);
    const kept = await platform.db.select().from(leaderboardSums).where(eq(leaderboardSums.period, 'week'));
    const { startsOn } = await thisWeek();
    expect(kept.filter((sum) => sum.merchantCode === 'aurora' && sum.startsOn < startsOn)).toEqual([]);
    expect(businessDateOf('Asia/Ho_Chi_Minh', platform.ports.clock.now()) > '2026-11-21').toBe(true);
  });
});
