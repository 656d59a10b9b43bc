import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { walletOf } from '#platform/host';
import { outcomeOf, roundAt } from '#platform/tableRounds';
import {
  type GameSession,
  type GameTestPlatform,
  type TestPlatform,
  baccarat,
  betsUnder,
  breakBet,
  createGameTestPlatform,
  dealHand,
  errorOf,
  newKey,
  placeInShoe,
  roundOf,
  roundsOfShoe,
  settleTableBets,
} from '#platform/testing';
import { seatView, tableView, type PlaceRequest, type SeatView, type TableView } from './api';

const tableId = 't1';
const table = { id: tableId, game: baccarat };
const wallet = walletOf('aurora-mira');

let gamePlatform: GameTestPlatform;
let platform: TestPlatform;
let seat: GameSession;
beforeAll(async () => {
  gamePlatform = await createGameTestPlatform();
  platform = gamePlatform.platform;
});
afterAll(() => platform.close());

const now = (): number => platform.ports.clock.now().getTime();
const advanceTo = (moment: number): void => platform.ports.clock.advance(moment - now());
const settle = () => settleTableBets({ db: platform.db, ...platform.ports });
const look = async (at = seat): Promise<{ table: TableView; seat: SeatView }> =>
  v.parse(
    v.object({ table: tableView, seat: seatView }),
    ((await (await at.get('/api/table')).json()) as { value: unknown }).value,
  );
const request = (chips: Partial<Record<PlaceRequest['bets'][number]['area'], string>>, key = newKey()) => ({
  round: roundAt(tableId, now()).number,
  bets: Object.entries(chips).map(([area, stake]) => ({ area, stake })),
  key,
});
const place = (body: unknown, at = seat) => at.post('/api/table/bets', body);

beforeEach(async () => {
  // Each test begins with a round of its own, and nobody idle.
  advanceTo(roundAt(tableId, now()).endsAt + 1_000);
  seat = await gamePlatform.openGame(await gamePlatform.signIn('member'), tableId);
});

