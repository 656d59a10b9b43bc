import { sportsCalls, type ReplyOf, type SportsFixture } from '#contract';
import { mapOutcome } from '../data/failure';
import { keepUnchanged } from '../data/keepUnchanged';
import { lookAgain } from '../data/lookAgain';
import type { ResourceMap } from '../data/resourceMap';
import { defineStore } from './defineStore';

/** Milliseconds from one look at prices to the next. */
const lookEvery = 5_000;
/** Matches to come that are asked for at once. */
const step = 40;

export type FixtureList = ReplyOf<typeof sportsCalls.fixtures>;
/** Which matches: `now`, `today` or `tomorrow`, and behind a space the id of one league. */
export type SportsKey = `${'now' | 'today' | 'tomorrow'} ${string}`;

/** Matches in play and to come, with their prices: the same for everybody. */
export const sportsStore = defineStore(({ scope, createCalls, clock, language }) => {
  const { sports } = createCalls({ sports: sportsCalls });
  const wanted = new Map<SportsKey, number>();
  /** How many matches to come a list should have. */
  const wantedOf = (key: SportsKey): number => wanted.get(key) ?? step;
  const lists: ResourceMap<SportsKey, FixtureList> = scope.queryBy<SportsKey, FixtureList>(
    async (key, options) => {
      const league = key.slice(key.indexOf(' ') + 1);
      const request = {
        language: language(),
        limit: String(wantedOf(key)),
        ...spanOf(key, clock.now()),
        ...(league && { league }),
      };
      const outcome = await sports.fixtures(request, { ...options, background: true });
      return mapOutcome(outcome, (next) => merge(lists.get(key).value, next));
    },
    { staleTime: lookEvery, isShared: true },
  );
  return {
    lists,
    wantedOf,
    /** Asks for more matches to come. */
    more: (key: SportsKey): Promise<void> => {
      const list = lists.get(key);
      const known = list.value?.next.length ?? 0;
      wanted.set(key, Math.min(known + step, 400));
      return list.refresh();
    },
    /** Looks at a list again and again until the answer is called. */
    follow: (key: SportsKey, isSeen: () => boolean) =>
      lookAgain(clock, lookEvery, isSeen, () => void lists.get(key).refreshOnce()),
  };
});

/** The span of a list as the call takes it: days are the visitor's own. */
function spanOf(key: SportsKey, now: number): { from?: string; to?: string } {
  const midnight = (days: number): string => {
    const date = new Date(now);
    date.setHours(24 * days, 0, 0, 0);
    return date.toISOString();
  };
  if (key.startsWith('tomorrow ')) return { from: midnight(1), to: midnight(2) };
  return key.startsWith('today ') ? { to: midnight(1) } : {};
}

/** The newer list, in which matches to which nothing happened stay the same objects. */
function merge(before: FixtureList | undefined, next: FixtureList): FixtureList {
  const known = before ? [...before.live, ...before.next] : [];
  const kept = (fixtures: readonly SportsFixture[]) =>
    keepUnchanged(known, fixtures, ({ id, round }) => `${id} ${round}`);
  return { ...next, live: kept(next.live), next: kept(next.next) };
}
