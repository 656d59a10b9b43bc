import { streamOf, type DailyScript } from './daily';

/** What a series of maps looks like at a moment. */
export interface SeriesState {
  /** Number of the meeting, from 0: it is played daily. */
  day: number;
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
export const roundsToWin = 13;
const secondsPerRound = 80;
const pauseSeconds = 300;
/** Five maps of as many rounds as a map can have, with their breaks. */
export const longestSeriesMs = (5 * (2 * roundsToWin - 1) * secondsPerRound + 4 * pauseSeconds) * secondMs;
/** Maps that a series has at most. */
export const bestOfIn = ({ seed }: Pick<DailyScript, 'seed'>): 3 | 5 => (seed % 4 === 0 ? 5 : 3);

/** Who wins each round of a map, in order. */
type PlayedMap = readonly (0 | 1)[];

/** The series of one day at a moment. */
export function seriesOn(startsAt: Date, script: DailyScript, day: number, now: Date): SeriesState {
  const bestOf = bestOfIn(script);
  const shared = { day, startsAt, bestOf } as const;
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

/** Each side's chance of a round: nearer to even than goals are, since thirteen rounds make the better side much likelier. */
export function roundChances([home, away]: DailyScript['strength']): readonly [home: number, away: number] {
  const share = 0.5 + (home / (home + away) - 0.5) * 0.3;
  return [share, 1 - share];
}

/** Maps that each side has won at the end of a day's series. Only for what is over, as with the goals of a match. */
export function finalMaps(script: DailyScript, day: number): readonly [number, number] {
  const winners = mapsOf(script, day, bestOfIn(script)).map((rounds) => rounds.at(-1));
  return [winners.filter((side) => side === 0).length, winners.filter((side) => side === 1).length];
}

/** The maps of a series until one side has won more than half of them. */
export function mapsOf(script: DailyScript, day: number, bestOf: 3 | 5): PlayedMap[] {
  const chance = streamOf(script.seed * 6151 + day);
  const [share] = roundChances(script.strength);
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
