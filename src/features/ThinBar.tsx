import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useIntl } from 'react-intl';
import type { SinceLogin } from '#contract';
import { useNow } from '#ds/Countdown';
import { Icon } from '#ds/Icon';
import { Link } from '#ds/Link';
import { Popover, PopoverTrigger } from '#ds/Popover';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { offsetAt } from '#design-system/i18n/zoneText.ts';
import type { Async } from '#patterns/AsyncSection';
import { timeText } from './timeText';
import { saferMessages as messages } from './saferPlay/messages';
import { minutesSince, type PlayTimeProps } from './PlayTime';
import { SinceLoginSums } from './SinceLoginSums';
import * as styles from './ThinBar.styles';

export interface ThinBarProps extends PlayTimeProps {
  /** What was staked and won since log-in; absent for trial money, of which nothing is summed up. */
  sums?: Async<SinceLogin> | undefined;
  /** The net position is looked at: asks for the newest. */
  onNetOpen?: (() => void) | undefined;
  /** Addresses of the pages; absent for an account that has none. */
  links?: { limits: string; break: string } | undefined;
  /** IANA name of the zone of the clock; the reader's own if left out. For stories. */
  timeZone?: string;
}

/**
 * Stands above everything on a page on which one can bet: the clock, the time since log-in, and the ways to the net
 * position, to limits and to a break. 32 px, from 720 px on; a phone has the line in its bar and the rest in its menu.
 * It is no live region: it is read when asked for.
 */
export function ThinBar({ loggedInAt, now: given, sums, onNetOpen, links, timeZone }: ThinBarProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const now = useNow(given, 60_000);
  const zone = now !== undefined && ` ${offsetAt(new Date(now).toISOString(), timeZone)}`;
  return (
    <section css={styles.root} aria-label={t(messages.bar)}>
      {now !== undefined && (
        <>
          <span css={styles.fact}>
            <Icon icon={IconClock} size={16} />
            <span>
              <b css={styles.strong}>{formatDateTime(now, locale, 'time', timeZone)}</b>
              <bdi>{zone}</bdi>
            </span>
          </span>
          {loggedInAt !== undefined && (
            <span css={styles.fact}>
              <Icon icon={IconUser} size={16} />
              {t(messages.loggedInFor, { time: timeText(minutesSince(loggedInAt, now), t) })}
            </span>
          )}
        </>
      )}
      <span css={styles.end}>
        {sums && (
          <PopoverTrigger onOpenChange={(isOpen) => isOpen && onNetOpen?.()}>
            <Link isStandalone>{t(messages.netPosition)}</Link>
            <Popover title={t(messages.sinceLogin)} placement="bottom end">
              <SinceLoginSums sums={sums} />
            </Popover>
          </PopoverTrigger>
        )}
        {links && (
          <>
            <Link isStandalone href={links.limits}>
              {t(messages.limits)}
            </Link>
            <Link isStandalone href={links.break}>
              {t(messages.break)}
            </Link>
          </>
        )}
      </span>
    </section>
  );
}
