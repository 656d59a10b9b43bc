import type { Period } from '#contract/sportsMarkets';
import {
  callOffs,
  endingIn,
  secondOf,
  type CalledOff,
  type Ending,
  type FullEnding,
  type Score,
} from '#contract/sportsRules';
import { bellToOutcomeMs } from '../wagers/bell';
import { periodMs, startOf, streamOf, type DailyScript } from './daily';
import { endsOf, priceOf, type Outlook } from './prices';
import { bestOfIn, finalMaps, longestSeriesMs, roundChances, seriesOn, type SeriesState } from './series';

/** How a fixture of the demo world goes, kept in its `script` column. */
export interface FixtureScript extends DailyScript {
  /** Whether it is a series of maps, as in e-sports: the score counts them. */
  isInMaps?: boolean;
  /** Place of the league among those that people look for, from 0. */
  rank: number;
  /** How meetings ended after all, by their number: where the result was corrected, or made void. */
  corrected?: Readonly<Record<string, FullEnding>>;
}

/** What a meeting looks like at a moment. */
export interface FixtureState {
  /** Number of the meeting, from 0: the fixture is played daily, home and away in turn. */
  round: number;
  /** Kick-off of this meeting. */
  startsAt: Date;
  /** True when the sides have changed places. */
  isReturnLeg: boolean;
  phase: 'upcoming' | 'play' | 'break' | 'over';
  /** Minute of play from 1, of a series the number of its map; null before the start, in the break and after the end. */
  minute: number | null;
  /** Rounds that each side has won of the map that is played. */
  rounds: readonly [number, number] | null;
  score: readonly [number, number] | null;
  /** True while nothing can be bet: in the minute of a goal and a moment before it, likewise in the last minute, and after the end. */
  isClosed: boolean;
  /** Goals to be expected of each side from now on; of a series, each side's chance of a round. */
  expected: readonly [number, number];
  /** The first half by itself; null of a series, and of what was called off. The second is what else there is. */
  firstHalf: Pick<FixtureState, 'phase' | 'score' | 'isClosed' | 'expected'> | null;
  /** How many maps a series has at most; null for a match. */
  bestOf: 3 | 5 | null;
  /** Why it is not played to its end, from when that is known; bets on it are void. */
  calledOff: CalledOff | null;
  /** Decimal odds in thousandths; null while the market is closed. */
  odds: { home: number | null; draw: number | null; away: number | null };
}

const minuteMs = 60_000;
const half = 45;
const pause = 15;
const added = 3;
/** Minutes of play. */
const full = 2 * half + added;
/** One meeting in so many is called off, so that players can meet one; the book's rules say how many. */
export const calledOffOneIn = 150;
/** Minutes from kick-off to the final whistle. */
export const lastMinute = full + pause;

/** When a fixture is played, and how. */
export interface Scheduled {
  startsAt: Date;
  script: FixtureScript;
}

/** Milliseconds from the start of a meeting until its end is known for sure. */
const lengthOf = ({ isInMaps }: FixtureScript): number =>
  isInMaps ? longestSeriesMs : lastMinute * minuteMs;

/** The meeting that is on at a moment, or the next one. */
export function roundAt({ startsAt, script }: Scheduled, now: Date): number {
  const since = now.getTime() - startsAt.getTime();
  const played = Math.floor(since / periodMs);
  const isOn = played >= 0 && since - played * periodMs < lengthOf(script);
  return isOn ? played : Math.max(0, played + 1);
}

/** The end of a meeting or of a half of it, by which the bets on that are settled. */
export const endOf = ({ startsAt, script }: Scheduled, round: number, period?: Period): Date =>
  new Date(
    startOf(startsAt, round).getTime() + (period === 'firstHalf' ? half * minuteMs : lengthOf(script)),
  );

/** The fixture at a moment: computed, so that the match goes on whether anybody looks or not. */
export const fixtureAt = (firstStart: Date, script: FixtureScript, now: Date): FixtureState =>
  meetingAt(firstStart, script, roundAt({ startsAt: firstStart, script }, now), now);

/** Whether a meeting is being played: from its kick-off, unless it is called off. */
export function isInPlay(firstStart: Date, script: FixtureScript, now: Date): boolean {
  const round = roundAt({ startsAt: firstStart, script }, now);
  const startsAt = startOf(firstStart, round);
  const since = now.getTime() - startsAt.getTime();
  const end = callOffOf(script, round);
  return (
    since >= 0 &&
    !(end && since >= end.after * minuteMs) &&
    !(script.isInMaps && seriesOn(startsAt, script, round, now).phase === 'over')
  );
}

