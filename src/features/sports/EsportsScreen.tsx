import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EsportsSeries, SportsLeague } from '#contract';
import { Badge } from '#ds/Badge';
import { Button } from '#ds/Button';
import { DateTime } from '#ds/DateTime';
import { Inline } from '#ds/Inline';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { SeriesStrip } from '#gaming/SeriesStrip';
import { PageHead } from '#patterns/PageHead';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { gameTypeMessages } from '../gameType.messages';
import { BookRow, type BookRowProps } from './BookRow';
import { LeagueRail } from './LeagueRail';
import { sportsMessages as messages } from './messages';
import * as styles from './SportsScreen.styles';

interface SeriesLists {
  events: readonly SportsLeague[];
  /** In play. */
  live: readonly EsportsSeries[];
  /** To come, soonest first. */
  next: readonly EsportsSeries[];
}

export interface EsportsScreenProps extends Pick<BookRowProps, 'books' | 'onBook'> {
  series: Async<SeriesLists>;
  /** Id of the event that is shown; undefined shows all. */
  event: string | undefined;
  onEventChange: (event: string | undefined) => void;
  /** Where a series can be bet on; undefined while no book is open. */
  hrefOf: (series: EsportsSeries) => string | undefined;
  onOpen: (series: EsportsSeries) => void;
  /** Picture of a team's crest, by its number. */
  crestUrl: (crest: number) => string;
}

type StripDeps = Pick<EsportsScreenProps, 'crestUrl' | 'hrefOf' | 'onOpen'>;

/** Series to come that are shown before somebody asks for more. */
const step = 12;

const none: SeriesLists = { events: [], live: [], next: [] };

/** Which series is on, on which map, and what begins next. */
export function EsportsScreen(props: EsportsScreenProps) {
  const { event } = props;
  const { state, value: series = none } = props.series;
  const { events, live, next } = series;
  const { formatMessage: t } = useIntl();
  const playing = events.reduce((sum, each) => sum + each.live, 0);
  const isEmpty = live.length === 0 && next.length === 0;
  return (
    <div css={styles.page}>
      <PageHead
        title={t(gameTypeMessages.ESPORTS)}
        count={
          playing > 0 && (
            <Badge tone="danger" hasDot>
              <FormattedMessage {...messages.liveCount} values={{ count: playing }} />
            </Badge>
          )
        }
      />
      <BookRow books={props.books} current={undefined} onBook={props.onBook} hasPrices={false} />
      <div css={styles.columns}>
        <LeagueRail leagues={events} league={event} onLeagueChange={props.onEventChange} />
        <AsyncSection
          of={props.series}
          state={state === 'ready' && isEmpty ? 'empty' : state}
          isCard
          skeleton={<Skeleton shape="block" blockSize="30rem" />}
          empty={{ title: t(messages.emptyTitle), description: t(messages.emptyText) }}
          failure={{ title: t(messages.failed), description: t(messages.failedText) }}
          asOf={t(messages.asOf)}
        >
          <Lists {...series} crestUrl={props.crestUrl} hrefOf={props.hrefOf} onOpen={props.onOpen} />
        </AsyncSection>
      </div>
    </div>
  );
}

function Lists({ events, live, next, ...deps }: SeriesLists & StripDeps) {
  const { formatMessage: t } = useIntl();
  const [shown, setShown] = useState(step);
  const names = new Map(events.map(({ id, name }) => [id, name]));
  const strip = (series: EsportsSeries) => (
    <li key={`${series.id} ${series.startsAt}`}>
      <Strip series={series} event={names.get(series.event) ?? series.event} {...deps} />
    </li>
  );
  return (
    <div css={styles.lists}>
      {live.length === 0 ? (
        next.length > 0 && <Text>{t(messages.noSeries)}</Text>
      ) : (
        <>
          <h2 css={styles.heading}>{t(messages.inPlay)}</h2>
          <Stack elementType="ul" gap={3}>
            {live.map(strip)}
          </Stack>
        </>
      )}
      {next.length > 0 && (
        <>
          <h2 css={styles.heading}>{t(messages.next)}</h2>
          <Stack elementType="ul" gap={3}>
            {next.slice(0, shown).map(strip)}
          </Stack>
        </>
      )}
      {next.length > shown && (
        <Inline align="stretch" justify="center" isSingleLine>
          <Button tone="neutral" onPress={() => setShown(shown + step)}>
            {t(messages.moreSeries)}
          </Button>
        </Inline>
      )}
    </div>
  );
}

interface StripProps extends StripDeps {
  series: EsportsSeries;
  event: string;
}

function Strip({ series, event, crestUrl, hrefOf, onOpen }: StripProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { home, away, won, map, phase, startsAt, bestOf } = series;
  const time = formatDateTime(startsAt, locale, 'time');
  const teams = { home, away, won: won[0], lost: won[1] };
  const label =
    phase === 'upcoming'
      ? t(messages.ofLater, { home, away, time })
      : map
        ? t(messages.ofNow, { ...teams, number: map.number, score: map.score[0], other: map.score[1] })
        : t(messages.ofBreak, teams);
  const state =
    phase === 'upcoming' ? (
      <DateTime value={startsAt} format="time" />
    ) : map ? (
      t(messages.map, { number: map.number })
    ) : (
      t(messages.pause)
    );
  return (
    <SeriesStrip
      home={{ name: home, crestSrc: crestUrl(series.homeCrest), won: won[0], rounds: map?.score[0] }}
      away={{ name: away, crestSrc: crestUrl(series.awayCrest), won: won[1], rounds: map?.score[1] }}
      toWin={Math.ceil(bestOf / 2)}
      state={state}
      isLive={phase !== 'upcoming'}
      note={t(messages.bestOf, { event, count: bestOf })}
      label={label}
      href={hrefOf(series)}
      onOpen={() => onOpen(series)}
    />
  );
}
