import { Fragment, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { GameRow, type GameActions } from './GameRow';
import type { HomeModuleId, HomeScreenProps } from './HomeScreen';
import * as styles from './HomeScreen.styles';
import { InPlay } from './InPlay';
import { LiveRow } from './LiveRow';
import { homeMessages } from './messages';
import { Promotions } from './Promotions';
import { Results } from './Results';
import type { Section } from './section';
import { Winners } from './Winners';
import type { Game } from '#contract';

/** What is below the first screen, in the brand's order: its code comes after the first paint. */
export function HomeModules(props: HomeScreenProps) {
  return props.modules.map((id) => <Fragment key={id}>{moduleOf(id, props)}</Fragment>);
}

function moduleOf(id: HomeModuleId, props: HomeScreenProps): ReactNode {
  const { currency, vendorNames, onPlay } = props;
  switch (id) {
    case 'hot':
      return <TitledRow id="hot" games={props.hot} href="/hotgame" detail="playing" {...props} />;
    case 'fresh':
      return <TitledRow id="fresh" games={props.fresh} href="/rng" detail="vendor" {...props} />;
    case 'live':
      return <LiveRow tables={props.live} currency={currency} vendorNames={vendorNames} onPlay={onPlay} />;
    case 'inPlay':
      return (
        <div css={styles.pair}>
          <InPlay matches={props.matches} liveCount={props.liveMatches} crestUrl={props.crestUrl} />
          <Winners winners={props.winners} />
        </div>
      );
    case 'results':
      return <Results lotteries={props.lotteries} />;
    case 'promotions':
      return <Promotions promotions={props.promotions} />;
  }
}

type TitledRowProps = GameActions & {
  id: 'hot' | 'fresh';
  games: Section<Game>;
  href: string;
  detail: 'playing' | 'vendor';
  vendorNames: ReadonlyMap<string, string>;
};

function TitledRow({ id, games, href, detail, vendorNames, onPlay, onTryFree }: TitledRowProps) {
  const intl = useIntl();
  return (
    <GameRow
      title={intl.formatMessage(homeMessages[id])}
      href={href}
      games={games}
      detail={detail}
      vendorNames={vendorNames}
      onPlay={onPlay}
      onTryFree={onTryFree}
    />
  );
}
