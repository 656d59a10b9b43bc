import { sportsCalls, type EsportsSeries, type ReplyOf } from '#contract';
import { mapOutcome } from '../data/failure';
import { keepUnchanged } from '../data/keepUnchanged';
import { lookAgain } from '../data/lookAgain';
import type { ResourceMap } from '../data/resourceMap';
import { defineStore } from './defineStore';

/** Milliseconds from one look at the maps to the next. */
const lookEvery = 5_000;

export type SeriesList = ReplyOf<typeof sportsCalls.series>;

/** Series of e-sports in play and to come, by language: the same for everybody. */
export const esportsStore = defineStore(({ scope, createCalls, clock }) => {
  const { sports } = createCalls({ sports: sportsCalls });
  const lists: ResourceMap<string, SeriesList> = scope.queryBy<string, SeriesList>(
    async (language, options) => {
      const outcome = await sports.series({ language }, { ...options, background: true });
      return mapOutcome(outcome, (next) => merge(lists.get(language).value, next));
    },
    { staleTime: lookEvery, isShared: true },
  );
  return {
    lists,
    /** Looks at the series again and again until the answer is called. */
    follow: (language: string, isSeen: () => boolean) =>
      lookAgain(clock, lookEvery, isSeen, () => void lists.get(language).refreshOnce()),
  };
});

/** The newer list, in which series to which nothing happened stay the same objects. */
function merge(before: SeriesList | undefined, next: SeriesList): SeriesList {
  const known = before ? [...before.live, ...before.next] : [];
  const kept = (series: readonly EsportsSeries[]) => keepUnchanged(known, series, ({ id }) => id);
  return { ...next, live: kept(next.live), next: kept(next.next) };
}
