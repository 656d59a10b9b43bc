import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useIntl } from 'react-intl';
import type { ServiceState } from '#contract';
import { Heading } from '#ds/Heading';
import { Icon } from '#ds/Icon';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { labelMessages } from '../label.messages';
import { moneyMessages } from '../money.messages';
import { helpMessages as messages } from './help.messages';
import * as styles from './ServiceStatus.styles';

export interface ServiceStatusProps {
  service: ServiceState;
  /** Whether a moment is today, where the visitor is; its time is enough then. */
  isToday: (moment: string) => boolean;
}

/** One line of what works at the moment: how long money takes, and whose games are being serviced. */
export function ServiceStatus({ service, isToday }: ServiceStatusProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { depositMinutes, withdrawalMinutes, serviced } = service;
  const usual = (minutes: number): string =>
    t(messages.usual, {
      time:
        minutes < 120
          ? t(labelMessages.minutes, { count: minutes })
          : t(labelMessages.hours, { count: Math.ceil(minutes / 60) }),
    });
  const facts = [
    ...(depositMinutes === undefined
      ? []
      : [{ id: 'deposits', name: t(moneyMessages.deposits), line: usual(depositMinutes), isFine: true }]),
    ...(withdrawalMinutes === undefined
      ? []
      : [
          {
            id: 'withdrawals',
            name: t(moneyMessages.withdrawals),
            line: usual(withdrawalMinutes),
            isFine: true,
          },
        ]),
    ...serviced.map(({ name, until }) => ({
      id: `vendor ${name}`,
      name,
      line:
        until === undefined
          ? t(messages.serviced)
          : t(messages.backAt, { time: formatDateTime(until, locale, isToday(until) ? 'time' : 'dateTime') }),
      isFine: false,
    })),
  ];
  if (facts.length === 0) return null;
  return (
    <section css={styles.root} aria-labelledby="service-title">
      <Heading id="service-title">{t(messages.now)}</Heading>
      <ul css={styles.facts} role="list">
        {facts.map(({ id, name, line, isFine }) => (
          <li key={id} css={styles.fact}>
            <span css={styles.mark} data-fine={isFine || undefined}>
              <Icon icon={isFine ? IconCircleCheck : IconClock} size={18} />
            </span>
            <span>
              <b css={styles.name}>{name}</b> {line}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
