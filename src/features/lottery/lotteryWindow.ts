/** Name of the window in which the lotteries of one house open: the target of their links. */
export const lotteryWindow = 'lottery';

/** Source: spec section 4, start game: TCG_SEA opens a special lottery window. */
export const hasWindow = (vassalage: string | undefined): boolean => vassalage === 'TCG_SEA';

/** What a link to a lottery is given, so that it opens in the window of its house, where it has one. */
export const inWindowOf = (vassalage: string | undefined) =>
  hasWindow(vassalage) ? { target: lotteryWindow } : undefined;
