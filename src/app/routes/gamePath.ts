import type { Game } from '#contract';

/** Address of a game's page. */
export function gamePath({ id, vassalage }: Pick<Game, 'id' | 'vassalage'>): string {
  return `/game?${new URLSearchParams({ id, vassalage }).toString()}`;
}
