import { homeCalls } from '#contract';
import { Resource } from '../data/resource';
import type { PageStore, StoreContext } from './pageStores';

/** What the lobby of lotteries shows besides the lotteries themselves. */
export class LotteryLobbyStore implements PageStore {
  /** What is drawn is the same for everybody. */
  readonly forgetPerson?: () => void;
  /** The pairs of digits that came most often. */
  readonly popular: Resource<{ list: { number: string; times: number }[] }>;

  constructor({ speak, clock, language }: Pick<StoreContext, 'speak' | 'clock' | 'language'>) {
    const { home } = speak({ home: homeCalls });
    this.popular = new Resource({
      clock,
      staleAfter: 5 * 60_000,
      load: (signal) =>
        home.popularNumbers(
          { count: '20', prizeMode: 'Elott', device: 'WEB', language: language() },
          { signal },
        ),
    });
  }
}
