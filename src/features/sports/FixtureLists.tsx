import { FormattedMessage, useIntl } from 'react-intl';
import type { SportsFixture, SportsLeague } from '#contract';
import { Text } from '#ds/Text';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { Button } from '#ds/Button';
import { useNow } from '#ds/Countdown';
import { useIsPainted } from '../useIsPainted';
import { byHour, isOtherDay } from './fixtures';
import { FixtureRow, type FixtureActions } from './FixtureRow';
import { sportsMessages as messages } from './messages';
import * as styles from './SportsScreen.styles';

/** Matches of a league that are shown while there are other leagues too. */
const shownOfLeague = 4;

/** Matches, and leagues with some in play, that a high screen has room for. */
export const seenRows = 14;
const seenLeagues = 5;

const keyOf = ({ id, round }: SportsFixture): string => `${id} ${round}`;

interface LiveListProps extends FixtureActions {
  leagues: readonly SportsLeague[];
  fixtures: readonly SportsFixture[];
  /** Id of the league that is shown alone. */
  league: string | undefined;
  onLeagueChange: (league: string | undefined) => void;
}

/** Matches in play, by league; with all leagues, those of each that people look for. */
export function LiveList({ leagues, fixtures, league, onLeagueChange, ...actions }: LiveListProps) {
  const { hrefOf, onOpen, crestUrl } = actions;
  const { formatMessage: t } = useIntl();
  const isPainted = useIsPainted();
  const playing = leagues.flatMap(({ id, name }) => {
    const own = fixtures.filter((fixture) => fixture.league === id);
    return own.length > 0 ? [{ id, name, own }] : [];
  });
  return playing.slice(0, isPainted ? undefined : seenLeagues).map(({ id, name, own }) => {
    const shown = league === undefined ? own.slice(0, shownOfLeague) : own;
    return (
      <section key={id} css={styles.card} aria-label={name}>
        <h3 css={styles.cardHead}>
          <span>{name}</span>
          <Text elementType="span">{t(messages.liveCount, { count: own.length })}</Text>
        </h3>
        <ul css={styles.rows}>
          {shown.map((fixture) => (
            <li key={keyOf(fixture)}>
              <FixtureRow fixture={fixture} hrefOf={hrefOf} onOpen={onOpen} crestUrl={crestUrl} />
            </li>
          ))}
        </ul>
        {shown.length < own.length && (
          <div css={styles.cardFoot}>
            <Button size="sm" tone="neutral" emphasis="ghost" onPress={() => onLeagueChange(id)}>
              <FormattedMessage {...messages.all} values={{ count: own.length }} />
            </Button>
          </div>
        )}
      </section>
    );
  });
}

interface NextListProps extends FixtureActions {
  fixtures: readonly SportsFixture[];
  /** What the clock says, for stories; epoch milliseconds. */
  now: number | undefined;
  /** False where all matches are of the day that was chosen. */
  hasDays: boolean;
}

/** Matches to come, by the hour in which they begin. */
export function NextList({ fixtures, now, hasDays, hrefOf, onOpen, crestUrl }: NextListProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const clock = useNow(now, 60_000);
  const isPainted = useIsPainted();
  return byHour(isPainted ? fixtures : fixtures.slice(0, seenRows)).map(({ at, fixtures: own }) => {
    const time = formatDateTime(at, locale, 'time');
    const title =
      hasDays && clock !== undefined && isOtherDay(at, clock) ? t(messages.tomorrowAt, { time }) : time;
    return (
      <section key={at} css={styles.card} aria-label={title}>
        <h3 css={styles.cardHead}>{title}</h3>
        <ul css={styles.rows}>
          {own.map((fixture) => (
            <li key={keyOf(fixture)}>
              <FixtureRow fixture={fixture} hrefOf={hrefOf} onOpen={onOpen} crestUrl={crestUrl} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
