import { vnDrawCalls, type VnDay } from '#contract';
import type { Resource } from '../data/resource';
import { ResourceMap } from '../data/resourceMap';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

/** Results of Vietnam by region and day. */
export class VnResultsStore implements PageStore {
  /** What is drawn is the same for everybody. */
  readonly forgetPerson?: () => void;
  readonly #days: ResourceMap<string, VnDay>;
  /** Milliseconds by which the platform's clock is ahead of this device's, by answer. */
  readonly #ahead = new Map<string, number>();

  constructor({ speak, clock }: Pick<StoreContext, 'speak' | 'clock'>) {
    const { lottery } = speak({ lottery: vnDrawCalls });
    this.#days = new ResourceMap((key) => ({
      clock,
      staleAfter: 10_000,
      load: async (signal) => {
        const [code = '', language = '', day = ''] = key.split('|');
        const outcome = await lottery.vnDay(
          { lottery: code, language, ...(day !== '' && { day }) },
          { signal },
        );
        if (outcome.ok) this.#ahead.set(key, Date.parse(outcome.value.now) - clock.now());
        return outcome;
      },
    }));
  }

  /** Results of a day; without one, of the latest draw. */
  dayOf(lottery: string, language: string, day: string | undefined): Resource<VnDay> {
    return this.#days.get(`${lottery}|${language}|${day ?? ''}`);
  }

  /** By how much the clock of the platform was ahead when it answered, milliseconds. */
  aheadOf(lottery: string, language: string, day: string | undefined): number {
    return this.#ahead.get(`${lottery}|${language}|${day ?? ''}`) ?? 0;
  }
}

export const vnResultsStore = defineStore((context) => new VnResultsStore(context));
