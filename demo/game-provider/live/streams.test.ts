import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#contract';
import { isCardRoom } from '#platform/cardRooms';
import { type GameRow, games } from '#platform/schema';
import { readFixtures, roundAt } from '#platform/sports';
import { dealtTable } from '#platform/tableRounds';
import { type GameSession, type GameTestPlatform, createGameTestPlatform } from '#platform/testing';
import { createProvider } from '../app';
import { isSportsbook } from '../sportsbook/renderBook';

let made: GameTestPlatform;
beforeAll(async () => {
  made = await createGameTestPlatform();
});
afterAll(() => made.platform.close());

/** By the end of a stream's path: a game that has it, and what is asked of it. */
const cases: Readonly<Record<string, () => Promise<{ game: string; query: string }>>> = {
  '/api/table/events': async () => ({
    game: await openGame((row) => dealtTable(row) !== undefined),
    query: '',
  }),
  '/api/room/events': async () => ({ game: await openGame(isCardRoom), query: '' }),
  '/api/book/match/events': async () => {
    const [fixture] = await readFixtures(made.platform.db, 'football');
    if (!fixture) throw new Error('no fixture');
    const round = roundAt(fixture, made.platform.ports.clock.now());
    return {
      game: await openGame(isSportsbook),
      query: `?match=${fixture.id}.${round}`,
    };
  },
};

async function openGame(isIt: (row: GameRow) => boolean | Promise<boolean>): Promise<string> {
  for (const row of await made.platform.db.select().from(games).where(eq(games.state, 'open')))
    if (await isIt(row)) return row.id;
  throw new Error('no such game');
}

/** Whether a stream ends within two seconds; what it says until then is read. */
async function ends(body: ReadableStream<Uint8Array>): Promise<boolean> {
  const reader = body.getReader();
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, 2_000, false));
  const read = async (): Promise<boolean> => {
    for (;;) if ((await reader.read()).done) return true;
  };
  const hasEnded = await Promise.race([read(), late]);
  await reader.cancel();
  return hasEnded;
}

const open = async (seat: GameSession, path: string): Promise<ReadableStream<Uint8Array>> => {
  const { status, body } = await seat.get(path);
  expect(status).toBe(200);
  return body as ReadableStream<Uint8Array>;
};

it('every stream of the game origin is tried', () => {
  const provider = createProvider(
    {
      db: made.platform.db,
      ports: made.platform.ports,
      config: { origin: 'http://localhost:1', siteOrigins: [], idleMinutes: 15, script: '', checkSpin: '' },
    },
    () => Promise.resolve(new Response()),
  );
  const streams = provider.routes.flatMap(({ path }) => /\/api\/.*events$/.exec(path)?.[0] ?? []);
  expect(Object.keys(cases).sort()).toEqual([...new Set(streams)].sort());
});

describe.each(Object.entries(cases))('streams of %s', (path, find) => {
  it('are four a seat, of which the oldest ends, and all end with the session', async () => {
    const { game, query } = await find();
    const member = await made.signIn('member');
    const seat = await made.openGame(member, game);
    const neighbour = await made.openGame(await made.signIn('agent'), game);
    const bodies: ReadableStream<Uint8Array>[] = [];
    for (let count = 0; count < 5; count += 1) bodies.push(await open(seat, path + query));
    const [oldest, ...rest] = bodies as [ReadableStream<Uint8Array>, ...ReadableStream<Uint8Array>[]];
    expect(await ends(oldest)).toBe(true);
    const theirs = await open(neighbour, path + query);
    await member.call(contract.session.logout, {});
    for (const body of rest) expect(await ends(body)).toBe(true);
    expect(await ends(theirs), 'somebody else goes on').toBe(false);
    expect((await seat.get(path + query)).status).toBe(401);
  }, 30_000);
});
