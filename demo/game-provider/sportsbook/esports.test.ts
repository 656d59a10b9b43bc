import { afterAll, describe, expect, it } from 'vitest';
import {
  type FixtureScript,
  endOf,
  endsOf,
  isInPlay,
  mapLines,
  meetingAt,
  priceOf,
  readFixtures,
  startOf,
} from '#platform/sports';
import { bestOfIn, endingOf, finalScore, longestSeriesMs, newKey, seriesOn } from '#platform/testing';
import { payoutOf } from '#contract/sportsRules';
import { legOf, openBook, quotesIn } from './testing';

const first = new Date('2026-11-01T12:00:00Z');
const script = (seed: number): FixtureScript => ({
  seed,
  strength: [0.7 + ((seed * 37) % 160) / 100, 0.5 + ((seed * 61) % 140) / 100],
  rank: 0,
  isInMaps: true,
});
const at = (round: number, minutes: number) => new Date(startOf(first, round).getTime() + minutes * 60_000);
const outcomesOf = (bestOf: 3 | 5) =>
  (['winner', 'handicap', 'total'] as const).flatMap((market) =>
    (market === 'winner' ? [0] : mapLines[bestOf][market]).flatMap((line) =>
      (market === 'total' ? (['over', 'under'] as const) : (['home', 'away'] as const)).map((side) => ({
        market,
        side,
        line,
      })),
    ),
  );

describe('a series of maps', () => {
  it('goes as the page of series shows it, and nothing can be bet while its score changes', () => {
    for (let seed = 1; seed < 50; seed += 1) {
      const own = script(seed);
      const end = endingOf(own, 0);
      if (end.score === null) continue;
      let before = '';
      for (let second = 0; second < longestSeriesMs / 1_000; second += 20) {
        const now = new Date(first.getTime() + second * 1_000);
        const shown = seriesOn(first, own, 0, now);
        const meeting = meetingAt(first, own, 0, now);
        const standing = JSON.stringify([meeting.score, meeting.rounds]);
        expect(meeting).toMatchObject({ phase: shown.phase, score: shown.won });
        if (meeting.phase !== 'over') expect(meeting.rounds).toEqual(shown.map?.score ?? null);
        expect(isInPlay(first, own, now)).toBe(shown.phase !== 'over');
        expect(meeting.odds.draw).toBeNull();
        if (meeting.phase === 'over') expect([meeting.score, meeting.isClosed]).toEqual([end.score, true]);
        // A second before a round ends the book is closed already.
        const soon = meetingAt(first, own, 0, new Date(now.getTime() + 900));
        if (JSON.stringify([soon.score, soon.rounds]) !== standing) expect(meeting.isClosed).toBe(true);
        before = standing;
      }
      expect(before).toBe(JSON.stringify([end.score, null]));
    }
    const scores = Array.from({ length: 400 }, (_, seed) => finalScore(script(seed), 0).join('-'));
    expect(new Set(scores).size).toBe(4 + 6);
  });

  it('has prices that hold the house’s share, and lose no money to who always bets the same', () => {
    for (const bestOf of [3, 5] as const)
      for (const minute of [-5, 20, 45])
        for (const outcome of outcomesOf(bestOf)) {
          let [staked, paid] = [0, 0];
          for (let seed = 1; seed <= 5_000; seed += 1) {
            const own = script(seed);
            if (bestOfIn(own) !== bestOf) continue;
            const { score, isClosed, ...rest } = meetingAt(first, own, 0, at(0, minute));
            if (isClosed) continue;
            const price = priceOf(endsOf({ score: score ?? [0, 0], ...rest }), outcome);
            if (price === null) continue;
            staked += 1;
            const leg = { ...outcome, price, score: finalScore(own, 0) };
            paid += Number(payoutOf(1_000n, [leg], 'USD')) / 1_000;
          }
          const name = `${outcome.market} ${outcome.side} ${outcome.line} of ${bestOf} at ${minute}`;
          expect(staked, name).toBeGreaterThan(150);
          expect(paid / staked, name).toBeLessThan(1.15);
          expect(paid / staked, name).toBeGreaterThan(0.72);
        }
  });
});

describe('a book on e-sports', async () => {
  const book = await openBook();
  afterAll(() => book.platform.close());
  const { games, platform, look, placed, request } = book;
  const esports = await games.openGame(await games.signIn('member'), 's5');
  const footballFan = await book.sit('agent');
  const own = await readFixtures(platform.db, 'esports');

  it('speaks of maps, offers no draw and no line that can be met exactly', async () => {
    const page = await (await esports.page()).text();
    expect(page).toContain('<h2>Esports</h2>');
    expect(page).toContain('best of three or five maps');
    expect(page).not.toContain('<li>A quarter line');
    expect(await (await footballFan.page()).text()).toContain('<li>A quarter line');
    const { matches, leagues } = await look('view=tomorrow', esports);
    expect(leagues.map(({ id }) => id).toSorted()).toEqual(['Arena Masters', 'Circuit One']);
    const { id, round } = matches[0] ?? {};
    const opened = (await look(`view=live&match=${id}.${round}`, esports)).matches[0];
    const bestOf = bestOfIn(own.find((each) => each.id === id)?.script ?? { seed: 1 });
    expect(new Set(opened?.lines.map(({ market }) => market)).size).toBe(3);
    for (const { market, line, prices } of opened?.lines ?? []) {
      expect(prices).toHaveLength(2);
      expect(market === 'winner' ? [0] : mapLines[bestOf][market]).toContain(line);
    }
  });

  it('takes bets on its own matches alone, and pays by the maps won', async () => {
    const football = await look('view=tomorrow', footballFan);
    const foreign = request([{ stake: '500', legs: [legOf(football, 0, 'winner', 0)] }]);
    expect(quotesIn(await placed(foreign, esports))).toMatchObject([{ closing: 'gone' }]);
    const offer = await look('view=tomorrow', esports);
    expect(
      quotesIn(await placed(request([{ stake: '500', legs: [legOf(offer, 0, 'winner', 0)] }]), footballFan)),
    ).toMatchObject([{ closing: 'gone' }]);
    const legs = [legOf(offer, 0, 'winner', 0), legOf(offer, 1, 'handicap', 1), legOf(offer, 2, 'total', 0)];
    const key = newKey();
    const sent = request(
      legs.map((leg) => ({ stake: '500', legs: [leg] })),
      key,
    );
    expect(await placed(sent, esports)).toMatchObject({ outcome: 'placed' });
    expect((await book.rowsOf(key)).map(({ status }) => status)).toEqual(['open', 'open', 'open']);
    const last = Math.max(
      ...legs.map(({ match, round }) => {
        const fixture = own.find(({ id }) => id === match);
        return fixture ? endOf(fixture, round).getTime() : 0;
      }),
    );
    await book.advanceTo(new Date(last));
    await book.settle();
    for (const row of await book.rowsOf(key)) {
      const leg = row.details.legs[0];
      const fixture = own.find(({ id }) => id === leg?.match);
      if (!leg || !fixture) throw new Error('a bet without its match');
      const ending = endingOf(fixture.script, leg.round);
      expect(row.status).not.toBe('open');
      expect(row.payout).toBe(payoutOf(500n, [{ ...leg, ...ending }], 'USD'));
      if (ending.score) expect(Math.max(...ending.score)).toBeGreaterThanOrEqual(2);
    }
  });
});
