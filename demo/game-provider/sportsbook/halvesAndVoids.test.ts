import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { walletOf } from '#platform/host';
import { type Fixture } from '#platform/sports';
import { endingOf } from '#platform/testing';
import { isQuarter } from '#contract/sportsMarkets';
import { type LegRequest } from './api';
import { legOf, safely, openBook } from './testing';

const wallet = walletOf('aurora-mira');
const {
  games,
  platform,
  fixtures,
  now,
  sitAgain,
  advanceTo,
  settle,
  look,
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
    const before = await games.holds(wallet);
    const due = (await rowsOf(body.key)).reduce((sum, row) => sum + dueOf(row), 0n);
    await Promise.all([settle(), settle()]);
    const [single, parlay] = await rowsOf(body.key);
    expect(single).toMatchObject({ status: 'void', payout: 1_000n, validBet: 0n, validBetReason: 'void' });
    expect(single?.facts['Result']).toMatch(/^void \((abandoned|postponed|walkover)\)$/);
    expect(parlay?.details.legs.map(({ result }) => result)).toContain('void');
    expect(parlay?.payout).toBe(parlay && dueOf(parlay));
    expect(await games.holds(wallet)).toBe(before + due);
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
