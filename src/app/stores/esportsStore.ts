import { sportsCalls, type EsportsSeries, type ReplyOf } from '#contract';
import { lookAgain } from '../data/lookAgain';
import { ResourceMap } from '../data/resourceMap';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

/** Milliseconds from one look at the maps to the next. */
const lookEvery = 5_000;

export type SeriesList = ReplyOf<typeof sportsCalls.series>;

/** Series of e-sports in play and to come, by language. */
export class EsportsStore implements PageStore {
  /** Series are the same for everybody. */
  readonly forgetPerson?: () => void;
  readonly lists: ResourceMap<string, SeriesList>;
  readonly #clock: StoreContext['clock'];

  constructor({ speak, clock }: Pick<StoreContext, 'speak' | 'clock'>) {
    const { sports } = speak({ sports: sportsCalls });
    this.#clock = clock;
    this.lists = new ResourceMap((language) => ({
      clock,
      staleAfter: lookEvery,
      load: async (signal) => {
        const outcome = await sports.series({ language }, { signal, background: true });
        return outcome.ok
          ? { ...outcome, value: keepUnchanged(outcome.value, this.lists.get(language).value) }
          : outcome;
      },
    }));
  }

  /** Looks at the series again and again until the answer is called. */
  follow(language: string, isSeen: () => boolean): () => void {
    return lookAgain(this.#clock, lookEvery, isSeen, () => void this.lists.get(language).refreshOnce());
  }
}

/** Series to which nothing happened stay the same objects, so that their strips are not drawn anew. */
function keepUnchanged(next: SeriesList, value: SeriesList | undefined): SeriesList {
  const before = new Map([...(value?.live ?? []), ...(value?.next ?? [])].map((each) => [each.id, each]));
  const kept = (series: EsportsSeries): EsportsSeries => {
    const known = before.get(series.id);
    return known && JSON.stringify(known) === JSON.stringify(series) ? known : series;
  };
  return { ...next, live: next.live.map(kept), next: next.next.map(kept) };
}

export const esportsStore = defineStore((context) => new EsportsStore(context));
