import { defineArea } from '#messages';

/** What stands above the lotteries that a member opened last, on the first page and in the lobby. */
export const recentLotteryMessages = defineArea('home.recent', {
  lotteries: 'Recently played lotteries', // Heading of a row of lotteries.
});
