import { gameCalls, type GameCategory } from '#contract';
import { defineStore } from './defineStore';

/** Games of a type that the page with every type shows. */
const shown = '8';

/** The games that most people play, by type. */
export const gameCenterStore = defineStore(({ scope, createCalls }) => {
  const { games } = createCalls({ games: gameCalls });
  const lists = scope.queryBy(
    (key: string, options) => {
      const [category, language = ''] = key.split(' ') as [GameCategory, string?];
      return games.list({ category, language, limit: shown }, options);
    },
    { staleTime: 60_000, isShared: true },
  );
  return {
    /** The first games of a type, in a language. */
    listOf: (category: GameCategory, language: string) => lists.get(`${category} ${language}`),
  };
});
