import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type LotteryTable } from '../../contract';
import { migrate } from '../db/migrate';
import { eq } from 'drizzle-orm';
import { accounts, bets, games, matches, type GameRow } from '../db/schema';
import { dealtTable } from '../services/tables/dealtTables';
import { readDrawSeeds } from '../services/lottery/drawSeed';
import { settleBets } from '../services/lottery/settleBets';
import { recordOpenBets } from '../services/records/openBet';
import { readBets } from '../services/wagers/readBets';
import { roundsOfShoe } from '../services/tables/shoe';
import { roundAt, roundTimes } from '../services/tables/table';
import { writeSystemState } from '../services/system/state';
import { openEmptyDatabase } from '../testing/databases';
import { createGameTestPlatform, errorOf, newKey, type GameTestPlatform } from '../testing/gameSession';
import { readMigrations } from './migrations';
import { secureDrawSeed } from './secureDrawSeed';

const at = new Date('2026-11-27T12:00:00.000Z');

it('gives a platform without a world one secret seed, however often it starts', async () => {
  const { db, close } = await openEmptyDatabase();
  try {
    await migrate(db, readMigrations());
    await Promise.all([secureDrawSeed(db, at), secureDrawSeed(db, at)]);
    const first = (await readDrawSeeds(db))?.at(at);
    expect(first).toMatch(/^[\w-]{20,}$/);
    await secureDrawSeed(db, at);
    const seeds = await readDrawSeeds(db);
    expect(seeds?.at(at)).toBe(first);
    expect(seeds?.replacedAt).toBeUndefined();
  } finally {
    await close();
  }
});

describe('a platform that had the demo', () => {
  let gamePlatform: GameTestPlatform;
  let platform: GameTestPlatform['platform'];
  beforeAll(async () => {
    gamePlatform = await createGameTestPlatform();
    platform = gamePlatform.platform;
    await writeSystemState(platform.db, 'printedDrawSeed', 'demo', platform.ports.clock.now());
  });
  afterAll(() => platform.close());

  const now = () => platform.ports.clock.now();
  const lottery = 'SSC_60';
  const table = async () =>
    (await platform.visitor().call(contract.lottery.table, { lottery, language: 'en' }))
      .value as LotteryTable;
  const secure = () => secureDrawSeed(platform.db, now());
  async function bet(): Promise<void> {
    const member = await gamePlatform.signIn('member');
    const { draw } = await table();
    const lines = [{ play: 'front2', picks: [['1'], ['5']], stake: '100', multiple: 2 }];
    const answer = await member.call(contract.lottery.place, {
      lottery,
      issue: draw.issue,
      lines,
      total: '200',
      language: 'en',
    });
    expect(answer).toMatchObject({ success: true });
  }

  it('is refused while bets are open that the printed seed decides, and keeps it', async () => {
    platform.ports.clock.advance(60_000 - (now().getTime() % 60_000) + 10_000);
    await bet();
    await expect(secure()).rejects.toThrow(
      /^The database draws from the seed of the demo.* 1 on draws, 0 in card rooms, 0 on matches\./,
    );
    expect((await readDrawSeeds(platform.db))?.at(now())).toBe('demo');
  });

  it('is refused while a bet on a match is open, whose script is printed as well', async () => {
    platform.ports.clock.advance(60_000);
    const [game] = await platform.db.select().from(games).where(eq(games.category, 'SPORTS')).limit(1);
    const [account] = await platform.db.select().from(accounts).where(eq(accounts.id, 'aurora-mira'));
    if (!game || !account) throw new Error('the demo has no book');
    const play = { account, game, money: 'real' as const, wallet: 'w', house: 'h' };
    const [bet] = await platform.db.transaction((tx) =>
      recordOpenBets(tx, play, { kind: 'sports', id: 'on-match', placedAt: now() }, [
        {
          id: 'on-match',
          stake: 100n,
          pick: '',
          facts: {},
          details: { legs: [], price: '2000' },
          dueAt: now(),
        },
      ]),
    );
    await expect(secure()).rejects.toThrow(/ 0 on draws, 0 in card rooms, 1 on matches\./);
    expect(await platform.db.$count(matches)).toBeGreaterThan(0);
    await platform.db.delete(bets).where(eq(bets.id, bet?.id ?? ''));
  });

  it('draws from a secret seed from then on, and what was drawn before is settled and checked by the former', async () => {
    const before = await table();
    await secure();
    // Whoever read the scripts knows how each of these ends.
    expect(await platform.db.$count(matches)).toBe(0);
    const seeds = await readDrawSeeds(platform.db);
    expect(seeds?.at(now())).not.toBe('demo');
    expect(seeds?.replacedAt).toEqual(now());
    const after = await table();
    expect(after.results).toEqual(before.results);
    expect(after.draw.issue).toBe(before.draw.issue);
    expect(after.draw.hash).not.toBe(before.draw.hash);
    await settleBets({ db: platform.db, ...platform.ports });
    const rows = await readBets(platform.db, 'lottery', undefined);
    expect(rows.filter(({ status }) => status === 'open')).toEqual([]);
    await secure();
    expect((await readDrawSeeds(platform.db))?.replacedAt).toEqual(seeds?.replacedAt);
  });

  it('takes no bet at a table whose shoe was put together from the printed seed, and takes them from the next shoe on', async () => {
    const isDealt = (row: GameRow) => row.state === 'open' && row.category === 'LIVE' && dealtTable(row);
    const row = (await platform.db.select().from(games)).find(isDealt);
    const dealt = row && dealtTable(row);
    if (!dealt) throw new Error('no table');
    const place = async () => {
      const start = roundAt(row.id, now().getTime()).endsAt + 1_000;
      platform.ports.clock.advance(start - now().getTime());
      const seat = await gamePlatform.openGame(await gamePlatform.signIn('member'), row.id);
      return seat.post('/api/table/bets', {
        round: roundAt(row.id, now().getTime()).number,
        bets: [{ area: dealt.game.areas[0]?.id, stake: row.minBet.toString() }],
        key: newKey(),
      });
    };
    expect(await errorOf(await place())).toBe('game.closed');
    const { bets, cards, result } = roundTimes;
    platform.ports.clock.advance(roundsOfShoe * (bets + cards + result));
    expect((await place()).status).toBe(200);
  });
});
