import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { contract, type JackpotLevel } from '../../contract';
import { walletOf } from '#platform/host';
import { games, jackpotStakes, jackpotWins } from '#platform/schema';
import {
  type GameSession,
  type GameTestPlatform,
  countStakes,
  createGameTestPlatform,
  jackpotCounts,
  newKey,
  trialBalance,
  valueOf,
} from '#platform/testing';
import { jackpotRules, partsOfUnit } from '#platform/wallet';
import type { Round } from './api';

let world: GameTestPlatform;
let gameId: string;
beforeAll(async () => {
  world = await createGameTestPlatform();
  const [game] = await world.platform.db.select().from(games).where(eq(games.badge, 'jackpot')).limit(1);
  gameId = game?.id ?? '';
});
afterAll(() => world.platform.close());
afterEach(() => {
  vi.restoreAllMocks();
});

/** Chance gives this jackpot at each bet, or none. */
function chanceGives(level: JackpotLevel | undefined): void {
  const { random } = world.platform.ports;
  const below = random.below.bind(random);
  vi.spyOn(random, 'below').mockImplementation((end) => {
    const drawn = Object.entries(jackpotRules).find(([, { odds }]) => odds === end)?.[0];
    if (drawn === undefined) return below(end);
    return drawn === level ? 0 : end - 1;
  });
}

