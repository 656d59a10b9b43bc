import type { Game } from '#contract';

/** The page on which a game is played. */
export const gameHref = ({ id, vassalage }: Pick<Game, 'id' | 'vassalage'>): string =>
  `/game?id=${encodeURIComponent(id)}&vassalage=${encodeURIComponent(vassalage)}`;
