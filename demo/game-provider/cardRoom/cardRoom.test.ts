import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payoutOf } from '#platform/cardRooms';
import { comboOf, playsOf } from '#platform/cardRules';
import { walletOf } from '#platform/host';
import { bets, games, winners } from '#platform/schema';
import {
  type GameSession,
  type GameTestPlatform,
  type TestPlatform,
  cardRooms,
  createGameTestPlatform,
  errorOf,
  newKey,
  runCardRooms,
  trialBalance,
} from '#platform/testing';
import { readBets } from '#platform/wallet';
import { roomReply, type RoomReply } from './api';

const wallet = walletOf('aurora-mira');
let gamePlatform: GameTestPlatform;
let platform: TestPlatform;
let seat: GameSession;
let stake = 0n;
let roomNumber = 0;
beforeAll(async () => {
  gamePlatform = await createGameTestPlatform();
  platform = gamePlatform.platform;
});
afterAll(() => platform.close());

let roomId = '';
beforeEach(async () => {
  // Each test plays in a room of its own, and the ones before are over.
  tick(600_000);
  await run();
  roomNumber += 1;
  roomId = `p${roomNumber}`;
  const [game] = await platform.db.select().from(games).where(eq(games.id, roomId));
  stake = game?.minBet ?? 0n;
  seat = await gamePlatform.openGame(await gamePlatform.signIn('member'), roomId);
});

const run = () => runCardRooms({ db: platform.db, ...platform.ports });
const read = async (response: Response | Promise<Response>): Promise<RoomReply> =>
  v.parse(roomReply, ((await (await response).json()) as { value: unknown }).value);
const look = (at = seat): Promise<RoomReply> => read(at.get('/api/room'));
const sit = (round: number, at = seat, key = newKey()) => at.post('/api/room/sit', { round, key });
const tick = (milliseconds: number) => platform.ports.clock.advance(milliseconds);

/** Sits down and waits for the cards and for the own turn. */
async function toOwnTurn(): Promise<RoomReply> {
  const { table } = await look();
  expect((await sit(table.round)).status).toBe(200);
  tick(8_000);
  for (let step = 0; step < 400; step += 1) {
    const reply = await look();
    if (reply.table.deal && reply.table.deal.turn === reply.own.seat) return reply;
    if (!reply.table.deal) throw new Error('the deal is over');
    tick(500);
  }
  throw new Error('the turn never came');
}