/** One meeting at a moment. */
export function meetingAt(firstStart: Date, script: FixtureScript, round: number, now: Date): FixtureState {
  const startsAt = startOf(firstStart, round);
  const bestOf = script.isInMaps ? bestOfIn(script) : null;
  const isReturnLeg = !bestOf && round % 2 === 1;
  const strength = strengthOf(script, round);
  const elapsedAt = (ms: number): number => Math.floor((ms - startsAt.getTime()) / minuteMs);
  const elapsed = elapsedAt(now.getTime());
  const meeting = { round, startsAt, isReturnLeg, bestOf, rounds: null, calledOff: null, firstHalf: null };
  const ended = { phase: 'over', isClosed: true, expected: [0, 0] } as const;
  const over = { ...meeting, ...ended, minute: null, odds: closed } as const;
  const overAt = (score: Score, halfTime?: Score) => ({
    ...over,
    score,
    firstHalf: halfTime ? { ...ended, score: halfTime } : null,
  });
  const corrected =
    now >= endOf({ startsAt: firstStart, script }, round) ? script.corrected?.[round] : undefined;
  if (corrected)
    return corrected.score ? overAt(corrected.score, corrected.halfTime) : { ...over, ...corrected };
  const end = callOffOf(script, round);
  if (end && elapsed >= end.after) return { ...over, score: null, calledOff: end.why };
  if (script.isInMaps) {
    const series = seriesOn(startsAt, script, round, now);
    const soon = seriesOn(startsAt, script, round, new Date(now.getTime() + bellToOutcomeMs));
    return series.phase === 'over'
      ? { ...over, score: series.won }
      : { ...meeting, ...inSeries(series, roundChances(strength), standingOf(series) !== standingOf(soon)) };
  }
  const goals = goalsOf(script.seed, round, strength);
  if (elapsed >= lastMinute) return overAt(scoreAfter(goals, full), scoreAfter(goals, half));
  // What a minute brings is shown as it begins: by then no server takes bets on it.
  const soon = elapsedAt(now.getTime() + bellToOutcomeMs);
  const isClosed = isClosedIn(goals, elapsed) || isClosedIn(goals, soon);
  const hasBegun = elapsed >= 0;
  const inBreak = isBreak(elapsed);
  const minute = hasBegun ? minuteOf(elapsed) : 0;
  const score = scoreAfter(goals, minute);
  const expected = stillExpected(strength, minute);
  const phase = !hasBegun ? 'upcoming' : inBreak ? 'break' : 'play';
  return {
    ...meeting,
    phase,
    minute: hasBegun && !inBreak ? minute : null,
    score: hasBegun ? score : null,
    isClosed,
    expected,
    firstHalf: {
      phase: elapsed >= half ? 'over' : phase,
      score: hasBegun ? scoreAfter(goals, Math.min(minute, half)) : null,
      // Likewise in the last minute of it.
      isClosed: isClosed || minuteOf(soon) >= half,
      expected: stillExpected(strength, Math.min(minute, half), half),
    },
    odds: isClosed ? closed : winnerOdds({ score, expected }),
  };
}

/** A meeting as the bets on one half of it see it, or on all of it; undefined where it has no halves. */
export function inPeriod<Seen extends FixtureState>(meeting: Seen, period?: Period): Seen | undefined {
  const { firstHalf, score, expected, calledOff } = meeting;
  if (!period || calledOff) return meeting;
  if (!firstHalf) return undefined;
  if (period === 'firstHalf') return { ...meeting, ...firstHalf };
  return {
    ...meeting,
    score: score && firstHalf.score && secondOf(score, firstHalf.score),
    expected: secondOf(expected, firstHalf.expected),
  };
}

/** The series that is on at a moment, or the next one: of one that is over or called off nothing is shown any more. */
export function seriesAt(firstStart: Date, script: FixtureScript, now: Date): SeriesState {
  const today = Math.max(0, Math.floor((now.getTime() - firstStart.getTime()) / periodMs));
  const day = meetingAt(firstStart, script, today, now).phase === 'over' ? today + 1 : today;
  return seriesOn(startOf(firstStart, day), script, day, now);
}

