import { lotteryCalls, type LotteryMenuEntry } from '#contract';
import { Resource } from '../data/resource';
import { defineStore, type PageStore, type StoreContext } from './pageStores';
import { prizeModeOf } from './prizeMode';

interface Menu {
  list: LotteryMenuEntry[];
}

/** Which lotteries there are for a member: those of Vietnam's house, and those that the member played last. */
export class LotteryMenuStore implements PageStore {
  readonly menu: Resource<Menu>;
  readonly recent: Resource<Menu>;

  constructor({ speak, clock, brand }: Pick<StoreContext, 'speak' | 'clock' | 'brand'>) {
    const { lottery } = speak({ lottery: lotteryCalls });
    const prizeMode = prizeModeOf(brand);
    this.menu = new Resource({
      clock,
      staleAfter: 60_000,
      load: (signal) => lottery.menu({ prizeMode }, { signal }),
    });
    this.recent = new Resource({
      clock,
      staleAfter: 5_000,
      load: (signal) => lottery.recentMenu({ prizeMode }, { signal }),
    });
  }

  forgetPerson(): void {
    this.menu.reset();
    this.recent.reset();
  }
}

export const lotteryMenuStore = defineStore((context) => new LotteryMenuStore(context));
