import { useIntl } from 'react-intl';
import { useNow } from '#ds/Countdown';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { timeText } from './timeText';
import * as styles from './ThinBar.styles';

/** When somebody logged in, and what time it is. */
export interface PlayTimeProps {
  /** ISO 8601; absent until it is known. */
  loggedInAt?: string | undefined;
  /** Time it shows instead of the clock's, in epoch milliseconds, for stories. */
  now?: number | undefined;
}

/** Full minutes since a log-in. A clock that is a little behind has none yet. */
export const minutesSince = (loggedInAt: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(loggedInAt)) / 60_000));

/** The time of day and the time since log-in in one line, under the name in the bar of a phone. Read when asked for. */
export function PlayTime({ loggedInAt, now: given }: PlayTimeProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const now = useNow(given, 60_000);
  return (
    <p css={styles.line}>
      {now !== undefined &&
        joinFacts([
          formatDateTime(now, locale, 'time'),
          loggedInAt !== undefined && timeText(minutesSince(loggedInAt, now), t),
        ])}
    </p>
  );
}
