import { jackpotCalls, type ReplyOf } from '#contract';
import { mapOutcome } from '../data/failure';
import { lookAgain } from '../data/lookAgain';
import { defineStore } from './defineStore';

/** Milliseconds from one look at the jackpots to the next: in between they grow at the pace that the platform told. */
const lookEvery = 10_000;

/** The jackpots, and when they were so by this device's clock. */
type JackpotList = ReplyOf<typeof jackpotCalls.list> & { since: number };

/** Jackpots that grow, and the games that win them: the same for everybody. */
export const jackpotStore = defineStore(({ scope, createCalls, clock }) => {
  const calls = createCalls({ jackpots: jackpotCalls }).jackpots;
  const jackpots = scope.query<JackpotList>(
    async (_, options) => {
      const outcome = await calls.list({}, { ...options, background: true });
      return mapOutcome(outcome, (list) => ({ ...list, since: clock.now() }));
    },
    { staleTime: lookEvery, isShared: true },
  );
  return {
    jackpots,
    games: scope.query(calls.games, { isShared: true }),
    /** Looks at the jackpots again and again until the answer is called. */
    follow: (isSeen: () => boolean) => lookAgain(clock, lookEvery, isSeen, () => void jackpots.refreshOnce()),
  };
});
