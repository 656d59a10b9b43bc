import { sidesOf } from '#contract/sportsMarkets';
import { type Fixture, meetingAt, startOf } from '#platform/sports';
import type { BetReply, BookView, LegRequest, Quote } from './api';

/** The outcome of a market of a match, with its price now. */
export function legOf({ matches: list }: BookView, place: number, market: string, side: number): LegRequest {
  const priced = list.filter(({ markets }) => markets.every(({ prices }) => prices.every((price) => price)));
  const match = priced[place];
  const found = match?.markets.find((each) => each.market === market);
  if (!match || !found) throw new Error(`no match ${place}`);
  return {
    match: match.id,
    round: match.round,
    market: found.market,
    side: sidesOf[found.market][side] ?? 'home',
    line: found.line,
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
