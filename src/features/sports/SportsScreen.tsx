import { FormattedMessage, useIntl } from 'react-intl';
import type { SportsFixture, SportsLeague } from '#contract';
import { Inline } from '#ds/Inline';
import { Text } from '#ds/Text';
import { MatchRowSkeleton } from '#gaming/MatchRow';
import { Badge } from '#ds/Badge';
import { Button } from '#ds/Button';
import { PageHead } from '#patterns/PageHead';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { ChoiceButtons } from '../ChoiceButtons';
import { gameTypeMessages } from '../gameType.messages';
import { useIsPainted } from '../useIsPainted';
import { BookRow, type BookRowProps } from './BookRow';
import { LiveList, NextList, seenRows } from './FixtureLists';
import type { FixtureActions } from './FixtureRow';
import { sportsViews, type SportsView } from './fixtures';
import { LeagueRail } from './LeagueRail';
import { sportsMessages as messages } from './messages';
import * as styles from './SportsScreen.styles';

interface Matches {
  leagues: readonly SportsLeague[];
  /** In play. */
  live: readonly SportsFixture[];
  /** To come, soonest first. */
  next: readonly SportsFixture[];
  /** To come, shown or not. */
  nextTotal: number;
}

export interface SportsScreenProps extends FixtureActions, BookRowProps {
  matches: Async<Matches>;
  view: SportsView;
  onViewChange: (view: SportsView) => void;
  /** Id of the league that is shown; undefined shows all. */
  league: string | undefined;
  onLeagueChange: (league: string | undefined) => void;
  /** Asks for more of what is to come. */
  onMore: () => void;
  isMoreComing: boolean;
  /** What the clock says, for stories; epoch milliseconds. */
  now?: number;
}

const none: Matches = { leagues: [], live: [], next: [], nextTotal: 0 };

/** What is on now and what begins next, with the prices of the winner; each leads into a book. */
export function SportsScreen(props: SportsScreenProps) {
  const { view, league } = props;
  const { state, value: matches = none } = props.matches;
  const { leagues, live, next } = matches;
  const { formatMessage: t } = useIntl();
  const playing = leagues.reduce((sum, each) => sum + each.live, 0);
  const isEmpty = live.length === 0 && next.length === 0;
  return (
    <div css={styles.page}>
      <PageHead
        title={t(gameTypeMessages.SPORTS)}
        count={
          playing > 0 && (
            <Badge tone="danger" hasDot>
              <FormattedMessage {...messages.liveCount} values={{ count: playing }} />
            </Badge>
          )
        }
        tools={
          <ChoiceButtons
            aria-label={t(messages.days)}
            value={view}
            onChange={props.onViewChange}
            options={sportsViews.map((id) => ({ id, label: t(messages[id]) }))}
          />
        }
      />
      <BookRow books={props.books} current={props.current} onBook={props.onBook} />
      <div css={styles.columns}>
        <LeagueRail leagues={leagues} league={league} onLeagueChange={props.onLeagueChange} />
        <AsyncSection
          of={props.matches}
          state={state === 'ready' && isEmpty ? 'empty' : state}
          isCard
          skeleton={<Waiting />}
          empty={{ title: t(messages.emptyTitle), description: t(messages.emptyText) }}
          failure={{ title: t(messages.failed), description: t(messages.failedText) }}
          asOf={t(messages.asOf)}
        >
          <Lists {...props} {...matches} />
        </AsyncSection>
      </div>
    </div>
  );
}

function Lists(props: Omit<SportsScreenProps, 'matches'> & Matches) {
  const { leagues, live, next, nextTotal, view, league, now, hrefOf, onOpen, crestUrl } = props;
  const { formatMessage: t } = useIntl();
  const actions = { hrefOf, onOpen, crestUrl };
  const isPainted = useIsPainted();
  const hasNext = isPainted || view === 'tomorrow' || live.length < seenRows;
  return (
    <div css={styles.lists}>
      {view === 'now' && live.length === 0 && next.length > 0 && <Text>{t(messages.emptyLive)}</Text>}
      {view !== 'tomorrow' && live.length > 0 && (
        <>
          <h2 css={styles.heading}>{t(messages.inPlay)}</h2>
          <LiveList
            leagues={leagues}
            fixtures={live}
            league={league}
            onLeagueChange={props.onLeagueChange}
            {...actions}
          />
        </>
      )}
      {hasNext && next.length > 0 && (
        <>
          <h2 css={styles.heading}>{t(view === 'now' ? messages.next : messages[view])}</h2>
          <NextList fixtures={next} now={now} hasDays={view === 'now'} {...actions} />
        </>
      )}
      {hasNext && next.length < nextTotal && (
        <Inline align="stretch" justify="center" isSingleLine>
          <Button tone="neutral" isPending={props.isMoreComing} onPress={props.onMore}>
            {t(messages.more)}
          </Button>
        </Inline>
      )}
    </div>
  );
}

const places = Array.from({ length: 8 }, (_, index) => index);

const Waiting = () => (
  <div css={styles.lists}>
    <div css={styles.card}>
      <ul css={styles.rows}>
        {places.map((place) => (
          <li key={place}>
            <MatchRowSkeleton />
          </li>
        ))}
      </ul>
    </div>
  </div>
);