describe('a seat', () => {
  it('is taken and paid for once, however often it is asked for, and given back before the cards', async () => {
    const before = await gamePlatform.holds(wallet);
    const { table } = await look();
    const key = newKey();
    const answers = await Promise.all([sit(table.round, seat, key), sit(table.round, seat, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    // A second page of the same player finds the seat taken, and pays nothing.
    expect((await sit(table.round)).status).toBe(200);
    expect(await gamePlatform.holds(wallet)).toBe(before - stake);
    expect((await look()).own.seat).toBe(0);
    const stand = () => seat.post('/api/room/stand', { round: table.round });
    expect((await stand()).status).toBe(200);
    expect((await stand()).status).toBe(200);
    expect(await gamePlatform.holds(wallet)).toBe(before);
    const after = await look();
    expect(after.own).toMatchObject({ seat: null, last: { place: null, payout: stake.toString() } });
    expect(after.table.dealAt).toBeNull();
  });

  it('is refused during a deal and without the money, with nothing taken', async () => {
    const { table } = await look();
    expect((await sit(table.round)).status).toBe(200);
    tick(8_000);
    const other = await gamePlatform.openGame(await gamePlatform.signIn('agent'), roomId);
    expect(await errorOf(await sit(table.round, other))).toBe('bets.closed');
    expect(await errorOf(await seat.post('/api/room/stand', { round: table.round }))).toBe('bets.closed');
    expect(await errorOf(await seat.post('/api/room/sit', { round: table.round }))).toBe('request.invalid');
    await platform.db
      .update(games)
      .set({ minBet: 10n ** 12n, maxBet: null })
      .where(eq(games.id, 'p60'));
    const dear = await gamePlatform.openGame(await gamePlatform.signIn('member'), 'p60');
    expect(await errorOf(await sit((await look(dear)).table.round, dear))).toBe('wallet.short');
    const rows = await readBets(platform.db, 'room', eq(bets.gameId, 'p60'));
    expect(rows).toEqual([]);
  });
});

describe('a deal', () => {
  it('that its player left is played to its end, settled once and shown on return', async () => {
    const before = await gamePlatform.holds(wallet);
    const { table } = await look();
    expect((await sit(table.round)).status).toBe(200);
    // The platform was off for a day; then two of its servers begin at once.
    tick(600_000);
    await Promise.all([run(), run()]);
    await run();
    const { own, table: after } = await look();
    const place = own.last?.place ?? 0;
    expect(place).toBeGreaterThan(0);
    expect(own.last).toMatchObject({
      round: table.round,
      payout: payoutOf(stake, place - 1, 'USD').toString(),
    });
    expect(await gamePlatform.holds(wallet)).toBe(before - stake + payoutOf(stake, place - 1, 'USD'));
    expect(after.last?.order[place - 1]).toBe(0);
    const [record] = await readBets(platform.db, 'room', eq(bets.gameId, roomId));
    expect(record).toMatchObject({
      details: { place },
      payout: payoutOf(stake, place - 1, 'USD'),
      pick: 'Seat 1',
    });
    expect(record?.status).not.toBe('open');
    const [room] = await platform.db.select().from(cardRooms).where(eq(cardRooms.gameId, roomId));
    expect(room?.nextAt).toBeNull();
    expect(await trialBalance(platform.db)).toEqual([]);
  });

  it('takes a move once, and refuses one that is late, of somebody else, or against the rules', async () => {
    const { table, own } = await toOwnTurn();
    const { deal, round } = table;
    if (!deal) throw new Error('no deal');
    const number = deal.moves.length;
    const before = deal.trick ? comboOf(deal.trick.cards) : undefined;
    const gone = new Set(deal.moves.flatMap(({ cards }) => cards));
    const hand = own.hand.filter((card) => !gone.has(card));
    const play = playsOf(hand, before, deal.mustHold ?? undefined)[0] ?? [];
    const body = { round, number, cards: play };
    const foreign =
      Array.from({ length: 52 }, (_, card) => card).find((card) => !own.hand.includes(card)) ?? 0;
    const move = (request: unknown, at = seat) => at.post('/api/room/move', request);
    expect(await errorOf(await move({ ...body, cards: [foreign] }))).toBe('request.invalid');
    expect(await errorOf(await move({ ...body, number: number + 1 }))).toBe('bets.closed');
    expect(await errorOf(await move({ ...body, round: round + 1 }))).toBe('bets.closed');
    const agent = await gamePlatform.openGame(await gamePlatform.signIn('agent'), roomId);
    expect(await errorOf(await move(body, agent))).toBe('bets.closed');
    const [first, second] = await Promise.all([move(body), move(body)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    const after = await look();
    expect(after.table.deal?.moves.slice(0, number + 1)).toEqual([
      ...deal.moves,
      { seat: own.seat, cards: play },
    ]);
    expect((await move(body)).status).toBe(200);
    expect(await errorOf(await move({ ...body, cards: [] }))).toBe(
      play.length === 0 ? undefined : 'bets.closed',
    );
  });

  it('goes on by a bot for whoever is slow, until they press again', async () => {
    const { own } = await toOwnTurn();
    tick(15_001);
    const away = (await look()).table.seats[own.seat ?? 0];
    expect(away?.isAway).toBe(true);
    expect((await read(seat.post('/api/room/back', {}))).table.seats[own.seat ?? 0]?.isAway).toBe(false);
  });

  it('shows nobody the cards of another, and its own seed when it is over', async () => {
    const { table } = await toOwnTurn();
    const agent = await gamePlatform.openGame(await gamePlatform.signIn('agent'), roomId);
    const seen = await look(agent);
    expect(seen.own).toMatchObject({ seat: null, hand: [] });
    expect(JSON.stringify(seen.table)).not.toMatch(/hands|seed"/);
    const hands = await platform.db.select().from(cardRooms).where(eq(cardRooms.gameId, roomId));
    const dealt = hands[0]?.state.deal?.hands;
    tick(600_000);
    await run();
    const { last } = (await look()).table;
    expect(await sha256(last?.seed ?? '')).toBe(table.seedHash);
    // The seats hold thirteen cards each of a deck that anybody can shuffle.
    const deck = await shuffledBy(last?.seed ?? '');
    dealt?.forEach((hand, place) => {
      const own = deck.slice(place * 13, place * 13 + 13);
      for (const card of hand) expect(own).toContain(card);
    });
  });

  it('reaches everybody at the table in one order', async () => {
    const agent = await gamePlatform.openGame(await gamePlatform.signIn('agent'), roomId);
    const readers = await Promise.all(
      [seat, agent].map(async (at) => (await at.get('/api/room/events')).body?.getReader()),
    );
    const { table } = await look();
    await Promise.all([sit(table.round), sit(table.round, agent)]);
    const until = async (reader: (typeof readers)[number], found: RegExp) => {
      let text = '';
      while (!found.test(text)) text += new TextDecoder().decode((await reader?.read())?.value);
      return text.match(/^id: \d+$/gm)?.at(-1);
    };
    const both = /"seats":\[\{"person":"[^"]+","isAway":false\},\{"person":"[^"]+"/;
    const [first, second] = await Promise.all(readers.map((reader) => until(reader, both)));
    expect(first).toBe(second);
    for (const reader of readers) await reader?.cancel();
    tick(600_000);
    await run();
  });
});

describe('trial money', () => {
  it('plays at a table of its own, and no board shows it', async () => {
    const trial = await gamePlatform.openGame(await gamePlatform.signIn('trial'), roomId);
    const { table, own } = await look(trial);
    expect((await sit(table.round, trial)).status).toBe(200);
    expect((await look()).table.seats.every(({ person }) => person === null)).toBe(true);
    tick(600_000);
    await run();
    const after = await look(trial);
    expect(BigInt(after.own.balance)).toBe(
      BigInt(own.balance) - BigInt(after.own.last?.stake ?? 0) + BigInt(after.own.last?.payout ?? 0),
    );
    const [row] = await readBets(platform.db, 'room', eq(bets.gameId, roomId));
    expect(row?.money).toBe('play');
    expect(await platform.db.$count(winners, eq(winners.gameId, roomId))).toBe(0);
  });
});

const sha256 = async (text: string): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');

/** The shuffle as a player would write it. */
async function shuffledBy(seed: string): Promise<number[]> {
  const numbers: number[] = [];
  for (let block = 0; numbers.length < 100; block += 1) {
    const bytes = Buffer.from(await sha256(`${seed}:${block}`), 'hex');
    for (let at = 0; at < 32; at += 4) numbers.push(bytes.readUInt32BE(at));
  }
  const cards = Array.from({ length: 52 }, (_, index) => index);
  for (let last = 51; last > 0; last -= 1) {
    const range = last + 1;
    let number = numbers.shift() ?? 0;
    while (number >= 2 ** 32 - (2 ** 32 % range)) number = numbers.shift() ?? 0;
    const other = number % range;
    [cards[last], cards[other]] = [cards[other] ?? 0, cards[last] ?? 0];
  }
  return cards;
}
