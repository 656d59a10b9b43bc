import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { periods } from '#contract/sportsMarkets';
import { payoutOf } from '#contract/sportsRules';
import {
  type FixtureScript,
  endsOf,
  inPeriod,
  mainLine,
  meetingAt,
  priceOf,
  startOf,
} from '#platform/sports';
import { endingOf, errorOf } from '#platform/testing';
import { legOf, openBook, quotesIn } from './testing';

const { platform, fixtures, sitAgain, advanceTo, settle, look, place, placed, request, rowsOf, dueAtOf, dueOf, quoted } =
  await openBook(); // prettier-ignore
afterAll(() => platform.close());
beforeEach(sitAgain);
const minuteMs = 60_000;

describe('prices of halves', () => {
  const first = new Date('2026-11-01T12:00:00Z');
  const script = (seed: number): FixtureScript => ({
    seed,
    strength: [0.7 + (seed % 16) / 10, 0.5 + (seed % 13) / 10],
    rank: 0,
  });
  const at = (minutes: number) => new Date(first.getTime() + minutes * minuteMs);

  it('share the goals of the match: those that fell, and those still to be expected', () => {
    for (let seed = 1; seed < 60; seed += 1)
      for (let minute = -5; minute < 112; minute += 1) {
        const meeting = meetingAt(first, script(seed), 0, at(minute));
        if (meeting.calledOff) continue;
        const [own, other] = periods.map((period) => inPeriod(meeting, period));
        for (const side of [0, 1]) {
          const expected = (own?.expected[side] ?? 0) + (other?.expected[side] ?? 0);
          expect(expected).toBeCloseTo(meeting.expected[side] ?? 0, 9);
          if (meeting.score)
            expect((own?.score?.[side] ?? 0) + (other?.score?.[side] ?? 0)).toBe(meeting.score[side]);
        }
        expect(own?.phase === 'over').toBe(minute >= 45);
        // Whatever it brings is known as its last minute begins.
        if (minute >= 44) expect([own?.isClosed, own?.expected]).toEqual([true, [0, 0]]);
        if (minute >= 45) expect(own?.score).toEqual(goalsIn(seed, 'firstHalf'));
        if (minute >= 108) expect(other?.score).toEqual(goalsIn(seed, 'secondHalf'));
      }
  });
  const goalsIn = (seed: number, period: (typeof periods)[number]) => endingOf(script(seed), 0, period).score;

  it.each(periods)('of the %s neither give money away nor keep more than the house’s share', (period) => {
    for (const [market, side] of [
      ['winner', 'home'],
      ['winner', 'draw'],
      ['handicap', 'away'],
      ['total', 'over'],
      ['total', 'under'],
    ] as const)
      for (const minute of [-5, 20]) {
        let [staked, paid] = [0, 0];
        for (let seed = 1; seed <= 6_000; seed += 1) {
          const half = inPeriod(meetingAt(first, script(seed), 0, at(minute)), period);
          if (!half || half.isClosed) continue;
          const ends = endsOf({ score: half.score ?? [0, 0], expected: half.expected });
          const line = market === 'winner' ? 0 : mainLine(ends, market);
          const price = priceOf(ends, { market, side, line });
          if (price === null) continue;
          const { score } = endingOf(script(seed), 0, period);
          staked += 1_000;
          paid += Number(payoutOf(1_000n, [{ market, side, line, price, score }], 'USD'));
        }
        expect(paid / staked, `${market} ${side} at ${minute}`).toBeLessThan(1.02);
        expect(paid / staked, `${market} ${side} at ${minute}`).toBeGreaterThan(0.85);
      }
  });
});

