import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { walletOf } from '#platform/host';
import { bets, matches } from '#platform/schema';
import { type Fixture, endOf, startOf } from '#platform/sports';
import { breakBet, errorOf, invalidateCached } from '#platform/testing';
import { isOfKind, isOpen } from '#platform/wallet';
import { type LegRequest } from './api';
import { legOf, nextGoal, quotesIn, safely, openBook } from './testing';

const wallet = walletOf('aurora-mira');
const {
  games,
  platform,
  fixtures,
  now,
  sit,
  seatNow,
  sitAgain,
  advanceTo,
  settle,
  look,
  place,
  placed,
  request,
  dueOf,
  rowsOf,
  dueAtOf,
} = await openBook();
afterAll(() => platform.close());
beforeEach(async () => {
  platform.ports.clock.advance(61_000);
  await sitAgain();
});

describe('bets at the book', () => {
  it('are taken once, however often they are sent, and paid once, whoever settles', async () => {
    const before = await games.holds(wallet);
    const book = await look('view=today');
    const body = request([
      { stake: '1000', legs: [legOf(book, 0, 'winner', 0)] },
      { stake: '700', legs: [legOf(book, 1, 'handicap', 1)] },
      {
        stake: '500',
        legs: [legOf(book, 2, 'total', 0), legOf(book, 3, 'winner', 1), legOf(book, 4, 'handicap', 0)],
      },
    ]);
    const answers = await Promise.all([placed(body), placed(body), placed(body)]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(['placed', 'placed', 'placed']);
    expect(await games.holds(wallet)).toBe(before - 2_200n);
    const rows = await rowsOf(body.key);
    expect(rows).toHaveLength(3);
    expect(rows[2]?.details.legs).toHaveLength(3);
    const last = rows.map(dueAtOf).toSorted((a, b) => b - a)[0] ?? 0;
    for (const row of rows) {
      const ends = row.details.legs.map(({ match, round }) => {
        const fixture = fixtures.find(({ id }) => id === match) as Fixture;
        return endOf(fixture, round).getTime();
      });
      expect(dueAtOf(row)).toBe(Math.max(...ends));
    }
    await advanceTo(new Date(Math.min(...rows.map(dueAtOf)) - 1));
    expect(await settle()).toBe(0);
    // Sent again long after: the answer of the first time, and nothing is taken.
    await advanceTo(new Date(last + 1));
    expect((await placed(body)).outcome).toBe('placed');
    await Promise.all([settle(), settle(), settle()]);
    expect(await settle()).toBe(0);
    const ended = await rowsOf(body.key);
    const due = ended.reduce((sum, row) => sum + dueOf(row), 0n);
    expect(await games.holds(wallet)).toBe(before - 2_200n + due);
    for (const row of ended) {
      expect(row.payout).toBe(dueOf(row));
      expect(row.status).toBe(row.payout > row.stake ? 'won' : row.payout < row.stake ? 'lost' : 'even');
      expect(row.gameType).toBe('SPORTS');
      expect(row.facts['Result']).toMatch(/^(\d+ : \d+|void)/);
    }
    const seatNow = (await look()).seat;
    expect(seatNow.bets.filter(({ id }) => rows.some((row) => row.id === id))).toHaveLength(3);
    expect(seatNow.bets.every(({ legs }) => legs.every(({ result }) => result !== null))).toBe(true);
  });

  it('at a short price count for no turnover', async () => {
    const book = await look('view=today');
    const leg = book.matches
      .flatMap((_, index) => [0, 2].map((side) => safely(() => legOf(book, index, 'winner', side))))
      .find((each) => each !== undefined && each.price < 1_500);
    if (!leg) throw new Error('no favourite is on offer');
    const body = request([{ stake: '1000', legs: [leg] }]);
    expect((await placed(body)).outcome).toBe('placed');
    const [row] = await rowsOf(body.key);
    await advanceTo(new Date((row ? dueAtOf(row) : 0) + 1));
    await settle();
    expect((await rowsOf(body.key))[0]).toMatchObject({ validBet: 0n, validBetReason: 'lowOdds' });
  });

  it('take nothing when a price has fallen, and the better price when it has risen', async () => {
    const before = await games.holds(wallet);
    const leg = legOf(await look('view=today'), 0, 'winner', 0);
    const dear = request([{ stake: '1000', legs: [{ ...leg, price: leg.price + 10 }] }]);
    const answer = await placed(dear);
    expect(answer).toMatchObject({ outcome: 'moved', quotes: [{ price: leg.price, closing: null }] });
    expect(await games.holds(wallet)).toBe(before);
    expect(await rowsOf(dear.key)).toEqual([]);
    // The same key is free: nothing was done under it.
    const cheap = request([{ stake: '1000', legs: [{ ...leg, price: leg.price - 10 }] }], dear.key);
    expect((await placed(cheap)).outcome).toBe('placed');
    expect((await rowsOf(cheap.key))[0]?.details.price).toBe(String(leg.price));
    expect(await games.holds(wallet)).toBe(before - 1_000n);
  });

  it.each([
    ['better', 10, false],
    ['better', -10, true],
    ['any', 10, true],
    ['any', -10, true],
    ['none', 10, false],
    ['none', -10, false],
  ] as const)(
    'with %s odds taken unasked, seen %i beside the price: %s',
    async (change, beside, isPlaced) => {
      const before = await games.holds(wallet);
      const leg = legOf(await look('view=today'), 7, 'winner', 0);
      const body = request([{ stake: '100', legs: [{ ...leg, price: leg.price + beside }] }]);
      expect((await placed({ ...body, change })).outcome).toBe(isPlaced ? 'placed' : 'moved');
      expect((await rowsOf(body.key)).map(({ details }) => details.price)).toEqual(
        isPlaced ? [String(leg.price)] : [],
      );
      expect(before - (await games.holds(wallet))).toBe(isPlaced ? 100n : 0n);
    },
  );

  it('take nothing while a match is suspended after a goal, nor once it is over, all or none', async () => {
    const { fixture, round, minute } = nextGoal(fixtures, now());
    await advanceTo(new Date(startOf(fixture.startsAt, round).getTime() + minute * 60_000 + 5_000));
    const before = await games.holds(wallet);
    const open = legOf(await look('view=today'), 0, 'winner', 0);
    const late: LegRequest = {
      match: fixture.id,
      round,
      market: 'winner',
      side: 'home',
      line: 0,
      price: 1_100,
    };
    for (const body of [
      request([{ stake: '500', legs: [late] }]),
      request([
        { stake: '500', legs: [open] },
        { stake: '500', legs: [late] },
      ]),
      request([{ stake: '500', legs: [open, late] }]),
    ]) {
      const answer = await placed(body);
      expect(answer.outcome).toBe('moved');
      expect(quotesIn(answer).at(-1)).toMatchObject({ price: null, closing: 'goal' });
    }
    expect(
      quotesIn(await placed(request([{ stake: '500', legs: [{ ...late, round: round - 1 }] }]))),
    ).toMatchObject([{ price: null, closing: 'over' }]);
    expect(
      quotesIn(await placed(request([{ stake: '500', legs: [{ ...late, match: 'nowhere' }] }]))),
    ).toMatchObject([{ price: null, closing: 'gone' }]);
    expect(
      quotesIn(await placed(request([{ stake: '500', legs: [{ ...late, round: round + 9 }] }]))),
    ).toMatchObject([{ price: null, closing: 'gone' }]);
    expect(await games.holds(wallet)).toBe(before);
  });

  it('are refused when they are no bets, beyond the limits or somebody else’s', async () => {
    const before = await games.holds(wallet);
    const book = await look('view=today');
    const leg = legOf(book, 0, 'winner', 0);
    const other = legOf(book, 0, 'total', 1);
    const good = request([{ stake: '500', legs: [leg] }]);
    for (const wrong of [
      '{',
      {},
      { ...good, bets: [] },
      request([{ stake: '500', legs: [] }]),
      request([{ stake: '5.00', legs: [leg] }]),
      request([{ stake: '500', legs: [{ ...leg, side: 'over' }] }]),
      request([{ stake: '500', legs: [{ ...leg, line: 1 }] }]),
      request([{ stake: '500', legs: [{ ...leg, price: 0 }] }]),
      request([{ stake: '500', legs: [{ ...other, line: -3 }] }]),
      // Outcomes of one match hang together, so that a parlay takes one.
      request([{ stake: '500', legs: [leg, other] }]),
      request([{ stake: '500', legs: [leg, leg] }]),
    ])
      expect(await errorOf(await place(wrong)), JSON.stringify(wrong)).toBe('request.invalid');
    for (const stake of ['-500', '0', '99', '1000001'])
      expect(await errorOf(await place(request([{ stake, legs: [leg] }])))).toBe('game.stake');
    const many = [0, 1, 2, 3, 4, 5].map((index) => legOf(book, index, 'winner', 1));
    expect(await errorOf(await place(request([{ stake: '900000', legs: many }])))).toBe('game.stake');
    const foreign = await seatNow().post('/api/book/bets', good, { origin: 'https://elsewhere.example' });
    expect(await errorOf(foreign)).toBe('request.foreign');
    const slot = await games.openGame(await games.signIn('member'), 'g0');
    expect(await errorOf(await place(good, slot))).toBe('game.closed');
    await sitAgain();
    expect(await games.holds(wallet)).toBe(before);
    expect((await placed(good)).outcome).toBe('placed');
    expect(await errorOf(await place({ ...good, bets: [{ stake: '600', legs: [leg] }] }))).toBe('key.reused');
    const agent = await sit('agent');
    const own = (await look()).seat.bets;
    expect(own.length).toBeGreaterThan(0);
    expect((await look('', agent)).seat.bets).toEqual([]);
    expect(before - (await games.holds(wallet))).toBe(500n);
  });

  it('larger than the balance are refused with nothing taken', async () => {
    const before = await games.holds(wallet);
    const leg = legOf(await look('view=today'), 0, 'winner', 0);
    expect(before).toBeLessThan(3_000_000n);
    const three = [1, 2, 3].map(() => ({ stake: '1000000', legs: [leg] }));
    expect(await errorOf(await place(request(three)))).toBe('wallet.short');
    expect(await games.holds(wallet)).toBe(before);
  });

  it('are settled although one before them cannot be, and give the stake back when a match is gone', async () => {
    await settle();
    const book = await look('view=today');
    const broken = request([{ stake: '500', legs: [legOf(book, 0, 'winner', 0)] }]);
    const sound = request([{ stake: '600', legs: [legOf(book, 1, 'winner', 0)] }]);
    const gone = request([{ stake: '800', legs: [legOf(book, 2, 'winner', 0)] }]);
    for (const body of [broken, sound, gone]) expect((await placed(body)).outcome).toBe('placed');
    const [row] = await rowsOf(broken.key);
    if (!row) throw new Error('the bet was not placed');
    const lost = gone.bets[0]?.legs[0]?.match ?? '';
    const [taken] = await platform.db.delete(matches).where(eq(matches.id, lost)).returning();
    invalidateCached(platform.db, 'fixtures');
    const before = await games.holds(wallet);
    const all = [...(await rowsOf(broken.key)), ...(await rowsOf(sound.key)), ...(await rowsOf(gone.key))];
    const open = await platform.db.$count(bets, and(isOfKind('sports'), isOpen));
    await advanceTo(new Date(Math.max(...all.map(dueAtOf)) + 86_400_000));
    const mend = await breakBet(platform.db, row);
    expect(await settle()).toBe(open - 1);
    const [voided] = await rowsOf(gone.key);
    expect(voided).toMatchObject({
      status: 'void',
      validBetReason: 'void',
      payout: 800n,
      details: { legs: [{ result: 'void' }] },
    });
    expect((await rowsOf(sound.key))[0]?.status).not.toBe('open');
    expect((await rowsOf(broken.key))[0]?.status).toBe('open');
    expect(await games.holds(wallet)).toBeGreaterThanOrEqual(before + 800n);
    // Once it is whole, it follows.
    await mend();
    expect(await settle()).toBe(1);
    if (taken) await platform.db.insert(matches).values(taken);
  });
});
