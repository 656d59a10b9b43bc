import { callOffs, type CalledOff, type Ending } from '#contract/sportsRules';
import { bellToOutcomeMs } from '../wagers/bell';
import { endsOf, priceOf } from './prices';

/** How a fixture of the demo world goes, kept in its `script` column. */
export interface FixtureScript {
  /** Decides goals: equal seeds give equal matches. */
  seed: number;
  /** Goals to be expected of the home and the away side in 90 minutes. */
  strength: readonly [home: number, away: number];
  /** Place of the league among those that people look for, from 0. */
  rank: number;
  /** How meetings ended after all, by their number: where the result was corrected, or made void. */
  corrected?: Readonly<Record<string, Ending>>;
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
  /** Minute of play from 1; null before the start, in the break and after the end. */
  minute: number | null;
  score: readonly [number, number] | null;
  /** True while nothing can be bet: in the minute of a goal and a moment before it, likewise in the last minute, and after the end. */
  isClosed: boolean;
  /** Goals to be expected of each side from now on. */
  expected: readonly [number, number];
  /** Why it is not played to its end, from when that is known; bets on it are void. */
  calledOff: CalledOff | null;
  /** Decimal odds in thousandths; null while the market is closed. */
  odds: { home: number | null; draw: number | null; away: number | null };
}

const minuteMs = 60_000;
/** A fixture is played so often. */
export const periodMs = 24 * 60 * minuteMs;
const half = 45;
const pause = 15;
const added = 3;
/** Minutes of play. */
const full = 2 * half + added;
/** One meeting in so many is called off, so that players can meet one; the book's rules say how many. */
export const calledOffOneIn = 150;
/** Minutes from kick-off to the final whistle. */
export const lastMinute = full + pause;

/** The meeting that is on at a moment, or the next one. */
export function roundAt(firstStart: Date, now: Date): number {
  const since = now.getTime() - firstStart.getTime();
  const played = Math.floor(since / periodMs);
  const isOn = played >= 0 && since - played * periodMs < lastMinute * minuteMs;
  return isOn ? played : Math.max(0, played + 1);
}

/** Kick-off of a meeting. */
export const startOf = (firstStart: Date, round: number): Date =>
  new Date(firstStart.getTime() + round * periodMs);

/** The final whistle of a meeting. */
export const endOf = (firstStart: Date, round: number): Date =>
  new Date(startOf(firstStart, round).getTime() + lastMinute * minuteMs);

/** The fixture at a moment: computed, so that the match goes on whether anybody looks or not. */
export const fixtureAt = (firstStart: Date, script: FixtureScript, now: Date): FixtureState =>
  meetingAt(firstStart, script, roundAt(firstStart, now), now);

/** Whether a meeting is being played: from its kick-off, unless it is called off. */
export function isInPlay(firstStart: Date, script: FixtureScript, now: Date): boolean {
  const round = roundAt(firstStart, now);
  const since = now.getTime() - startOf(firstStart, round).getTime();
  const end = callOffOf(script, round);
  return since >= 0 && !(end && since >= end.after * minuteMs);
}

/** One meeting at a moment. */
export function meetingAt(firstStart: Date, script: FixtureScript, round: number, now: Date): FixtureState {
  const startsAt = startOf(firstStart, round);
  const isReturnLeg = round % 2 === 1;
  const strength = strengthOf(script, round);
  const elapsedAt = (ms: number): number => Math.floor((ms - startsAt.getTime()) / minuteMs);
  const elapsed = elapsedAt(now.getTime());
  const meeting = { round, startsAt, isReturnLeg, calledOff: null };
  const over = {
    ...meeting,
    phase: 'over',
    minute: null,
    isClosed: true,
    expected: [0, 0],
    odds: closed,
  } as const;
  const corrected = elapsed >= lastMinute ? script.corrected?.[round] : undefined;
  if (corrected) return { ...over, ...corrected };
  const end = callOffOf(script, round);
  if (end && elapsed >= end.after) return { ...over, score: null, calledOff: end.why };
  if (elapsed >= lastMinute) return { ...over, score: finalScore(script, round) };
  const goals = goalsOf(script.seed, round, strength);
  // What a minute brings is shown as it begins: by then no server takes bets on it.
  const isClosed =
    isClosedIn(goals, elapsed) || isClosedIn(goals, elapsedAt(now.getTime() + bellToOutcomeMs));
  const hasBegun = elapsed >= 0;
  const inBreak = isBreak(elapsed);
  const minute = hasBegun ? minuteOf(elapsed) : 0;
  const score = scoreAfter(goals, minute);
  const expected = stillExpected(strength, minute);
  return {
    ...meeting,
    phase: !hasBegun ? 'upcoming' : inBreak ? 'break' : 'play',
    minute: hasBegun && !inBreak ? minute : null,
    score: hasBegun ? score : null,
    isClosed,
    expected,
    odds: isClosed ? closed : winnerOdds(score, expected),
  };
}

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
  scoreAfter(goalsOf(script.seed, round, strengthOf(script, round)), full);

/** Why a meeting is called off, if it is, and how many minutes after its kick-off that is known. Never to be let out earlier. */
function callOffOf({ seed }: FixtureScript, round: number): { why: CalledOff; after: number } | null {
  const chance = streamOf(seed * 104_729 + round);
  if (chance() * calledOffOneIn >= 1) return null;
  const why = callOffs[Math.floor(chance() * callOffs.length)] ?? 'abandoned';
  return { why, after: why === 'abandoned' ? 5 + Math.floor(chance() * (half - 10)) : 0 };
}

/** How a meeting ended in the end. Only for what is over, like `finalScore`. */
export function endingOf(script: FixtureScript, round: number): Ending {
  const corrected = script.corrected?.[round];
  if (corrected) return corrected;
  const end = callOffOf(script, round);
  return end ? { score: null, calledOff: end.why } : { score: finalScore(script, round) };
}

const closed: FixtureState['odds'] = { home: null, draw: null, away: null };

const strengthOf = ({ strength }: FixtureScript, round: number): readonly [number, number] =>
  round % 2 === 1 ? [strength[1], strength[0]] : strength;

const stillExpected = (
  [home, away]: readonly [number, number],
  minute: number,
): readonly [number, number] => {
  const left = (full - minute) / (2 * half);
  return [home * left, away * left];
};

const scoreAfter = (goals: readonly Goal[], minute: number): readonly [number, number] => {
  const of = (side: 0 | 1) => goals.filter((goal) => goal.side === side && goal.minute <= minute).length;
  return [of(0), of(1)];
};

function winnerOdds(
  score: readonly [number, number],
  expected: readonly [number, number],
): FixtureState['odds'] {
  const ends = endsOf({ score, expected });
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

/** mulberry32: enough for a demo match. */
export function streamOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
