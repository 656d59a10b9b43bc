import { gameCalls } from '#contract';
import { defineStore } from './defineStore';

/** The hot games of one vendor. Those of all are the lobby's. */
export const hotStore = defineStore(({ scope, createCalls, merchantCode, language }) => {
  const { games } = createCalls({ games: gameCalls });
  const lists = scope.queryBy(
    (vassalage: string, options) =>
      games.hot(
        { merchantCode, isPlatform: '2', vassalage, platform: 'html5-desktop', language: language() },
        options,
      ),
    { staleTime: 60_000, isShared: true },
  );
  return {
    /** Hot games of a vendor. */
    of: (vassalage: string) => lists.get(vassalage),
  };
});
