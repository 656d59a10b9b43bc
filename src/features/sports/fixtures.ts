import type { SportsFixture } from '#contract';

/** Which matches are shown: those in play and next, or those of a day. */
export const sportsViews = ['now', 'today', 'tomorrow'] as const;
export type SportsView = (typeof sportsViews)[number];

/** An outcome of a match's winner. */
export type Winner = 'home' | 'draw' | 'away';

const hourMs = 3_600_000;

/** Matches of one hour. */
export interface Hour {
  /** When the hour begins, epoch milliseconds. */
  at: number;
  fixtures: readonly SportsFixture[];
}

/** Matches to come, soonest first, by the hour in which they begin. */
export function byHour(fixtures: readonly SportsFixture[]): readonly Hour[] {
  const hours = new Map<number, SportsFixture[]>();
  for (const fixture of fixtures) {
    const at = Math.floor(Date.parse(fixture.startsAt) / hourMs) * hourMs;
    hours.set(at, [...(hours.get(at) ?? []), fixture]);
  }
  return [...hours].map(([at, list]) => ({ at, fixtures: list }));
}

/** Whether a moment lies on another day of the visitor's than now. */
export const isOtherDay = (at: number, now: number): boolean =>
  new Date(at).toDateString() !== new Date(now).toDateString();
