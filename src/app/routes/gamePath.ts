import type { Game } from '#contract';

/** Before the code of a lottery in the catalogue of games. */
export const lotteryMark = 'l-';

/** Address of a game's page. */
export function gamePath({ id, vassalage }: Pick<Game, 'id' | 'vassalage'>): string {
  return `/game?${new URLSearchParams({ id, vassalage }).toString()}`;
}
