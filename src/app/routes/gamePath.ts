import type { Game } from '#contract';

/** What an address says of a game; the category, where it is known, so that a lottery is led to its own page at once. */
type Addressed = Pick<Game, 'id' | 'vassalage' | 'nodeId'> & Partial<Pick<Game, 'category'>>;

export const isLottery = (category: string | undefined): boolean => category?.endsWith('LOTT') === true;

/** Address of a game's page. Source: spec section 4, start game, for the house that has a page of lotteries of its own. */
export function gamePath({ id, vassalage, category, nodeId }: Addressed): string {
  const lotteries = vassalage === 'TCG_LOTTO_VN' ? 'vnlottery' : 'lottery';
  const params = { id, vassalage, ...(nodeId && { node: nodeId }) };
  return `/${isLottery(category) ? lotteries : 'game'}?${new URLSearchParams(params).toString()}`;
}

/**
 * Opens a page in the special window of lotteries, where its house has one. Source: spec section 4, start game.
 * @returns false where the house has none, and where the browser lets no window open: then it opens in this one
 */
export function opensWindow(vassalage: string | undefined, path: string): boolean {
  if (vassalage !== 'TCG_SEA') return false;
  const opened = window.open(path, 'lottery', 'popup,width=1280,height=860');
  opened?.focus();
  return opened !== null;
}

/** Starts a game: in the window of its house, else on its page. */
export function startGame(game: Addressed, navigate: (path: string) => void): void {
  const path = gamePath(game);
  if (!opensWindow(game.vassalage, path)) navigate(path);
}
