/** How a fixture of the demo world goes, kept in its `script` column. */
export interface FixtureScript {
  /** Decides goals: equal seeds give equal matches. */
  seed: number;
  /** Goals to be expected of the home and the away side in 90 minutes. */
  strength: readonly [home: number, away: number];
  /** Place of the league among those that people look for, from 0. */
  rank: number;
}

/** What a fixture's moment looks like. */
export interface FixtureState {
  /** Kick-off of the match that is on, or of the next one. */
  startsAt: Date;
  /** True when the sides have changed places: the fixture is played daily, home and away in turn. */
  isReturnLeg: boolean;
  phase: 'upcoming' | 'play' | 'break';
  /** Minute of play from 1; null before the start and in the break. */
  minute: number | null;
  score: readonly [number, number] | null;
  /** Decimal odds in thousandths; null while the market is closed after a goal. */
  odds: { home: number | null; draw: number | null; away: number | null };
}

const minuteMs = 60_000;
/** A fixture is played so often. */
export const periodMs = 24 * 60 * minuteMs;
const half = 45;
const pause = 15;
const added = 3;
/** Minutes from kick-off to the final whistle. */
export const lastMinute = 2 * half + pause + added;
/** The house's share in its prices. */
const margin = 1.06;

/** The fixture at a moment: computed, so that the match goes on whether anybody looks or not. */
export function fixtureAt(firstStart: Date, script: FixtureScript, now: Date): FixtureState {
  const since = now.getTime() - firstStart.getTime();
  const played = Math.floor(since / periodMs);
  const elapsed = Math.floor((since - played * periodMs) / minuteMs);
  const isOn = played >= 0 && elapsed < lastMinute;
  const round = isOn ? played : Math.max(0, played + 1);
  const startsAt = new Date(firstStart.getTime() + round * periodMs);
  const isReturnLeg = round % 2 === 1;
  const strength = isReturnLeg ? ([script.strength[1], script.strength[0]] as const) : script.strength;
  if (!isOn)
    return {
      startsAt,
      isReturnLeg,
      phase: 'upcoming',
      minute: null,
      score: null,
      odds: prices(strength, [0, 0], 1),
    };
  const inBreak = elapsed >= half && elapsed < half + pause;
  const minute = inBreak
    ? half
    : Math.min(elapsed < half ? elapsed + 1 : elapsed - pause + 1, 2 * half + added);
  const goals = goalsOf(script.seed, round, strength).filter((goal) => goal.minute <= minute);
  const score = [
    goals.filter(({ side }) => side === 0).length,
    goals.filter(({ side }) => side === 1).length,
  ] as const;
  const isClosed = !inBreak && goals.some((goal) => goal.minute === minute);
  return {
    startsAt,
    isReturnLeg,
    phase: inBreak ? 'break' : 'play',
    minute: inBreak ? null : minute,
    score,
    odds: isClosed
      ? { home: null, draw: null, away: null }
      : prices(strength, score, Math.max(0.02, 1 - minute / (2 * half + added))),
  };
}

interface Goal {
  minute: number;
  side: 0 | 1;
}

function goalsOf(seed: number, round: number, strength: readonly [number, number]): Goal[] {
  const chance = streamOf(seed * 7919 + round);
  const goals: Goal[] = [];
  for (let minute = 1; minute <= 2 * half + added; minute += 1)
    for (const side of [0, 1] as const)
      if (chance() < strength[side] / (2 * half)) goals.push({ minute, side });
  return goals;
}

/** Odds from the goals still to be expected, each side's as a Poisson count. */
function prices(
  strength: readonly [number, number],
  score: readonly [number, number],
  left: number,
): FixtureState['odds'] {
  const home = poisson(strength[0] * left);
  const away = poisson(strength[1] * left);
  const shares = { home: 0, draw: 0, away: 0 };
  home.forEach((h, x) =>
    away.forEach((a, y) => {
      const difference = score[0] + x - score[1] - y;
      shares[difference > 0 ? 'home' : difference < 0 ? 'away' : 'draw'] += h * a;
    }),
  );
  return { home: price(shares.home), draw: price(shares.draw), away: price(shares.away) };
}

/** Rounded as bookmakers do: to hundredths, from 10 on to halves. Too long a shot has no price. */
function price(share: number): number | null {
  const odds = 1 / (Math.max(share, 1e-6) * margin);
  if (odds > 60) return null;
  const step = odds < 5 ? 10 : odds < 10 ? 100 : 500;
  return Math.max(1010, Math.round((odds * 1000) / step) * step);
}

function poisson(mean: number): number[] {
  const shares = [Math.exp(-mean)];
  for (let count = 1; count <= 9; count += 1) shares.push(((shares[count - 1] ?? 0) * mean) / count);
  return shares;
}

/** mulberry32: enough for a demo match. */
function streamOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
