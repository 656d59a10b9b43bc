import { Fragment, startTransition, useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { GameRow, type GameRowProps } from './GameRow';
import type { HomeModuleId, HomeScreenProps } from './home';
import { below, pair } from './HomeScreen.styles';
import { InPlay } from './InPlay';
import { LiveRow } from './LiveRow';
import { homeMessages } from './messages';
import { Promotions } from './Promotions';
import { Results } from './Results';
import { Winners } from './Winners';

/**
 * What is below the first screen, in the brand's order: its code comes after the first paint. The first module, which a
 * visitor sees next, comes alone; the others follow as a transition, which makes way for whoever presses or scrolls.
 */
export function HomeModules(props: HomeScreenProps) {
  const [isRenderComplete, setRenderComplete] = useState(false);
  useEffect(() => startTransition(() => setRenderComplete(true)), []);
  return (
    <>
      {(isRenderComplete ? props.modules : props.modules.slice(0, 1)).map((id) => (
        <Fragment key={id}>{moduleOf(id, props)}</Fragment>
      ))}
      {!isRenderComplete && <div css={below} />}
    </>
  );
}

function moduleOf(id: HomeModuleId, props: HomeScreenProps): ReactNode {
  const { currency, vendorNames, onPlay, onTryFree, onOpen } = props;
  const actions = { vendorNames, onPlay, onTryFree, onOpen };
  switch (id) {
    case 'hot':
      return (
        <TitledRow id="hot" games={props.hot} href="/hotgame" detail="playing" layout="strip" {...actions} />
      );
    case 'fresh':
      return (
        <TitledRow id="fresh" games={props.fresh} href="/rng" detail="vendor" layout="grid" {...actions} />
      );
    case 'live':
      return <LiveRow tables={props.live} currency={currency} vendorNames={vendorNames} onPlay={onPlay} />;
    case 'inPlay':
      return (
        <div css={pair}>
          <InPlay matches={props.matches} liveCount={props.liveMatches} crestUrl={props.crestUrl} />
          <Winners winners={props.winners} />
        </div>
      );
    case 'results':
      return (
        <>
          <Results lotteries={props.lotteries} />
          {props.recentLotteries}
        </>
      );
    case 'promotions':
      return <Promotions promotions={props.promotions} />;
  }
}

type TitledRowProps = Omit<GameRowProps, 'title'> & { id: 'hot' | 'fresh' };

function TitledRow({ id, ...row }: TitledRowProps) {
  const { formatMessage: t } = useIntl();
  return <GameRow title={t(homeMessages[id])} {...row} />;
}
