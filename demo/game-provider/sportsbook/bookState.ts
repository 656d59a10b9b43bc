import { and, desc, eq } from 'drizzle-orm';
import { type Db, balanceOf, localise, refuse, settingOf } from '#platform/host';
import { type Market, type Pick, type Side, periods } from '#contract/sportsMarkets';
import { type BetRow, bets, vendors } from '#platform/schema';
import {
  type Fixture,
  inPeriod,
  isInPlay,
  meetingOf,
  readAllFixtures,
  readFixtures,
  roundAt,
  startOf,
  type Sport,
} from '#platform/sports';
import { isOpen, readBets } from '#platform/wallet';
import { matchesQuery } from '#contract/foldName';
import type { GameDeps, Play } from '../play';
import {
  mostBets as mostPlaced,
  daysAhead,
  type BookMatch,
  type BookQuery,
  type BookSeat,
  type BookView,
  type MatchView,
  type OwnBet,
} from './api';
import { matchOf, quoteOf, roundsAhead } from './quotes';

/** Matches that one answer holds at most, and own bets. */
const most = 60;
const mostBets = 40;
const dayMs = 86_400_000;
/** A search finds the next meetings of two sides, not the same sides on each day. */
const searched = ['live', 'today', 'tomorrow'] as const;

/** What a book is on, by its vendor. */
export async function sportOf(db: Db, { game }: { game: Play['game'] }): Promise<Sport> {
  const [vendor] = await db
    .select({ isEsports: vendors.isEsports })
    .from(vendors)
    .where(and(eq(vendors.vassalage, game.vassalage), eq(vendors.category, 'SPORTS')));
  return vendor?.isEsports ? 'esports' : 'football';
}

/**
 * Meetings that a search names: those with a team or league of that name; without one, those whose names hold its words
 * together. Teams share words, so that "Elmstead Athletic" would find Elmstead Harriers against Jasper Athletic, too.
 */
function searchMeetings(meetings: Meeting[], search: string, nameOf: (league: string) => string): Meeting[] {
  const namesOf = ({ fixture: { home, away, league } }: Meeting) => [home, away, nameOf(league)];
  const byOne = meetings.filter((each) => namesOf(each).some((name) => matchesQuery(name, search)));
  return byOne.length > 0 ? byOne : meetings.filter((each) => matchesQuery(namesOf(each).join(' '), search));
}

/** The book at this moment: what is on, what the slip is worth, and what the player has. */
export async function viewBook(deps: GameDeps, play: Play, query: BookQuery): Promise<BookView> {
  const { db, ports } = deps;
  const now = ports.clock.now();
  const fixtures = await readFixtures(db, await sportOf(db, play));
  const names = await settingOf(db, play.account.merchantCode, 'leagueNames');
  const nameOf = (league: string) => localise(names[league], play.language) || league;
  const search = query.search?.trim();
  const shown = search
    ? searchMeetings(
        searched.flatMap((view) => meetingsOf(fixtures, { ...query, view }, now)),
        search,
        nameOf,
      )
    : meetingsOf(fixtures, query, now);
  const counts = new Map<string, number>();
  for (const { fixture } of shown) counts.set(fixture.league, (counts.get(fixture.league) ?? 0) + 1);
  const asked = shown.filter(({ fixture }) => query.league === undefined || fixture.league === query.league);
  const own = query.match === undefined ? undefined : offeredMeeting(fixtures, query.match, now);
  const others = asked.filter((each) => each.fixture !== own?.fixture || each.round !== own.round);
  return {
    now: now.getTime(),
    leagues: [...new Set(fixtures.map(({ league }) => league))].map((league) => ({
      id: league,
      name: nameOf(league),
      count: counts.get(league) ?? 0,
    })),
    liveCount: fixtures.filter((fixture) => isOn(fixture, now)).length,
    matches: [
      // Not shared: its stream may have told something newer than the others' last look.
      ...(own ? [matchOf(meetingOf(own.fixture, own.round, now), true)] : []),
      ...others
        .slice(0, own ? most - 1 : most)
        .map(({ fixture, round }) => sharedMatch(db, fixture, round, now)),
    ],
    quotes: quotesOf(fixtures, picksIn(query.picks), now),
    seat: await viewSeatOf(deps, play, fixtures, now),
  };
}

/** For so long everybody who looks at the book sees the same prices of a meeting: to work them out takes milliseconds. */
const sharedMs = 1_000;
/** More than there are meetings at a time: those that are over are let go. */
const mostShared = 10_000;
const shared = new WeakMap<Db, Map<string, { from: number; match: BookMatch }>>();

/** A meeting with its prices, worked out once for all who look within the same second. */
function sharedMatch(db: Db, fixture: Fixture, round: number, now: Date): BookMatch {
  let all = shared.get(db);
  if (!all || all.size > mostShared) shared.set(db, (all = new Map()));
  const key = `${fixture.id}.${round}`;
  const kept = all.get(key);
  const age = now.getTime() - (kept?.from ?? 0);
  if (kept && age >= 0 && age < sharedMs) return kept.match;
  const match = matchOf(meetingOf(fixture, round, now));
  all.set(key, { from: now.getTime(), match });
  return match;
}

/** A meeting by `match.round`, unless there is none, or not yet. */
function offeredMeeting(
  fixtures: readonly Fixture[],
  name: string,
  now: Date,
): { fixture: Fixture; round: number } | undefined {
  const [match, round] = name.split('.');
  const fixture = fixtures.find(({ id }) => id === match);
  return fixture && Number(round) <= roundAt(fixture, now) + roundsAhead
    ? { fixture, round: Number(round) }
    : undefined;
}

