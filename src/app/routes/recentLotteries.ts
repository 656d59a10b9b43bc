/** Fetches the lotteries that a member played last. Apart, so that the list of files they need is not in the first download. */
export const loadRecentLotteries = async () =>
  (await import('./RecentLotteriesBinding')).RecentLotteriesBinding;
