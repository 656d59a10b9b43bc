import { periodMs, startOf, streamOf, type FixtureScript } from './fixture';

/** What a series of maps looks like at a moment. */
export interface SeriesState {
  startsAt: Date;
  /** Maps that are played at most. */
  bestOf: 3 | 5;
  phase: 'upcoming' | 'play' | 'break' | 'over';
  /** Maps that each side has won. */
  won: readonly [number, number];
  /** The map that is on: its number from 1, and the rounds that each side has won. */
  map: { number: number; score: readonly [number, number] } | null;
}

const secondMs = 1_000;
/** Rounds that win a map. */
const roundsToWin = 13;
const secondsPerRound = 80;
const pauseSeconds = 300;

/** Who wins each round of a map, in order. */
type PlayedMap = readonly (0 | 1)[];

/** The series at a moment: computed, so that it goes on whether anybody looks or not. Played daily, as matches are. */
export function seriesAt(firstStart: Date, script: FixtureScript, now: Date): SeriesState {
  const today = Math.max(0, Math.floor((now.getTime() - firstStart.getTime()) / periodMs));
  const current = stateOf(firstStart, script, today, now);
  return current.phase === 'over' ? stateOf(firstStart, script, today + 1, now) : current;
}

function stateOf(firstStart: Date, script: FixtureScript, day: number, now: Date): SeriesState {
  const startsAt = startOf(firstStart, day);
  const bestOf = script.seed % 4 === 0 ? 5 : 3;
  const shared = { startsAt, bestOf } as const;
  let left = Math.floor((now.getTime() - startsAt.getTime()) / secondMs);
  if (left < 0) return { ...shared, phase: 'upcoming', won: [0, 0], map: null };
  const won: [number, number] = [0, 0];
  for (const [index, rounds] of mapsOf(script, day, bestOf).entries()) {
    const played = Math.floor(left / secondsPerRound);
    if (played < rounds.length) {
      const score = countOf(rounds.slice(0, played));
      return { ...shared, phase: 'play', won: [won[0], won[1]], map: { number: index + 1, score } };
    }
    won[rounds.at(-1) ?? 0] += 1;
    left -= rounds.length * secondsPerRound;
    const isDecided = Math.max(...won) > bestOf / 2;
    if (!isDecided && left < pauseSeconds)
      return { ...shared, phase: 'break', won: [won[0], won[1]], map: null };
    left -= pauseSeconds;
  }
  return { ...shared, phase: 'over', won, map: null };
}

/** The maps of a series until one side has won more than half of them. */
export function mapsOf(script: FixtureScript, day: number, bestOf: 3 | 5): PlayedMap[] {
  const chance = streamOf(script.seed * 6151 + day);
  const share = script.strength[0] / (script.strength[0] + script.strength[1]);
  const won = [0, 0];
  const maps: PlayedMap[] = [];
  while (Math.max(...won) <= bestOf / 2) {
    const rounds: (0 | 1)[] = [];
    while (Math.max(...countOf(rounds)) < roundsToWin) rounds.push(chance() < share ? 0 : 1);
    maps.push(rounds);
    const winner = rounds.at(-1) ?? 0;
    won[winner] = (won[winner] ?? 0) + 1;
  }
  return maps;
}

const countOf = (rounds: PlayedMap): readonly [number, number] => [
  rounds.filter((side) => side === 0).length,
  rounds.filter((side) => side === 1).length,
];
