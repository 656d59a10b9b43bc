import { and, count, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, rows } from '#platform/host';
import { accounts, games, ledgerAccounts, providerRounds, vendors } from '#platform/schema';
import {
  type OpenedDatabase,
  createRaster,
  ledgerTransactions,
  openTestDatabase,
  seedDate,
  trialBalance,
} from '#platform/testing';
import { judge } from '../game-provider/slot/maths';
import { slotOf } from '../game-provider/slot/stakes';
import { demoAccounts } from './demoAccounts';
import { createImages } from './imageHandler';
import { coverPath, picturePath } from './imagePaths';
import { slotRows } from './slotGames';

let world: OpenedDatabase;
let db: Db;
beforeAll(async () => {
  world = await openTestDatabase();
  db = world.db;
});
afterAll(() => world.close());

describe('the demo world', () => {
  it('has what the site leads with', async () => {
    expect(await db.$count(games, eq(games.category, 'RNG'))).toBe(10_000);
    const [slots] = await db.select({ studios: count() }).from(vendors).where(eq(vendors.category, 'RNG'));
    expect(Number(slots?.studios)).toBe(60);
    const [distinct] = await rows<{ names: bigint }>(
      db,
      sql`SELECT count(DISTINCT lower(name)) AS names FROM games WHERE category = 'RNG'`,
    );
    expect(Number(distinct?.names)).toBe(10_000);
  });

  it('keeps its books in order, and gives the demo accounts what they are said to have', async () => {
    expect(await trialBalance(db)).toEqual([]);
    for (const { username, role, credit } of demoAccounts) {
      const [own] = await db
        .select()
        .from(ledgerAccounts)
        .where(and(eq(ledgerAccounts.ownerId, `aurora-${username}`), eq(ledgerAccounts.purpose, 'main')));
      expect(own, username).toMatchObject({ balance: credit, money: role === 'trial' ? 'play' : 'real' });
    }
  });

  it('has three levels below the agent, and a member with a year behind them', async () => {
    const all = await db.select().from(accounts).where(eq(accounts.merchantCode, 'aurora'));
    const below = (id: string) => all.filter(({ uplineId }) => uplineId === id);
    const first = below('aurora-arun');
    const second = first.flatMap(({ id }) => below(id));
    const third = second.flatMap(({ id }) => below(id));
    expect([first.length, second.length, third.length]).toEqual([4, 16, 24]);
    const [past] = await rows<{ rounds: bigint; days: number }>(
      db,
      sql`SELECT count(*) AS rounds, extract(day FROM max(created_at) - min(created_at))::int AS days
        FROM provider_rounds WHERE account_id = 'aurora-mira'`,
    );
    expect(Number(past?.rounds)).toBe(520);
    expect(past?.days).toBeGreaterThan(350);
  });

  it('plays its past by the rules: every round is what its reels say, and stands in the ledger', async () => {
    const found = await db
      .select({ round: providerRounds, game: games, posted: ledgerTransactions.id })
      .from(providerRounds)
      .innerJoin(games, eq(games.id, providerRounds.gameId))
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, providerRounds.ledgerTransactionId))
      .where(eq(providerRounds.accountId, 'aurora-mira'));
    expect(found).toHaveLength(520);
    for (const { round, game } of found) {
      const slot = slotOf(game, 1n);
      if (!slot) throw new Error(`${game.name} is no slot`);
      const { stops } = round.outcome as { stops: number[] };
      expect(judge(slot.profile, slot.lineCount, round.stake, stops).win).toBe(round.win);
      expect(round.balanceAfter).toBe((round.balanceBefore ?? 0n) - round.stake + round.win);
    }
  });

  it('lists no slot that could not be played as listed', () => {
    for (const row of slotRows(seedDate)) {
      const slot = slotOf(row, 1n);
      expect(slot, row.name).toBeDefined();
      expect(slot?.stakes[0]).toBe(row.minBet);
      expect(slot?.stakes.every((stake) => stake % BigInt(row.lines) === 0n)).toBe(true);
      expect(row.badge === 'jackpot').toBe(slot?.profile.name === 'jackpot');
    }
  });
});

describe('pictures', () => {
  const answer = createImages(createRaster());
  const ask = (path: string, init: RequestInit = {}) => answer(new Request(`http://127.0.0.1${path}`, init));

  it('draws everything that the world points at', async () => {
    const found = await rows<{ path: string }>(
      db,
      sql`SELECT DISTINCT path FROM (
        SELECT image AS path FROM games WHERE category <> 'RNG' OR popularity > 998000
        UNION SELECT small_icon FROM vendors UNION SELECT image FROM banners UNION SELECT image FROM promotions
      ) all_paths WHERE path LIKE '/img/%'`,
    );
    expect(found.length).toBeGreaterThan(250);
    // The drawings only: making pixels of all of them would take half a minute.
    const drawings = createImages((svg) => Promise.resolve(new TextEncoder().encode(svg)));
    const pathOf = new Map<string, string>();
    for (const { path } of found) {
      const reply = await drawings(new Request(`http://127.0.0.1${path}`));
      expect(reply.status, path).toBe(200);
      const picture = await reply.text();
      expect(picture.startsWith('<svg'), path).toBe(true);
      // Matches and lotteries share the picture of their category; every other game has its own.
      if (!/\/(cover|live)\//.test(path)) continue;
      expect(pathOf.get(picture), `${path} looks like another picture`).toBeUndefined();
      pathOf.set(picture, path);
    }
    expect((await ask('/img/avatars/12.svg')).status).toBe(200);
  });

  it.each([
    [coverPath(0), 300, 400],
    [picturePath('live', 'baccarat-3'), 480, 300],
    [picturePath('banner', 'games'), 1280, 560],
    [picturePath('promo', 'promo-lotto'), 640, 300],
    [picturePath('category', 'sports'), 360, 480],
  ])('shows the scene %s as pixels', async (path, width, height) => {
    const reply = await ask(path);
    expect(reply.headers.get('content-type')).toBe('image/webp');
    expect(reply.headers.get('cache-control')).toContain('immutable');
    const picture = await sharp(await reply.arrayBuffer()).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(['webp', width, height]);
  });

  it('may be kept for ever, runs nothing, and comes packed', async () => {
    const answer = await ask('/img/2/mark/VELORA.svg', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    const text = await new Response(answer.body?.pipeThrough(new DecompressionStream('gzip'))).text();
    expect(text).toBe(await (await ask('/img/2/mark/VELORA.svg')).text());
  });

  it.each([
    '/img/2/cover/99999999.webp',
    '/img/2/cover/x.webp',
    '/img/2/nothing/here.webp',
    '/img/2/mark/NOBODY.svg',
    '/img/../etc.svg',
    '/img/2/cover/0',
    '/img/2/cover/0.png',
  ])('has no %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it('of a world made before are drawings, which are still there', async () => {
    expect((await (await ask('/img/1/cover/7.svg')).text()).startsWith('<svg')).toBe(true);
  });

  it('can only be read', async () => {
    expect((await ask('/img/2/cover/0.webp', { method: 'POST' })).status).toBe(405);
    const head = await ask('/img/2/cover/0.webp', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});
