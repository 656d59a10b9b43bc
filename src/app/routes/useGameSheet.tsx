import { useCallback, useState, type ReactNode } from 'react';
import type { Game } from '#contract';
import type { GameSheetProps } from '../../features/game/GameSheet';
import type { Site } from './site';
import type { useGameActions } from './useGameActions';

const loadSheet = () => import('../../features/game/GameSheet');

interface SheetOptions {
  actions: ReturnType<typeof useGameActions>;
  /** Whether this visitor is offered trial money. */
  canTryFree: boolean;
}

/**
 * What a tap on a game shows where there is no hover. Call it from an observer and put `sheet` at the end of the page.
 * `onOpen` stays the same while the page lives.
 */
export function useGameSheet(
  { stores, brand }: Site,
  { actions, canTryFree }: SheetOptions,
): { onOpen: (game: Game) => void; sheet: ReactNode } {
  const { locale, lobby, wallet } = stores;
  const [Sheet, setSheet] = useState<(props: GameSheetProps) => ReactNode>();
  // The game stays after the sheet is closed, so that it can play its way out.
  const [shown, setShown] = useState<{ game: Game; isOpen: boolean }>();
  const { onPlay } = actions;

  const onOpen = useCallback(
    (game: Game) => {
      const open = async (): Promise<void> => {
        try {
          const [{ GameSheet }] = await Promise.all([loadSheet(), locale.ensureAreas(['game'])]);
          setSheet(() => GameSheet);
          setShown({ game, isOpen: true });
        } catch {
          // Without the sheet the tap still leads to the game.
          onPlay(game);
        }
      };
      void open();
    },
    [locale, onPlay],
  );
  const close = (): void => setShown((last) => last && { ...last, isOpen: false });
  const choose = (go: (game: Game) => void) => (game: Game) => {
    close();
    go(game);
  };

  const sheet = Sheet && shown && locale.hasArea('game') && (
    <Sheet
      game={{ ...shown.game, image: stores.start.imageUrl(shown.game.image) }}
      isOpen={shown.isOpen}
      onClose={close}
      vendorName={vendorOf(shown.game)}
      currency={wallet.balance.value?.currency ?? brand.currency}
      onPlay={choose(onPlay)}
      onTryFree={canTryFree ? choose(actions.onTryFree) : undefined}
      isFavourite={lobby.favouriteIds.has(shown.game.id)}
      onFavouriteChange={actions.onFavouriteChange}
    />
  );
  return { onOpen, sheet };

  function vendorOf({ vassalage }: Game): string | undefined {
    for (const cards of lobby.categories.values()) {
      const card = cards.find((candidate) => candidate.vassalage === vassalage);
      if (card) return card.name;
    }
    return undefined;
  }
}
