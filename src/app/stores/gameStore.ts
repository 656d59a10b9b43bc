import { searchCalls, type Game } from '#contract';
import { defineStore } from './defineStore';

/** Games that addresses name: whether there is one, and what it is called. */
export const gameStore = defineStore(({ scope, createCalls }) => {
  const { search } = createCalls({ search: searchCalls });
  const games = scope.queryBy(
    (key: string, options) => {
      const [gameId, vassalage, language] = JSON.parse(key) as [string, string, string];
      return search.game({ gameId, vassalage, language }, { ...options, background: true });
    },
    { isShared: true },
  );
  return {
    /** A game by its vendor and id, named in a language. */
    named: ({ id, vassalage }: Pick<Game, 'id' | 'vassalage'>, language: string) =>
      games.get(JSON.stringify([id, vassalage, language])),
  };
});
