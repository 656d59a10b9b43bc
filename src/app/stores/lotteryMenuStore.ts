import { lotteryCalls } from '#contract';
import { defineStore } from './defineStore';
import { prizeModeOf } from './prizeMode';

/** Which lotteries there are for a member: those of Vietnam's house, and those that the member played last. */
export const lotteryMenuStore = defineStore(({ scope, createCalls, brand }) => {
  const { lottery } = createCalls({ lottery: lotteryCalls });
  const prizeMode = prizeModeOf(brand);
  return {
    menu: scope.query((_, options) => lottery.menu({ prizeMode }, options), { staleTime: 60_000 }),
    recent: scope.query((_, options) => lottery.recentMenu({ prizeMode }, options), { staleTime: 5_000 }),
  };
});
