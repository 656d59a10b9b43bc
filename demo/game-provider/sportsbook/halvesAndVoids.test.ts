import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { walletOf } from '#platform/host';
import type { BetRow } from '#platform/schema';
import { type Fixture, readFixtures } from '#platform/sports';
import {
  type GameSession,
  type GameTestPlatform,
  type TestPlatform,
  betsUnder,
  createGameTestPlatform,
  errorOf,
  endingOf,
  newKey,
  settleSportsBets,
} from '#platform/testing';
import { isQuarter } from '#contract/sportsMarkets';
import { payoutOf } from '#contract/sportsRules';
import { betReply, bookView, type BetReply, type BookView, type LegRequest } from './api';
import { legOf, safely } from './testing';

const bookId = 's1';
const wallet = walletOf('aurora-mira');

let gamePlatform: GameTestPlatform;
let platform: TestPlatform;
let seat: GameSession;
let fixtures: Fixture[];
beforeAll(async () => {
  gamePlatform = await createGameTestPlatform();
  platform = gamePlatform.platform;
  fixtures = await readFixtures(platform.db);
});
afterAll(() => platform.close());

const now = (): Date => platform.ports.clock.now();
const sit = async (role: 'member' | 'agent' = 'member') =>
  gamePlatform.openGame(await gamePlatform.signIn(role), bookId);
/** Moves the clock, and sits down again: whoever was idle so long is signed out. */
const advanceTo = async (moment: Date): Promise<void> => {
  platform.ports.clock.advance(Math.max(0, moment.getTime() - now().getTime()));
  seat = await sit();
};
const settle = () => settleSportsBets({ db: platform.db, ...platform.ports });
const valueOf = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { value: unknown }).value;
const look = async (query = '', at = seat): Promise<BookView> =>
  v.parse(bookView, await valueOf(await at.get(`/api/book?${query}`)));
const place = (body: unknown, at = seat) => at.post('/api/book/bets', body);
const placed = async (body: unknown, at = seat): Promise<BetReply> => {
  const response = await place(body, at);
  if (response.status !== 200) throw new Error(`refused: ${String(await errorOf(response))}`);
  return v.parse(betReply, await valueOf(response));
};
const request = (list: { stake: string; legs: LegRequest[] }[], key = newKey()) => ({ bets: list, key });

/** What a kept bet must pay, from the goals of its matches. */
const dueOf = ({ stake, details }: BetRow<'sports'>): bigint =>
  payoutOf(
    stake,
    details.legs.map((leg) => {
      const fixture = fixtures.find(({ id }) => id === leg.match) as Fixture;
      return { ...leg, ...endingOf(fixture.script, leg.round) };
    }),
    'USD',
  );
const rowsOf = (key: string) => betsUnder(platform.db, 'sports', key);
const dueAtOf = ({ dueAt }: BetRow): number => dueAt?.getTime() ?? 0;

beforeEach(async () => {
  platform.ports.clock.advance(61_000);
  seat = await sit();
});

describe('bets on a match that is called off', () => {
  it('give the stake back, count for nothing, and leave a parlay to its other legs', async () => {
    await settle();
    const book = await look('view=tomorrow');
    const tomorrow = (fixture: Fixture) =>
      Math.ceil((now().getTime() - fixture.startsAt.getTime()) / 86_400_000) + 1;
    const off = fixtures.find((fixture) => endingOf(fixture.script, tomorrow(fixture)).score === null);
    if (!off) throw new Error('every match is played');
    const round = tomorrow(off);
    const shown = (await look(`view=tomorrow&match=${off.id}.${round}`)).matches[0];
    const void1: LegRequest = {
      match: off.id,
      round,
      market: 'winner',
      side: 'home',
      line: 0,
      price: shown?.markets[0]?.prices[0] ?? 0,
    };
    const other = legOf({ ...book, matches: book.matches.filter(({ id }) => id !== off.id) }, 0, 'winner', 0);
    const body = request([
      { stake: '1000', legs: [void1] },
      { stake: '500', legs: [void1, other] },
    ]);
    expect((await placed(body)).outcome).toBe('placed');
    const rows = await rowsOf(body.key);
    await advanceTo(new Date(Math.max(...rows.map(dueAtOf)) + 1));
    const name = `${void1.match}.${round}.winner.home.0`;
    expect((await look(`picks=${name}`)).quotes).toMatchObject([{ price: null, closing: 'calledOff' }]);
    const before = await gamePlatform.holds(wallet);
    const due = (await rowsOf(body.key)).reduce((sum, row) => sum + dueOf(row), 0n);
    await Promise.all([settle(), settle()]);
    const [single, parlay] = await rowsOf(body.key);
    expect(single).toMatchObject({ status: 'void', payout: 1_000n, validBet: 0n, validBetReason: 'void' });
    expect(single?.facts['Result']).toMatch(/^void \((abandoned|postponed|walkover)\)$/);
    expect(parlay?.details.legs.map(({ result }) => result)).toContain('void');
    expect(parlay?.payout).toBe(parlay && dueOf(parlay));
    expect(await gamePlatform.holds(wallet)).toBe(before + due);
    const own = (await look()).seat.bets.find(({ id }) => id === single?.id);
    expect(own).toMatchObject({ status: 'void', legs: [{ result: 'void', score: null }] });
    expect(own?.legs[0]?.calledOff).toMatch(/abandoned|postponed|walkover/);
  });
});

describe('bets on a quarter line', () => {
  it('are settled by halves, and counted by the half that stood', async () => {
    const list: { stake: string; legs: LegRequest[] }[] = [];
    for (const place of Array.from({ length: 30 }, (_, index) => index)) {
      const book = await look('view=tomorrow');
      const leg = safely(() => legOf(book, place, 'total', place % 2));
      if (leg && isQuarter(leg)) list.push({ stake: '1001', legs: [leg] });
    }
    expect(list.length).toBeGreaterThan(3);
    const body = request(list.slice(0, 12));
    expect((await placed(body)).outcome).toBe('placed');
    const rows = await rowsOf(body.key);
    await advanceTo(new Date(Math.max(...rows.map(dueAtOf)) + 1));
    await settle();
    for (const row of await rowsOf(body.key)) {
      expect(row.payout).toBe(dueOf(row));
      const [leg] = row.details.legs;
      if (leg?.result === 'halfLost')
        expect(row).toMatchObject({ validBet: row.stake - row.payout, validBetReason: 'pushed' });
    }
  });
});
