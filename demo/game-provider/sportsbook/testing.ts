import * as v from 'valibot';
import { sidesOf, type Period } from '#contract/sportsMarkets';
import { payoutOf } from '#contract/sportsRules';
import type { BetRow } from '#platform/schema';
import { type Fixture, meetingAt, readFixtures, startOf } from '#platform/sports';
import {
  type GameSession,
  betsUnder,
  createGameTestPlatform,
  endingOf,
  errorOf,
  newKey,
  settleSportsBets,
} from '#platform/testing';
import {
  betReply,
  bookView,
  cashOutOffer,
  type BetReply,
  type BookView,
  type CashOutOffer,
  type LegRequest,
  type Quote,
} from './api';

const valueOf = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { value: unknown }).value;

/** A sports book of a fresh platform, with the demo member at it. */
export async function openBook() {
  const games = await createGameTestPlatform();
  const { platform } = games;
  const fixtures = await readFixtures(platform.db, 'football');
  const sit = async (role: 'member' | 'agent' = 'member') => games.openGame(await games.signIn(role), 's1');
  let seat = await sit();
  const now = (): Date => platform.ports.clock.now();
  const place = (body: unknown, at: GameSession = seat) => at.post('/api/book/bets', body);
  const sitAgain = async (): Promise<void> => {
    seat = await sit();
  };
  return {
    games,
    platform,
    fixtures,
    now,
    sit,
    /** The member's seat: another after `sitAgain` and `advanceTo`. */
    seatNow: () => seat,
    sitAgain,
    /** Moves the clock, and sits down again: whoever was idle so long is signed out. */
    async advanceTo(moment: Date): Promise<void> {
      platform.ports.clock.advance(Math.max(0, moment.getTime() - now().getTime()));
      await sitAgain();
    },
    settle: () => settleSportsBets({ db: platform.db, ...platform.ports }),
    look: async (query = '', at: GameSession = seat): Promise<BookView> =>
      v.parse(bookView, await valueOf(await at.get(`/api/book?${query}`))),
    place,
    async placed(body: unknown, at: GameSession = seat): Promise<BetReply> {
      const response = await place(body, at);
      if (response.status !== 200) throw new Error(`refused: ${String(await errorOf(response))}`);
      return v.parse(betReply, await valueOf(response));
    },
    request: (list: { stake: string; legs: LegRequest[] }[], key = newKey()) => ({ bets: list, key }),
    cashOut: (body: unknown, at: GameSession = seat) => at.post('/api/book/cashOut', body),
    quoted: async (bet: string, at: GameSession = seat): Promise<CashOutOffer> =>
      v.parse(cashOutOffer, await valueOf(await at.get(`/api/book/cashOut?bet=${bet}`))),
    /** What a kept bet must pay, from the goals of its matches. */
    dueOf: ({ stake, details }: BetRow<'sports'>): bigint =>
      payoutOf(
        stake,
        details.legs.map((leg) => {
          const fixture = fixtures.find(({ id }) => id === leg.match) as Fixture;
          return { ...leg, ...endingOf(fixture.script, leg.round, leg.period) };
        }),
        'USD',
      ),
    rowsOf: (key: string) => betsUnder(platform.db, 'sports', key),
    dueAtOf: ({ dueAt }: BetRow): number => dueAt?.getTime() ?? 0,
  };
}

/** The outcome of a market of a match, with its price now. @param period a half, of a match that is opened */
export function legOf(
  { matches: list }: Pick<BookView, 'matches'>,
  place: number,
  market: string,
  side: number,
  period?: Period,
): LegRequest {
  const priced = list.filter(({ markets }) => markets.every(({ prices }) => prices.every((price) => price)));
  const match = priced[place];
  const offered = period ? match?.lines : match?.markets;
  const found = offered?.find((each) => each.market === market && each.period === period);
  if (!match || !found) throw new Error(`no match ${place}`);
  return {
    match: match.id,
    round: match.round,
    market: found.market,
    side: sidesOf[found.market][side] ?? 'home',
    line: found.line,
    period,
    price: found.prices[side] ?? 0,
  };
}

/** The next goal of a match that has been played before: when its market is closed. */
export function nextGoal(
  fixtures: readonly Fixture[],
  now: Date,
): { fixture: Fixture; round: number; minute: number } {
  for (const fixture of fixtures) {
    const round = Math.ceil((now.getTime() - fixture.startsAt.getTime()) / 86_400_000);
    if (round < 1) continue;
    for (let minute = 0; minute < 44; minute += 1) {
      const at = new Date(startOf(fixture.startsAt, round).getTime() + minute * 60_000);
      const state = meetingAt(fixture.startsAt, fixture.script, round, at);
      if (state.isClosed && state.minute === minute + 1) return { fixture, round, minute };
    }
  }
  throw new Error('nobody scores');
}

/** What the work gives, unless it fails. */
export const safely = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** The prices of an answer that placed nothing. */
export const quotesIn = (answer: BetReply): Quote[] => (answer.outcome === 'moved' ? answer.quotes : []);
