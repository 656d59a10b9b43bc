import type { Game } from '#contract';
import { hasWindow, lotteryWindow } from '../../features/lottery/lotteryWindow';

/** What an address says of a game; the category, where it is known, so that a lottery is led to its own page at once. */
type Addressed = Pick<Game, 'id' | 'vassalage' | 'nodeId'> & Partial<Pick<Game, 'category'>>;

export const isLottery = (category: string | undefined): boolean => category?.endsWith('LOTT') === true;

/** Address of a game's page. Source: spec section 4, start game, for the house that has a page of lotteries of its own. */
export function gamePath({ id, vassalage, category, nodeId }: Addressed): string {
  const lotteries = vassalage === 'TCG_LOTTO_VN' ? 'vnlottery' : 'lottery';
  const params = { id, vassalage, ...(nodeId && { node: nodeId }) };
  return `/${isLottery(category) ? lotteries : 'game'}?${new URLSearchParams(params).toString()}`;
}

/** Opens a page in the window of lotteries; in this one where the browser lets no other open. */
export function openLottery(path: string, navigate: (path: string) => void): void {
  const opened = window.open(path, lotteryWindow, 'popup,width=1280,height=860');
  if (opened) opened.focus();
  else navigate(path);
}

/** Starts a game: in the window of its house, else on its page. */
export function startGame(game: Addressed, navigate: (path: string) => void): void {
  const path = gamePath(game);
  if (hasWindow(game.vassalage)) openLottery(path, navigate);
  else navigate(path);
}
