import { useIntl } from 'react-intl';
import type { PointsRecord } from '#contract';
import { DateTime } from '#ds/DateTime';
import { Icon } from '#ds/Icon';
import { Text } from '#ds/Text';
import { formatNumber, useLocaleRow } from '#ds-i18n';
import { pointMessages as messages } from './messages';
import * as styles from './PointRow.styles';
import { formatChange, typeIcons, typeNames } from './pointTypes';

export interface PointRowProps {
  record: PointsRecord;
  /** IANA name of the zone in which its day is written. */
  timeZone: string | undefined;
}

/** One entry of the record of points: when, what for, how many, and what there was afterwards. */
export function PointRow({ record, timeZone }: PointRowProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { type, changed, balance, remark, at } = record;
  const line = type !== 'redeem' ? '' : remark || t(messages.convertTitle);
  return (
    <li css={styles.root}>
      <span css={styles.day}>
        <DateTime value={at} format="date" {...(timeZone && { timeZone })} />
      </span>
      <span css={styles.icon}>
        <Icon icon={typeIcons[type]} size={18} />
      </span>
      <span css={styles.words}>
        <Text elementType="span" size="md" weight="medium">
          {t(typeNames[type])}
        </Text>
        {line !== '' && (
          <Text elementType="span" size="xs">
            {line}
          </Text>
        )}
      </span>
      <b css={styles.change} data-gain={changed > 0 || undefined}>
        {formatChange(changed, locale)}
      </b>
      <span css={styles.balance}>{t(messages.balanceAfter, { points: formatNumber(balance, locale) })}</span>
    </li>
  );
}