describe('bets at a table', () => {
  it('are taken once, however often they are sent, and paid once, whoever settles', async () => {
    const before = await gamePlatform.holds(wallet);
    const body = request({ banker: '1000', tie: '500' });
    const answers = await Promise.all([place(body), place(body), place(body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await gamePlatform.holds(wallet)).toBe(before - 1_500n);
    const round = roundAt(tableId, now());
    expect((await look()).table.sums).toEqual({ banker: '1000', tie: '500' });
    expect((await look()).seat.last).toMatchObject({ round: round.number, isSettled: false });
    advanceTo(round.settlesAt - 1);
    expect(await settle()).toBe(0);
    // The platform was off for a day; then two of its servers begin at once.
    platform.ports.clock.advance(600_000);
    await Promise.all([settle(), settle()]);
    await settle();
    const hand = await outcomeOf({ db: platform.db, hasher: platform.ports.hasher }, table, round.number);
    const paid =
      baccarat.payoutOf('banker', 1_000n, hand, 'USD') + baccarat.payoutOf('tie', 500n, hand, 'USD');
    expect(await gamePlatform.holds(wallet)).toBe(before - 1_500n + paid);
    const [record, ...others] = await betsUnder(platform.db, 'table', body.key);
    expect(others).toHaveLength(1);
    expect(record).toMatchObject({
      details: { area: 'banker', round: round.number },
      pick: 'Banker',
      stake: 1_000n,
      payout: baccarat.payoutOf('banker', 1_000n, hand, 'USD'),
      gameId: tableId,
    });
    expect(record?.status).not.toBe('open');
  });

  it('are settled although one before them cannot be', async () => {
    const broken = request({ player: '500' });
    expect((await place(broken)).status).toBe(200);
    const [row] = await betsUnder(platform.db, 'table', broken.key);
    if (!row) throw new Error('the bet was not placed');
    const mend = await breakBet(platform.db, row);
    const sound = request({ banker: '500' });
    expect((await place(sound)).status).toBe(200);
    platform.ports.clock.advance(60_000);
    expect(await settle()).toBe(1);
    // Once it is whole, it follows.
    await mend();
    expect(await settle()).toBe(1);
  });

  it('come too late after the bell, and take nothing', async () => {
    const before = await gamePlatform.holds(wallet);
    const body = request({ player: '500' });
    advanceTo(roundAt(tableId, now()).closesAt);
    expect(await errorOf(await place(body))).toBe('bets.closed');
    advanceTo(roundAt(tableId, now()).endsAt);
    expect(await errorOf(await place(body))).toBe('bets.closed');
    expect(await gamePlatform.holds(wallet)).toBe(before);
  });

  it('stay within the limits of the table, all chips of a round together', async () => {
    expect(await errorOf(await place(request({ player: '499' })))).toBe('game.stake');
    expect(await errorOf(await place(request({ tie: '50001' })))).toBe('game.stake');
    expect((await place(request({ tie: '30000' }))).status).toBe(200);
    expect(await errorOf(await place(request({ tie: '20001' })))).toBe('game.stake');
    expect((await place(request({ tie: '20000' }))).status).toBe(200);
    platform.ports.clock.advance(60_000);
    await settle();
  });

  it('are refused when the wallet is short, the key is another bet’s, or the request is no bet', async () => {
    const before = await gamePlatform.holds(wallet);
    const body = request({ player: '500' });
    expect((await place(body)).status).toBe(200);
    expect(await errorOf(await place({ ...body, bets: [{ area: 'banker', stake: '500' }] }))).toBe(
      'key.reused',
    );
    for (const wrong of [
      '{',
      {},
      { ...body, bets: [] },
      { ...body, bets: [{ area: 'roof', stake: '500' }] },
      {
        ...body,
        key: newKey(),
        bets: [
          { area: 'player', stake: '500' },
          { area: 'player', stake: '500' },
        ],
      },
    ])
      expect(await errorOf(await place(wrong))).toBe('request.invalid');
    for (const stake of ['-500', '0'])
      expect(await errorOf(await place({ ...body, key: newKey(), bets: [{ area: 'player', stake }] }))).toBe(
        'game.stake',
      );
    expect(await errorOf(await place({ ...body, key: newKey() }, foreign(seat)))).toBe('request.foreign');
    expect(before - (await gamePlatform.holds(wallet))).toBe(500n);
    platform.ports.clock.advance(60_000);
    await settle();
  });
});

/** The same frame, asked by a page of somebody else. */
const foreign = (own: GameSession): GameSession =>
  Object.assign(Object.create(own) as GameSession, {
    post: (path: string, body: unknown) => own.post(path, body, { origin: 'https://elsewhere.example' }),
  });

describe('the cards', () => {
  it('are hidden until a moment after the bell, and the result until they lie open', async () => {
    const round = roundAt(tableId, now());
    const road = (await look()).table.road.length;
    expect((await look()).table.outcome).toBeNull();
    advanceTo(round.turnsAt - 1);
    expect((await look()).table.outcome).toBeNull();
    advanceTo(round.turnsAt);
    const { table: dealt } = await look();
    expect(dealt.outcome).not.toBeNull();
    expect(dealt.road).toHaveLength(road);
    advanceTo(round.settlesAt);
    const after = (await look()).table.road;
    expect(after.at(-1)).toBe(dealt.outcome?.mark);
  });

  it('follow from the seed whose fingerprint was shown before, worked out a second time', async () => {
    // From the end of a shoe to the next one: its hash, all its hands, then its seed.
    const { number } = roundAt(tableId, now());
    const first = number + roundsOfShoe - placeInShoe(tableId, number).hand;
    advanceTo(roundOf(tableId, first).opensAt);
    seat = await gamePlatform.openGame(await gamePlatform.signIn('member'), tableId);
    const { shoe } = (await look()).table;
    expect(placeInShoe(tableId, first)).toEqual({ shoe: shoe.number, hand: 0 });
    const deps = { db: platform.db, hasher: platform.ports.hasher };
    const played = [];
    for (let hand = 0; hand < roundsOfShoe; hand += 1)
      played.push(await outcomeOf(deps, table, first + hand));
    advanceTo(roundOf(tableId, first + roundsOfShoe).opensAt);
    seat = await gamePlatform.openGame(await gamePlatform.signIn('member'), tableId);
    const { before } = (await look()).table.shoe;
    expect(before.number).toBe(shoe.number);
    expect(await sha256(before.seed)).toBe(shoe.seedHash);
    const cards = await shuffledBy(before.seed);
    let place = 0;
    for (const hand of played) {
      const again = dealHand(cards, place);
      expect({ player: again.player, banker: again.banker, winner: again.winner }).toEqual({
        player: hand.sides['player'],
        banker: hand.sides['banker'],
        winner: hand.mark,
      });
      place += again.used;
    }
  });

  it('reach everybody at the table in one order', async () => {
    const others = await gamePlatform.openGame(await gamePlatform.signIn('agent'), tableId);
    const listen = async (at: GameSession) => {
      const reply = await at.get('/api/table/events');
      expect(reply.headers.get('content-type')).toBe('text/event-stream');
      return (reply.body as ReadableStream<Uint8Array>).getReader();
    };
    const readers = [await listen(seat), await listen(others)];
    const round = roundAt(tableId, now());
    expect((await place(request({ player: '700' }))).status).toBe(200);
    const until = async (reader: ReadableStreamDefaultReader<Uint8Array>, found: string) => {
      let text = '';
      while (!text.includes(found)) text += new TextDecoder().decode((await reader.read()).value);
      return text.match(/^id: \d+$/gm)?.at(-1);
    };
    const seen = await Promise.all(readers.map((reader) => until(reader, '"sums":{"player":"700"}')));
    expect(seen[0]).toBe(seen[1]);
    advanceTo(round.turnsAt);
    const dealt = await Promise.all(readers.map((reader) => until(reader, '"mark"')));
    expect(dealt[0]).toBe(dealt[1]);
    for (const reader of readers) await reader.cancel();
    platform.ports.clock.advance(60_000);
    await settle();
  });
});

const sha256 = async (text: string): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');

/** The shuffle as a player would write it. */
async function shuffledBy(seed: string): Promise<number[]> {
  const numbers: number[] = [];
  for (let block = 0; numbers.length < 500; block += 1) {
    const bytes = Buffer.from(await sha256(`${seed}:${block}`), 'hex');
    for (let at = 0; at < 32; at += 4) numbers.push(bytes.readUInt32BE(at));
  }
  const cards = Array.from({ length: 416 }, (_, index) => index % 52);
  for (let last = 415; last > 0; last -= 1) {
    const range = last + 1;
    let number = numbers.shift() ?? 0;
    while (number >= 2 ** 32 - (2 ** 32 % range)) number = numbers.shift() ?? 0;
    const other = number % range;
    const kept = cards[last] ?? 0;
    cards[last] = cards[other] ?? 0;
    cards[other] = kept;
  }
  return cards;
}
