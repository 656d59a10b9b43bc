import { jackpotCalls, type ReplyOf } from '#contract';
import { lookAgain } from '../data/lookAgain';
import { Resource } from '../data/resource';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

/** Milliseconds from one look at the jackpots to the next: in between they grow at the pace that the platform told. */
const lookEvery = 10_000;

/** The jackpots, and when they were so by this device's clock. */
type JackpotList = ReplyOf<typeof jackpotCalls.list> & { since: number };

/** Jackpots that grow, and the games that win them. */
export class JackpotStore implements PageStore {
  readonly jackpots: Resource<JackpotList>;
  readonly games: Resource<ReplyOf<typeof jackpotCalls.games>>;
  readonly #clock: StoreContext['clock'];

  constructor({ speak, clock }: Pick<StoreContext, 'speak' | 'clock'>) {
    const { jackpots } = speak({ jackpots: jackpotCalls });
    this.#clock = clock;
    this.jackpots = new Resource({
      clock,
      staleAfter: lookEvery,
      load: async (signal) => {
        const outcome = await jackpots.list({}, { signal, background: true });
        return outcome.ok ? { ...outcome, value: { ...outcome.value, since: clock.now() } } : outcome;
      },
    });
    this.games = new Resource({ clock, load: (signal) => jackpots.games({}, { signal }) });
  }

  /** Looks at the jackpots again and again until the answer is called. */
  follow(isSeen: () => boolean): () => void {
    return lookAgain(this.#clock, lookEvery, isSeen, () => void this.jackpots.refreshOnce());
  }

  forgetPerson(): void {
    // Jackpots are the same for everybody.
  }
}

export const jackpotStore = defineStore((context) => new JackpotStore(context));
