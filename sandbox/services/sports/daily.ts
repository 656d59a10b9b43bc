const minuteMs = 60_000;

/** A fixture is played so often. */
export const periodMs = 24 * 60 * minuteMs;

/** What decides how the meetings of a fixture go. */
export interface DailyScript {
  /** Decides goals, or rounds: equal seeds give equal matches. */
  seed: number;
  /** Goals to be expected of the home and the away side in 90 minutes; of a series, how the chances of a round compare. */
  strength: readonly [home: number, away: number];
}

/** The start of a meeting. */
export const startOf = (firstStart: Date, round: number): Date =>
  new Date(firstStart.getTime() + round * periodMs);

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
