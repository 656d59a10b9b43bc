import { vnDrawCalls } from '#contract';
import { withClockOffset } from '../data/clockOffset';
import { defineStore } from './defineStore';

/** Results of Vietnam by region and day: the same for everybody. */
export const vnResultsStore = defineStore(({ scope, createCalls, clock }) => {
  const calls = createCalls({ lottery: vnDrawCalls }).lottery;
  const days = scope.queryBy(
    (key: string, options) => {
      const [lottery = '', language = '', day = ''] = key.split('|');
      return withClockOffset(clock, calls.vnDay({ lottery, language, ...(day && { day }) }, options));
    },
    { staleTime: 10_000, isShared: true },
  );
  return {
    /** Results of a day; without one, of the latest draw. */
    dayOf: (lottery: string, language: string, day = '') => days.get(`${lottery}|${language}|${day}`),
  };
});
