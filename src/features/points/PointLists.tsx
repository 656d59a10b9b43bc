import { useIntl } from 'react-intl';
import type { PointsConfig, PointsRecord, PointsType, Redemption } from '#contract';
import { Badge, type BadgeTone } from '#ds/Badge';
import { Card } from '#ds/Card';
import { DescriptionList } from '#ds/DescriptionList';
import { LazyImage } from '#ds/LazyImage';
import { Money } from '#ds/Money';
import { RichText } from '#ds/RichText';
import { formatDateTime, formatNumber, useLocaleRow } from '#ds-i18n';
import { pointMessages as messages } from './messages';
import * as styles from './PointMallScreen.styles';

const tones: Readonly<Record<Redemption['status'], BadgeTone>> = {
  inProcess: 'info',
  rejected: 'danger',
  approved: 'success',
};
const sources: Readonly<Record<PointsType, (typeof messages)['live']>> = {
  live: messages.live,
  lottery: messages.lottery,
  PVP: messages.pvp,
  slots: messages.slots,
  sports: messages.sports,
  redeem: messages.redeemed,
  deposit: messages.deposit,
};

/** What was redeemed, each with its state. */
export function Redemptions({
  redemptions,
  imageOf,
}: {
  redemptions: readonly Redemption[];
  imageOf: (path: string) => string;
}) {
  const { formatMessage: say } = useIntl();
  const row = useLocaleRow();
  return (
    <Card density="none">
      <ul css={styles.rows} role="list" aria-label={say(messages.history)}>
        {redemptions.map(({ id, name, image, points, status, appliedAt, reason }) => (
          <li key={id} css={styles.row}>
            <span css={styles.thumb}>
              <LazyImage src={image === undefined ? undefined : imageOf(image)} alt="" />
            </span>
            <span css={styles.words}>
              <b>{name}</b>
              <span css={styles.quiet}>
                {say(messages.appliedOn, { time: formatDateTime(appliedAt, row, 'dateTime') })}
              </span>
              {reason !== undefined && <span css={styles.quiet}>{reason}</span>}
            </span>
            <span css={styles.end}>
              <Badge tone={tones[status]}>{say(messages[status])}</Badge>
              <span css={styles.quiet}>{say(messages.balance, { points })}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Points that came and went, the newest first. */
export function PointRecords({ records }: { records: readonly PointsRecord[] }) {
  const { formatMessage: say } = useIntl();
  const row = useLocaleRow();
  return (
    <Card density="none">
      <ul css={styles.rows} role="list" aria-label={say(messages.records)}>
        {records.map(({ id, type, changed, balance, remark, at }) => (
          <li key={id} css={styles.row}>
            <span css={styles.words}>
              <b>{remark || say(sources[type])}</b>
              <span css={styles.quiet}>{formatDateTime(at, row, 'dateTime')}</span>
            </span>
            <span css={styles.end}>
              <b>{formatNumber(changed, row, { sign: 'exceptZero' })}</b>
              <span css={styles.quiet}>
                {say(messages.balanceAfter, { points: formatNumber(balance, row) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** How points are earned and what they are worth. */
export function PointRules({ config }: { config: PointsConfig }) {
  const { formatMessage: say } = useIntl();
  const { currency, earning, pointsPerUnit, unitAmount, least, rules } = config;
  const money = (value: string) => <Money key="amount" amount={value} currency={currency} />;
  return (
    <Card>
      <div css={styles.item}>
        <h2 css={styles.name}>{say(messages.earning)}</h2>
        <DescriptionList
          isDivided
          items={earning.map(({ type, unit, points }) => ({
            id: type,
            label: say(sources[type]),
            value: say(messages.earns, { points, amount: money(unit) }),
          }))}
        />
        <p css={styles.quiet}>{say(messages.rate, { points: pointsPerUnit, amount: money(unitAmount) })}</p>
        <p css={styles.quiet}>{say(messages.least, { points: least })}</p>
        {rules !== '' && <RichText html={rules} />}
      </div>
    </Card>
  );
}
