import { useCallback, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Game, Lottery, Match } from '#contract';
import { PageHead } from '#patterns/PageHead';
import { Skeleton, SkeletonGroup } from '#ds/Skeleton';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import { RoomRow } from '#gaming/RoomRow';
import { gameHref } from '../gameHref';
import { Categories, type CategoryView } from './Categories';
import * as styles from './GameCenterScreen.styles';
import { gameCenterMessages as messages } from './gameCenter.messages';
import { GameRow } from './GameRow';
import type { GameActions } from './home';
import { InPlay } from './InPlay';
import { LiveRow } from './LiveRow';
import { HomeSection } from './HomeSection';
import { homeMessages } from './messages';
import { Results } from './Results';
import type { Section } from './section';
import { SectionBody } from './SectionBody';

export interface GameCenterScreenProps extends GameActions {
  /** Types of games, in the brand's order; absent while they load. */
  categories: readonly CategoryView[] | undefined;
  slots: Section<Game>;
  fishing: Section<Game>;
  rooms: Section<Game>;
  live: Section<Game>;
  lotteries: Section<Lottery>;
  matches: Section<Match>;
  /** Matches that are being played now, shown or not. */
  liveMatches: number;
  /** Currency in which stakes are shown. */
  currency: string;
  /** Names of vendors by code. */
  vendorNames: ReadonlyMap<string, string>;
  /** Picture of a team's crest, by its number. */
  crestUrl: (crest: number) => string;
}

/** Everything that can be played, once: a row for each type of games, in the shape of its kind. */
export function GameCenterScreen(props: GameCenterScreenProps) {
  const { categories } = props;
  const { formatMessage: t } = useIntl();
  return (
    <div css={styles.root}>
      <PageHead title={t(messages.title)} />
      <Categories items={categories} />
      {(categories ?? []).map(({ id, href }) => (
        <Row key={id} id={id} href={href} {...props} />
      ))}
    </div>
  );
}

type RowProps = GameCenterScreenProps & Pick<CategoryView, 'id' | 'href'>;

function Row({ id, href, ...props }: RowProps): ReactNode {
  const { formatMessage: t } = useIntl();
  const { vendorNames, currency, onPlay, onTryFree, onOpen } = props;
  const games = { href, vendorNames, onPlay, onTryFree, onOpen, layout: 'grid', detail: 'playing' } as const;
  switch (id) {
    case 'RNG':
      return <GameRow title={t(homeMessages.RNG)} games={props.slots} {...games} />;
    case 'FISH':
      return <GameRow title={t(homeMessages.FISH)} games={props.fishing} {...games} />;
    case 'LIVE':
      return <LiveRow tables={props.live} currency={currency} vendorNames={vendorNames} onPlay={onPlay} />;
    case 'ELOTT':
      return <Results lotteries={props.lotteries} />;
    case 'SPORTS':
      return <InPlay matches={props.matches} liveCount={props.liveMatches} crestUrl={props.crestUrl} />;
    case 'PVP':
      return <Rooms href={href} {...props} />;
    // Its vendors sell one book each; the list of types leads there.
    case 'ESPORTS':
      return null;
  }
}

const shownRooms = 4;

/** Card rooms with the most people, one below the other. */
function Rooms({ href, rooms, currency, vendorNames, onPlay }: Omit<RowProps, 'id' | 'categories'>) {
  const { formatMessage: t } = useIntl();
  return (
    <HomeSection title={t(homeMessages.PVP)} href={href}>
      <SectionBody
        section={rooms}
        skeleton={
          <SkeletonGroup>
            <Skeleton shape="block" blockSize="18rem" />
          </SkeletonGroup>
        }
      >
        {(list) => (
          <ul css={styles.rooms}>
            {list.slice(0, shownRooms).map((game) => (
              <li key={game.id}>
                <Room
                  game={game}
                  currency={currency}
                  vendor={vendorNames.get(game.vassalage)}
                  onPlay={onPlay}
                />
              </li>
            ))}
          </ul>
        )}
      </SectionBody>
    </HomeSection>
  );
}

interface RoomProps extends Pick<GameActions, 'onPlay'> {
  game: Game;
  currency: string;
  vendor: string | undefined;
}

function Room({ game, currency, vendor, onPlay }: RoomProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const free = game.seats ?? 0;
  const onPress = useCallback(() => onPlay(game), [game, onPlay]);
  return (
    <RoomRow
      room={{
        id: game.id,
        name: game.name,
        ...(vendor !== undefined && { sub: vendor }),
        stake: formatMoney(game.minBet, currency, locale, { cents: 'ifAny' }).text,
        seats: { free, total: game.places ?? free },
        seatsLabel: free > 0 ? t(homeMessages.seats, { count: free }) : t(messages.full),
        people: t(homeMessages.playing, { count: game.playing }),
        verb: t(free > 0 ? messages.sit : messages.watch),
        imageSrc: game.image,
        href: gameHref(game),
      }}
      onPress={onPress}
    />
  );
}
