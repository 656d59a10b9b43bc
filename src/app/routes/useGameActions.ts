import { useMemo } from 'react';
import type { Game } from '#contract';
import { startGame } from './gamePath';
import type { Site } from './site';

/** What a visitor can do with a game, wherever it is shown. The functions stay the same while the page lives. */
export function useGameActions({ stores, navigate }: Site) {
  return useMemo(() => {
    const { session, dialogs, lobby } = stores;
    return {
      /** Opens it; without a session the login comes first, then the game. So does a real account where there is no free play. */
      onPlay: (game: Game): void => {
        if (!session.isSignedIn) dialogs.show('login', { kind: 'play', game });
        else if (session.isTrial && !game.freePlay) dialogs.show('guest', { kind: 'play', game });
        else startGame(game, navigate);
      },
      /** Opens it with trial money. */
      onTryFree: (game: Game): void =>
        void session.freePlay.run().then((outcome) => {
          if (outcome.ok) startGame(game, navigate);
          else dialogs.show('login', { kind: 'play', game });
        }),
      onFavouriteChange: (game: Game, isFavourite: boolean): void => {
        if (session.isSignedIn) void lobby.setFavourite(game.id, isFavourite);
        else dialogs.show('login', { kind: 'favourite', gameId: game.id });
      },
    };
  }, [stores, navigate]);
}
