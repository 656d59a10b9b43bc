import { afterAll, beforeEach, expect, it } from 'vitest';
import { periods, sidesOf } from '#contract/sportsMarkets';
import type { BookMatch } from './api';
import { openBook } from './testing';

const { platform, look, placed, request, rowsOf, sitAgain } = await openBook();
afterAll(() => platform.close());
beforeEach(sitAgain);

const nameOf = ({ id, round }: BookMatch) => `${id}.${round}`;

it('offers every line of the match that is opened, and of its halves, with the prices that bets on them are taken at', async () => {
  const [first, second] = (await look('view=tomorrow')).matches;
  if (!first || !second) throw new Error('nothing is on offer');
  expect([first.lines, second.lines]).toEqual([[], []]);
  const book = await look(`view=tomorrow&match=${nameOf(second)}`);
  expect(book.matches.map(nameOf).slice(0, 2)).toEqual([nameOf(second), nameOf(first)]);
  const { lines, markets } = book.matches[0] as BookMatch;
  expect(book.matches.slice(1).every((other) => other.lines.length === 0)).toBe(true);
  for (const main of markets) expect(lines).toContainEqual(main);
  for (const part of [undefined, ...periods]) {
    const own = lines.filter(({ market, period }) => market === 'handicap' && period === part);
    const handicaps = own.map(({ line }) => line);
    expect(handicaps).toEqual(handicaps.map((_, place) => (handicaps[0] ?? 0) + place));
    expect(handicaps.length).toBeGreaterThan(4);
    // What gives the home side more pays less for it.
    const homes = own.map(({ prices }) => prices[0] ?? 0);
    expect(homes).toEqual(homes.toSorted((a, b) => b - a));
  }

  const beside = lines.filter(
    (each) => !markets.some(({ market, line }) => market === each.market && line === each.line),
  );
  const body = request(
    [...beside.slice(0, 3), ...beside.slice(-3)].map(({ market, line, period, prices }) => ({
      stake: '100',
      legs: [
        {
          match: second.id,
          round: second.round,
          market,
          side: sidesOf[market][0] ?? 'home',
          line,
          period,
          price: prices[0] ?? 0,
        },
      ],
    })),
  );
  expect((await placed(body)).outcome).toBe('placed');
  expect(await rowsOf(body.key)).toHaveLength(6);
});

it('finds teams and leagues on all days, as people type their names', async () => {
  const { matches, leagues } = await look('view=tomorrow');
  const [one] = matches;
  const league = leagues.find(({ id }) => id === one?.league);
  if (!one || !league) throw new Error('nothing is on offer');
  const byTeam = await look(`view=live&search=${encodeURIComponent(`  ${one.home.toUpperCase()} `)}`);
  expect(byTeam.matches.map(nameOf)).toContain(nameOf(one));
  // Teams share words: whoever names one sees the matches of no other.
  for (const { home: team } of matches)
    for (const { home, away } of (await look(`search=${encodeURIComponent(team)}`)).matches)
      expect([home, away]).toContain(team);
  const byLeague = await look(`view=live&search=${encodeURIComponent(league.name.slice(0, 4))}`);
  expect(byLeague.matches.some((match) => match.league === league.id)).toBe(true);
  expect(byLeague.leagues.find(({ id }) => id === league.id)?.count).toBeGreaterThan(0);
  // Names of two sides: the meetings that hold both, though one word may stand in many names.
  const byBoth = await look(`search=${encodeURIComponent(`${one.home} ${one.away}`)}`);
  expect(byBoth.matches.map(nameOf)).toContain(nameOf(one));
  expect((await look('search=nobody plays here')).matches).toEqual([]);
  // Blanks are no search.
  expect((await look('view=tomorrow&search=%20%20')).matches.map(nameOf)).toEqual(matches.map(nameOf));
});
