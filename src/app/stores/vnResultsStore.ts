import { vnDrawCalls, type VnDay } from '#contract';
import { defineStore } from './defineStore';

const keyOf = (lottery: string, language: string, day = ''): string => `${lottery}|${language}|${day}`;

/** Results of Vietnam by region and day: the same for everybody. */
export const vnResultsStore = defineStore(({ scope, createCalls, clock }) => {
  const calls = createCalls({ lottery: vnDrawCalls }).lottery;
  /** Milliseconds by which the platform's clock is ahead of this device's, by answer. */
  const ahead = new Map<string, number>();
  const days = scope.queryBy<string, VnDay>(
    async (key, options) => {
      const [lottery = '', language = '', day = ''] = key.split('|');
      const outcome = await calls.vnDay({ lottery, language, ...(day !== '' && { day }) }, options);
      if (outcome.ok) ahead.set(key, Date.parse(outcome.value.now) - clock.now());
      return outcome;
    },
    { staleTime: 10_000, isShared: true },
  );
  return {
    /** Results of a day; without one, of the latest draw. */
    dayOf: (lottery: string, language: string, day: string | undefined) =>
      days.get(keyOf(lottery, language, day)),
    /** By how much the clock of the platform was ahead when it answered, milliseconds. */
    aheadOf: (lottery: string, language: string, day: string | undefined) =>
      ahead.get(keyOf(lottery, language, day)) ?? 0,
  };
});
