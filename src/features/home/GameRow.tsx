import { memo, useCallback, useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Game } from '#contract';
import { Carousel } from '#ds/Carousel';
import { GameTile, GameTileSkeleton, type GameTileAction } from '#gaming/GameTile';
import { SectionHeader } from '#ds/SectionHeader';
import { SkeletonGroup } from '#ds/Skeleton';
import { gameHref } from '../gameHref';
import { gameBadge } from './gameBadge';
import { rows, strip } from './GameRow.styles';
import type { GameActions } from './home';
import { section as sectionPart } from './HomeScreen.styles';
import { ViewAllLink } from './HomeSection';
import { homeMessages } from './messages';
import type { Section } from './section';
import { SectionBody } from './SectionBody';

export interface GameRowProps extends GameActions {
  title: string;
  /** Page with more of the same. */
  href: string;
  games: Section<Game>;
  /** `strip` can be moved along; `grid` is one row, on a phone two. */
  layout: 'strip' | 'grid';
  /** What stands below the name. */
  detail: 'playing' | 'vendor';
  /** Names of vendors by code, for the `vendor` detail. */
  vendorNames: ReadonlyMap<string, string>;
}

/** As many as the widest grid shows; narrower ones leave out what does not fill a row. */
const shown = 8;
const placeholders = Array.from({ length: shown }, (_, index) => index);

/** Tiles of games under a title. */
export const GameRow = memo(function GameRow({ title, href, games, layout, ...rest }: GameRowProps) {
  const id = useId();
  const header = <SectionHeader id={id} title={title} action={<ViewAllLink href={href} />} />;
  const tile = useTile(games, rest);
  const isStrip = layout === 'strip' && games.status === 'ready';
  return (
    // A strip brings a named region of its own.
    <section css={sectionPart} aria-labelledby={isStrip ? undefined : id}>
      {!isStrip && header}
      <SectionBody
        section={games}
        skeleton={
          <SkeletonGroup>
            <div css={layout === 'strip' ? strip : rows}>
              {placeholders.map((index) => (
                <GameTileSkeleton key={index} />
              ))}
            </div>
          </SkeletonGroup>
        }
      >
        {(list) =>
          isStrip ? (
            <Carousel aria-label={title} layout="strip" header={header}>
              {list.map(tile)}
            </Carousel>
          ) : (
            <ul css={rows}>
              {list.slice(0, shown).map((game) => (
                <li key={game.id}>{tile(game)}</li>
              ))}
            </ul>
          )
        }
      </SectionBody>
    </section>
  );
});

type TileOptions = GameActions & Pick<GameRowProps, 'detail' | 'vendorNames'>;

function useTile(
  games: Section<Game>,
  { detail, vendorNames, onPlay, onTryFree, onOpen = onPlay }: TileOptions,
): (game: Game) => ReactNode {
  const intl = useIntl();
  const items = games.status === 'ready' ? games.items : undefined;
  const onAction = useCallback(
    (action: GameTileAction, gameId: string) => {
      const game = items?.find((candidate) => candidate.id === gameId);
      if (!game) return;
      if (action === 'try') onTryFree?.(game);
      else if (action === 'open') onOpen(game);
      else onPlay(game);
    },
    [items, onPlay, onTryFree, onOpen],
  );
  return (game) => (
    <GameTile
      key={game.id}
      onAction={onAction}
      game={{
        id: game.id,
        name: game.name,
        imageSrc: game.image,
        href: gameHref(game),
        sub:
          detail === 'playing'
            ? intl.formatMessage(homeMessages.playing, { count: game.playing })
            : (vendorNames.get(game.vassalage) ?? ''),
        ...(detail === 'playing' && { hasDot: true }),
        canTryFree: game.freePlay && onTryFree !== undefined,
        ...gameBadge(intl, game),
      }}
    />
  );
}
