import type { Game } from '#contract';
import { succeed, type Outcome } from '../data/failure';
import type { Clock } from '../data/ports';
import type { ResourceOptions } from '../data/resource';

/** Games of a list, all of them or those that have come. */
export interface GameList {
  readonly list: readonly Game[];
  /** Games of the whole list. */
  readonly total: number;
}

/** Games of the first part: two screens of a large window. */
const firstPart = 100;
/** Games of each further part: what is read and checked within a frame. */
const nextPart = 1000;

/** Milliseconds between two parts, in which the page draws the earlier one and answers its visitor. */
const pause = 100;

/** Milliseconds of rest after which the list may be another one: it is begun anew, or games would be missing. */
const restLimit = 60_000;

/** Which part of a list to ask for. */
export interface ListPart {
  from: string;
  limit: string;
}

type Ask = (
  part: ListPart,
  signal: AbortSignal,
) => Promise<Outcome<{ list: readonly Game[]; total?: number | undefined }>>;

/**
 * Loads a list of games part by part, so that the first screen waits neither for ten thousand games to come nor for them
 * to be checked. A part that cannot be had ends it; those before it stay.
 * @param isExplored resolves when more than the first part is wanted
 */
export function loadGames(
  ask: Ask,
  clock: Pick<Clock, 'now' | 'after'>,
  isExplored: Promise<void>,
): ResourceOptions<GameList>['load'] {
  return async (signal, show) => {
    const games = new Map<string, Game>();
    for (let from = 0; ;) {
      const limit = from === 0 ? firstPart : nextPart;
      const outcome = await ask({ from: String(from), limit: String(limit) }, signal);
      if (!outcome.ok) return outcome;
      const { list, total } = outcome.value;
      // A list that changes in between sends a game twice.
      for (const game of list) games.set(game.id, game);
      from += list.length;
      const all = [...games.values()];
      if (total === undefined || from >= total || list.length === 0)
        return succeed({ list: all, total: all.length }, outcome.age);
      show({ list: all, total });
      const shownAt = clock.now();
      await isExplored;
      if (clock.now() - shownAt > restLimit) {
        from = 0;
        games.clear();
      }
      await new Promise<void>((resolve) => clock.after(pause, resolve));
    }
  };
}
