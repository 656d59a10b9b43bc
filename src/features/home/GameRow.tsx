import { useCallback, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { Game } from '#contract';
import { Carousel } from '#ds/Carousel';
import { GameTile, type GameTileAction } from '#ds/GameTile';
import { Link } from '#ds/Link';
import { SectionHeader } from '#ds/SectionHeader';
import { Skeleton, SkeletonGroup } from '#ds/Skeleton';
import { gameBadge } from './gameBadge';
import { homeMessages } from './messages';
import type { Section } from './section';
import { SectionBody } from './SectionBody';
import { section as sectionPart, tileBox, tileRow } from './HomeScreen.styles';

export interface GameActions {
  /** Opens a game with real money, or asks for a login first. */
  onPlay: (game: Game) => void;
  /** Opens a game with trial money; absent when that is not offered to this visitor. */
  onTryFree?: ((game: Game) => void) | undefined;
}

export interface GameRowProps extends GameActions {
  title: string;
  /** Page with more of the same. */
  href: string;
  games: Section<Game>;
  /** What stands below the name. */
  detail: 'playing' | 'vendor';
  /** Names of vendors by code, for the `vendor` detail. */
  vendorNames: ReadonlyMap<string, string>;
}

const placeholders = Array.from({ length: 7 }, (_, index) => index);

/** One row of game tiles that can be moved along. */
export function GameRow({ title, href, games, detail, vendorNames, onPlay, onTryFree }: GameRowProps) {
  const intl = useIntl();
  const id = useId();
  const items = games.status === 'ready' ? games.items : undefined;
  const onAction = useCallback(
    (action: GameTileAction, gameId: string) => {
      const game = items?.find((candidate) => candidate.id === gameId);
      if (!game) return;
      if (action === 'try') onTryFree?.(game);
      else onPlay(game);
    },
    [items, onPlay, onTryFree],
  );
  const header = (
    <SectionHeader
      id={id}
      title={title}
      action={
        <Link href={href} isStandalone icon={IconChevronRight}>
          <FormattedMessage {...homeMessages.viewAll} />
        </Link>
      }
    />
  );
  return (
    <section css={sectionPart} aria-labelledby={id}>
      <SectionBody
        section={games}
        skeleton={
          <>
            {header}
            <SkeletonGroup>
              <div css={tileRow}>
                {placeholders.map((index) => (
                  <div key={index} css={tileBox}>
                    <Skeleton shape="tile" />
                    <Skeleton inlineSize="70%" />
                    <Skeleton inlineSize="45%" />
                  </div>
                ))}
              </div>
            </SkeletonGroup>
          </>
        }
      >
        {(list) => (
          <Carousel aria-label={title} layout="strip" header={header}>
            {list.map((game) => (
              <GameTile
                key={game.id}
                onAction={onAction}
                game={{
                  id: game.id,
                  name: game.name,
                  imageSrc: game.image,
                  href: `/game?id=${encodeURIComponent(game.id)}&vassalage=${encodeURIComponent(game.vassalage)}`,
                  sub:
                    detail === 'playing'
                      ? intl.formatMessage(homeMessages.playing, { count: game.playing })
                      : (vendorNames.get(game.vassalage) ?? ''),
                  canTryFree: game.freePlay && onTryFree !== undefined,
                  ...gameBadge(intl, game),
                }}
              />
            ))}
          </Carousel>
        )}
      </SectionBody>
    </section>
  );
}