/** What everybody who follows a meeting sees of it. Refuses with `request.invalid` one that is not on offer. */
export async function viewMatch({ db, ports }: GameDeps, name: string): Promise<MatchView> {
  const now = ports.clock.now();
  const meeting = offeredMeeting(await readAllFixtures(db), name, now) ?? refuse('request.invalid');
  return { now: now.getTime(), match: matchOf(meetingOf(meeting.fixture, meeting.round, now), true) };
}

const isOn = ({ startsAt, script }: Fixture, now: Date): boolean => isInPlay(startsAt, script, now);

type Meeting = ReturnType<typeof meetingsOf>[number];

/** Which meetings a view shows: in play by those that people look for, days by their kick-off. */
function meetingsOf(fixtures: readonly Fixture[], { view, offset, favorites }: BookQuery, now: Date) {
  if (view === 'favorites') {
    const own = new Set(favorites?.split(','));
    return fixtures
      .filter(({ id }) => own.has(id))
      .map((fixture) => {
        const round = roundAt(fixture, now);
        return { fixture, round, at: startOf(fixture.startsAt, round).getTime() };
      })
      .sort((a, b) => a.at - b.at);
  }
  if (view === 'live')
    return fixtures
      .filter((fixture) => isOn(fixture, now))
      .map((fixture) => ({ fixture, round: roundAt(fixture, now), at: 0 }));
  const shift = Number(offset) * 60_000;
  const midnight = Math.floor((now.getTime() + shift) / dayMs) * dayMs - shift;
  const begins = midnight + daysAhead(view) * dayMs;
  const [from, to] = [Math.max(begins, now.getTime() + 1), begins + dayMs];
  return fixtures
    .map((fixture) => {
      const next = roundAt(fixture, now);
      const round = next + Math.max(0, Math.ceil((from - startOf(fixture.startsAt, next).getTime()) / dayMs));
      return { fixture, round, at: startOf(fixture.startsAt, round).getTime() };
    })
    .filter(({ at }) => at >= from && at < to)
    .sort((a, b) => a.at - b.at || a.fixture.script.rank - b.fixture.script.rank);
}

/** Outcomes as the query writes them. What cannot be read is left out; the page shows it as gone. */
export function picksIn(text: string): Pick[] {
  return text.split(',').flatMap((each): Pick[] => {
    const [match = '', round = '', market = '', side = '', line = '', part] = each.split('.');
    const period = periods.find((known) => known === part);
    if (match === '' || !/^\d{1,9}$/.test(round) || !/^-?\d{1,3}$/.test(line) || period !== part) return [];
    const outcome = { market: market as Market, side: side as Side, line: Number(line), period };
    return [{ match, round: Number(round), ...outcome }];
  });
}

/** What outcomes are worth now. */
export function quotesOf(fixtures: readonly Fixture[], picks: readonly Pick[], now: Date) {
  const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  return picks.map((pick) => quoteOf(byId, pick, now));
}

/** What one player has at the book, newest first; the bets of others are never read. */
export async function viewSeat(deps: GameDeps, play: Play): Promise<BookSeat> {
  return viewSeatOf(deps, play, await readAllFixtures(deps.db), deps.ports.clock.now());
}

async function viewSeatOf(
  { db }: GameDeps,
  { account, game, wallet }: Play,
  fixtures: readonly Fixture[],
  now: Date,
): Promise<BookSeat> {
  const own = and(eq(bets.accountId, account.id), eq(bets.gameId, game.id));
  const found = await readBets(db, 'sports', own)
    .orderBy(desc(bets.placedAt), desc(bets.id))
    .limit(mostBets + mostPlaced);
  // A slip is shown whole, also where others were placed in the same moment and its bets stand among theirs.
  const slips = new Set(found.slice(0, mostBets).map(({ wagerId }) => wagerId));
  const rows = found.filter(({ wagerId }) => slips.has(wagerId));
  const openCount =
    rows.length < mostBets
      ? rows.filter(({ status }) => status === 'open').length
      : await db.$count(bets, and(own, isOpen));
  const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  const shown = rows.map((row): OwnBet => ({
    id: row.id,
    slip: row.wagerId,
    placedAt: row.placedAt.toISOString(),
    stake: row.stake.toString(),
    price: row.details.price,
    status: row.status,
    payout: row.payout.toString(),
    cashedOut: row.details.cashedOut ?? { stake: '0', paid: '0' },
    canCashOut: row.status === 'open' && row.money === 'real' && (row.dueAt ?? now) > now,
    legs: legsOf(row, byId, now),
  }));
  // After the bets: a win that comes in between is then in both or in neither.
  const held = await balanceOf(db, wallet);
  return { balance: (held?.balance ?? 0n).toString(), bets: shown, openCount };
}

/** The outcomes of a bet with how their matches ended, or stand. */
export const legsOf = (
  { details }: BetRow<'sports'>,
  fixtures: ReadonlyMap<string, Fixture>,
  now: Date,
): OwnBet['legs'] =>
  details.legs.map((leg) => {
    const fixture = fixtures.get(leg.match);
    const score =
      leg.score ?? (fixture && inPeriod(meetingOf(fixture, leg.round, now), leg.period)?.score) ?? null;
    return {
      ...leg,
      result: leg.result ?? null,
      calledOff: leg.calledOff ?? null,
      score: score && [score[0], score[1]],
    };
  });