/** What a series that is not over looks like. The end of a round closes it for a moment, as a goal does a match. */
function inSeries(
  { phase, won, map, bestOf }: SeriesState,
  expected: FixtureState['expected'],
  isClosed: boolean,
) {
  const rounds = map?.score ?? null;
  return {
    phase,
    minute: map?.number ?? null,
    rounds,
    score: phase === 'upcoming' ? null : won,
    isClosed,
    expected,
    odds: isClosed ? closed : winnerOdds({ score: won, expected, bestOf, rounds }),
  };
}

const standingOf = ({ won, map }: SeriesState): string => `${won.join()} ${map?.score.join() ?? ''}`;

const isBreak = (elapsed: number): boolean => elapsed >= half && elapsed < half + pause;

/** Minute of play by minutes since kick-off; in the break, the last one before it. */
const minuteOf = (elapsed: number): number =>
  Math.min(elapsed < half ? elapsed + 1 : isBreak(elapsed) ? half : elapsed - pause + 1, full);

/** Whether nothing can be bet in a minute since kick-off. Once the last one has begun nothing can change any more. */
function isClosedIn(goals: readonly Goal[], elapsed: number): boolean {
  if (elapsed < 0 || isBreak(elapsed)) return false;
  const minute = minuteOf(elapsed);
  return minute >= full || goals.some((goal) => goal.minute === minute);
}

/** Goals of both sides at the final whistle. Only for what is over: whoever asks earlier must not let it out. */
export const finalScore = (script: FixtureScript, round: number): readonly [number, number] =>
  script.isInMaps
    ? finalMaps(script, round)
    : scoreAfter(goalsOf(script.seed, round, strengthOf(script, round)), full);

/** Why a meeting is called off, if it is, and how many minutes after its kick-off that is known. Never to be let out earlier. */
function callOffOf({ seed }: FixtureScript, round: number): { why: CalledOff; after: number } | null {
  const chance = streamOf(seed * 104_729 + round);
  if (chance() * calledOffOneIn >= 1) return null;
  const why = callOffs[Math.floor(chance() * callOffs.length)] ?? 'abandoned';
  return { why, after: why === 'abandoned' ? 5 + Math.floor(chance() * (half - 10)) : 0 };
}

/** How a meeting ended in the end. Only for what is over, like `finalScore`. */
export function fullEndingOf(script: FixtureScript, round: number): FullEnding {
  const corrected = script.corrected?.[round];
  if (corrected) return corrected;
  const end = callOffOf(script, round);
  if (end) return { score: null, calledOff: end.why };
  const score = finalScore(script, round);
  if (script.isInMaps) return { score };
  return { score, halfTime: scoreAfter(goalsOf(script.seed, round, strengthOf(script, round)), half) };
}

/** How a meeting ended for the bets on one half of it, or on all of it. Only for what is over. */
export const endingOf = (script: FixtureScript, round: number, period?: Period): Ending =>
  endingIn(fullEndingOf(script, round), period);

const closed: FixtureState['odds'] = { home: null, draw: null, away: null };

const strengthOf = ({ strength, isInMaps }: FixtureScript, round: number): readonly [number, number] =>
  !isInMaps && round % 2 === 1 ? [strength[1], strength[0]] : strength;

const stillExpected = (
  [home, away]: readonly [number, number],
  minute: number,
  last = full,
): readonly [number, number] => {
  const left = (last - minute) / (2 * half);
  return [home * left, away * left];
};

const scoreAfter = (goals: readonly Goal[], minute: number): readonly [number, number] => {
  const of = (side: 0 | 1) => goals.filter((goal) => goal.side === side && goal.minute <= minute).length;
  return [of(0), of(1)];
};

function winnerOdds(outlook: Outlook): FixtureState['odds'] {
  const ends = endsOf(outlook);
  const of = (side: 'home' | 'draw' | 'away') => priceOf(ends, { market: 'winner', side, line: 0 });
  return { home: of('home'), draw: of('draw'), away: of('away') };
}

interface Goal {
  minute: number;
  side: 0 | 1;
}

function goalsOf(seed: number, round: number, strength: readonly [number, number]): Goal[] {
  const chance = streamOf(seed * 7919 + round);
  const goals: Goal[] = [];
  for (let minute = 1; minute <= full; minute += 1)
    for (const side of [0, 1] as const)
      if (chance() < strength[side] / (2 * half)) goals.push({ minute, side });
  return goals;
}