const smallest = async (session: GameSession): Promise<string> => {
  const [, stake = ''] = /"stakes":\["(\d+)"/.exec(await (await session.page()).text()) ?? [];
  return stake;
};
const shown = async () =>
  valueOf<{
    list: { level: JackpotLevel; amount: string; most: string }[];
    winners: { level: JackpotLevel; amount: string; account?: string }[];
  }>(await world.platform.visitor().call(contract.jackpots.list, {}));
const amountOf = async (level: JackpotLevel): Promise<bigint> =>
  BigInt((await shown()).list.find((each) => each.level === level)?.amount ?? '0');
const real = { merchantCode: 'aurora', currency: 'USD', money: 'real' } as const;
const now = () => world.platform.ports.clock.now();
/** What one holds at a moment; other sites add to it all the time. */
const partsOf = async (level: JackpotLevel, at = now()): Promise<bigint> =>
  (await jackpotCounts(world.platform.db, real, 1n, at)).get(level)?.parts ?? 0n;

describe('a jackpot', () => {
  it('takes its share of a stake, to the part of a cent', async () => {
    chanceGives(undefined);
    const session = await world.openGame(await world.signIn('member'), gameId);
    const stake = await smallest(session);
    await session.play(stake);
    const before = await partsOf('grand');
    await session.play(stake);
    const elsewhere = (jackpotRules.grand.perMinute * partsOfUnit * 2_500n) / 60_000n;
    expect((await partsOf('grand')) - before).toBe(elsewhere + BigInt(stake) * jackpotRules.grand.share);
  });

  it('is paid with the round, in one transaction, and begins again', async () => {
    const session = await world.openGame(await world.signIn('member'), gameId);
    const stake = await smallest(session);
    chanceGives('major');
    const wallet = walletOf('aurora-mira');
    const held = await world.holds(wallet);
    world.platform.ports.clock.advance(2_500);
    const before = await amountOf('major');
    expect(before).toBeGreaterThan(jackpotRules.major.start);
    const response = await session.spin({ stake, key: newKey() });
    const { value } = (await response.json()) as { value: Round };
    expect(value.outcome.jackpot).toEqual({ level: 'major', amount: before.toString() });
    expect(BigInt(value.win)).toBeGreaterThanOrEqual(before);
    expect(await world.holds(wallet)).toBe(held - BigInt(stake) + BigInt(value.win));
    const after = await amountOf('major');
    expect(after).toBeGreaterThanOrEqual(jackpotRules.major.start);
    expect(after).toBeLessThan(before);
    const { winners } = await shown();
    expect(winners[0]).toMatchObject({ level: 'major', amount: before.toString(), account: 'mi***' });
    expect(await trialBalance(world.platform.db)).toEqual([]);
  });

  it('sent again under its key is paid once, and takes its share once', async () => {
    const session = await world.openGame(await world.signIn('member'), gameId);
    const stake = await smallest(session);
    chanceGives('minor');
    const key = newKey();
    const first = await session.play(stake, key);
    // The one who sends it again does so a pause later.
    const at = new Date(now().getTime() + 2_500);
    const [parts, held] = [await partsOf('minor', at), await world.holds(walletOf('aurora-mira'))];
    expect(await session.play(stake, key)).toEqual(first);
    expect(await partsOf('minor', at)).toBe(parts);
    expect(await world.holds(walletOf('aurora-mira'))).toBe(held);
    const won = await world.platform.db.select().from(jackpotWins).where(eq(jackpotWins.id, first.roundId));
    expect(won).toHaveLength(1);
  });

  it('that two win at once is paid to one; the other has the one that began again', async () => {
    const sessions = [
      await world.openGame(await world.signIn('member'), gameId),
      await world.openGame(await world.signIn('agent'), gameId),
    ] as const;
    const stake = await smallest(sessions[0]);
    chanceGives('minor');
    world.platform.ports.clock.advance(2_500);
    const before = await amountOf('minor');
    const answers = await Promise.all(sessions.map((session) => session.spin({ stake, key: newKey() })));
    const paid = await Promise.all(
      answers.map(async (answer) => {
        const { value } = (await answer.json()) as { value: Round };
        return BigInt(value.outcome.jackpot?.amount ?? 0);
      }),
    );
    const [again = 0n, whole] = paid.toSorted((a, b) => Number(a - b));
    expect(whole).toBe(before);
    // What it began with, the share of the bet before and what was left of a cent.
    expect(again - jackpotRules.minor.start).toBeLessThan(2n);
    expect(again).toBeGreaterThanOrEqual(jackpotRules.minor.start);
  });

  it('that was won elsewhere stays on the list when somebody here bets', async () => {
    chanceGives(undefined);
    const elsewhere = async () => (await shown()).winners.filter(({ account }) => account === undefined);
    world.platform.ports.clock.advance(3_600_000);
    const before = await elsewhere();
    expect(before.map(({ level }) => level)).toContain('minor');
    const session = await world.openGame(await world.signIn('member'), gameId);
    await session.play(await smallest(session));
    expect(await elsewhere()).toEqual(before);
  });

  it('of trial money is another one, and stands on no list', async () => {
    chanceGives('minor');
    const session = await world.openGame(await world.signIn('trial'), gameId);
    const at = now();
    const parts = await partsOf('minor', at);
    const { outcome } = await session.play(await smallest(session));
    expect(outcome.jackpot?.level).toBe('minor');
    expect(await partsOf('minor', at)).toBe(parts);
    const winners = (await shown()).winners.map(({ amount }) => amount);
    expect(winners).not.toContain(outcome.jackpot?.amount);
  });

  it('is won by no bet on another game', async () => {
    chanceGives('minor');
    const session = await world.openGame(await world.signIn('member'));
    expect((await session.play()).outcome.jackpot).toBeUndefined();
  });
});

describe('bets on jackpot games', () => {
  it('do not wait for each other, not even for one whose process is frozen', async () => {
    chanceGives(undefined);
    const session = await world.openGame(await world.signIn('member'), gameId);
    const stake = await smallest(session);
    const { db, ports } = world.platform;
    await db.transaction(async (frozen) => {
      // All that a round of another player holds of the jackpots, until its process goes on.
      await frozen.execute(
        sql`INSERT INTO jackpot_stakes SELECT id, 'aurora', 'USD', 'real', 1000 FROM provider_rounds WHERE id NOT IN (SELECT id FROM jackpot_stakes) LIMIT 1`,
      );
      const began = performance.now();
      expect((await session.spin({ stake, key: newKey() })).status).toBe(200);
      await countStakes({ db, clock: ports.clock });
      // And one that wins now is paid all that was put in so far.
      vi.restoreAllMocks();
      chanceGives('minor');
      ports.clock.advance(2_500);
      expect((await session.play(stake)).outcome.jackpot?.level).toBe('minor');
      expect(performance.now() - began).toBeLessThan(4_000);
    });
    // The frozen one's share is in the jackpot that began again.
    const { start, share, perMinute } = jackpotRules.minor;
    const least = start * partsOfUnit + (1_000n + BigInt(stake)) * share;
    const parts = await partsOf('minor');
    expect(parts).toBeGreaterThanOrEqual(least);
    // What was left of a cent, and what other sites added since.
    expect(parts - least).toBeLessThan(partsOfUnit + (perMinute * partsOfUnit * 6_000n) / 60_000n);
  });

  it('come to the same, whether they are counted one by one, together, or not yet', async () => {
    chanceGives(undefined);
    const { db, ports } = world.platform;
    const session = await world.openGame(await world.signIn('member'), gameId);
    const stake = await smallest(session);
    await countStakes({ db, clock: ports.clock });
    const before = await partsOf('grand');
    for (let bet = 0; bet < 3; bet += 1) {
      await session.play(stake);
      if (bet === 0) await countStakes({ db, clock: ports.clock });
    }
    const after = await partsOf('grand');
    await Promise.all([1, 2, 3].map(() => countStakes({ db, clock: ports.clock })));
    expect(await partsOf('grand')).toBe(after);
    expect(await db.select().from(jackpotStakes)).toEqual([]);
    const elsewhere = (jackpotRules.grand.perMinute * partsOfUnit * 3n * 2_500n) / 60_000n;
    expect(after - before).toBe(elsewhere + 3n * BigInt(stake) * jackpotRules.grand.share);
  });
});

describe('the games with jackpots', () => {
  it('are listed, those that most people play first', async () => {
    const { list } = valueOf<{ list: { id: string; badge: string; playing: number }[] }>(
      await world.platform.visitor().call(contract.jackpots.games, {}),
    );
    expect(list.length).toBeGreaterThan(20);
    expect(new Set(list.map(({ badge }) => badge))).toEqual(new Set(['jackpot']));
    const players = list.map(({ playing = 0 }) => playing);
    expect(players).toEqual(players.toSorted((a, b) => b - a));
  });
});