describe('bets on halves', () => {
  it('close and are settled at half-time and at the end, each by the goals of its half', async () => {
    const [any = expect.fail('no match')] = (await look('view=tomorrow')).matches.filter(({ id, round }) => {
      const fixture = fixtures.find((each) => each.id === id);
      return fixture && endingOf(fixture.script, round).score;
    });
    const fixture = fixtures.find(({ id }) => id === any.id) ?? expect.fail('no fixture');
    const { matches } = await look(`view=tomorrow&match=${any.id}.${any.round}`);
    const opened = { matches: matches.slice(0, 1) };
    expect(opened.matches[0]?.periods).toEqual(periods);
    const [own, other] = periods.map((period) => legOf(opened, 0, 'winner', 0, period));
    const whole = legOf(opened, 0, 'winner', 0);
    if (!own || !other) throw new Error('a half has no price');
    expect(new Set([own.price, other.price, whole.price]).size).toBe(3);
    // Outcomes of one match hang together, those of its halves, too.
    for (const legs of [
      [own, whole],
      [own, other],
    ])
      expect(await errorOf(await place(request([{ stake: '500', legs }])))).toBe('request.invalid');
    const body = request([own, other, whole].map((leg) => ({ stake: '500', legs: [leg] })));
    expect((await placed(body)).outcome).toBe('placed');
    const kickOff = startOf(fixture.startsAt, any.round).getTime();
    const rows = await rowsOf(body.key);
    expect(rows.map((row) => (dueAtOf(row) - kickOff) / minuteMs)).toEqual([45, 108, 108]);
    expect(rows.map(({ pick }) => pick)).toEqual([
      `1st half, ${any.home}`,
      `2nd half, ${any.home}`,
      any.home,
    ]);

    await advanceTo(new Date(kickOff + 44 * minuteMs + 30_000));
    await settle();
    expect((await rowsOf(body.key)).map(({ status }) => status)).toEqual(['open', 'open', 'open']);
    const late = await placed(request([{ stake: '500', legs: [own] }]));
    expect(quotesIn(late)).toMatchObject([{ period: 'firstHalf', price: null, closing: 'over' }]);

    await advanceTo(new Date(kickOff + 46 * minuteMs));
    const name = `${any.id}.${any.round}`;
    const half = await look(
      `match=${name}&picks=${name}.winner.home.0.secondHalf,${name}.winner.home.0.third`,
    );
    expect(half.quotes).toMatchObject([{ period: 'secondHalf', score: [0, 0], closing: null }]);
    const offered = half.matches[0]?.lines.map(({ period }) => period);
    expect(new Set(offered)).toEqual(new Set([undefined, 'secondHalf']));
    expect((await quoted(rows[1]?.id ?? '')).outcome).toBe('quoted');
    await settle();
    const atBreak = await rowsOf(body.key);
    expect(atBreak[0]?.status).not.toBe('open');
    expect(atBreak.slice(1).map(({ status }) => status)).toEqual(['open', 'open']);

    await advanceTo(new Date(kickOff + 108 * minuteMs));
    await settle();
    const ended = await rowsOf(body.key);
    for (const row of ended) expect(row.payout).toBe(dueOf(row));
    const scores = ended.map(({ details }) => details.legs[0]?.score ?? [0, 0]);
    for (const side of [0, 1])
      expect((scores[0]?.[side] ?? 0) + (scores[1]?.[side] ?? 0)).toBe(scores[2]?.[side]);
    const seen = (await look()).seat.bets.filter(({ id }) => ended.some((row) => row.id === id));
    expect(seen.map(({ legs }) => legs[0]?.score)).toEqual(
      seen.map(({ id }) => scores[ended.findIndex((row) => row.id === id)]),
    );
  });

  it('of a parlay whose first half is over count as it ended when the rest is cashed out', async () => {
    const { matches } = await look('view=tomorrow');
    const list = matches.flatMap(({ id, round, startsAt }) => {
      const fixture = fixtures.find((each) => each.id === id);
      const isPlayed = fixture && endingOf(fixture.script, round).score;
      return isPlayed
        ? [{ name: `${id}.${round}`, startsAt, score: endingOf(fixture.script, round, 'firstHalf').score }]
        : [];
    });
    // The home side is not behind at half-time, so that the bet is worth something then.
    const early = list.find(({ score }) => score && score[0] > score[1]) ?? expect.fail('nobody leads');
    const after = list.findLast(
      ({ startsAt }) => Date.parse(startsAt) > Date.parse(early.startsAt) + 3_600_000,
    );
    const opened = await Promise.all(
      [early, after ?? expect.fail('no later match')].map(async ({ name }) => ({
        matches: (await look(`view=tomorrow&match=${name}`)).matches.slice(0, 1),
      })),
    );
    const legs = opened.map((each) => legOf(each, 0, 'winner', 0, 'firstHalf'));
    const body = request([{ stake: '500', legs }]);
    expect((await placed(body)).outcome).toBe('placed');
    const [row = expect.fail('no bet')] = await rowsOf(body.key);
    await advanceTo(new Date(Date.parse(early.startsAt) + 46 * minuteMs));
    const offer = await quoted(row.id);
    const [won] = legs;
    const fair = (500 * (won?.price ?? 0)) / 1_000;
    expect(offer).toMatchObject({ outcome: 'quoted', quote: { stake: '500' } });
    const amount = offer.outcome === 'quoted' ? Number(offer.quote.amount) : 0;
    expect(amount).toBeGreaterThan(fair * 0.9);
    expect(amount).toBeLessThan(fair);
  });
});
