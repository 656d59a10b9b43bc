import { useIntl } from 'react-intl';
import type { Redemption } from '#contract';
import { Badge, type BadgeTone } from '#ds/Badge';
import { Card } from '#ds/Card';
import { LazyImage } from '#ds/LazyImage';
import { Stepper } from '#ds/Stepper';
import { Text } from '#ds/Text';
import { formatDateTime, formatNumber, useLocaleRow } from '#ds-i18n';
import { ChoiceButtons } from '../ChoiceButtons';
import { actionMessages } from '../action.messages';
import { pointMessages as messages } from './messages';
import { formatChange } from './pointTypes';
import * as styles from './Redemptions.styles';

const tones: Readonly<Record<Redemption['status'], BadgeTone>> = {
  inProcess: 'info',
  rejected: 'danger',
  approved: 'success',
};
const statuses = ['inProcess', 'approved', 'rejected'] as const;
const dot = '·';
const times = '×';

/** Which redemptions are shown; all of them when empty. */
export type RedemptionStatus = '' | Redemption['status'];

export interface RedemptionFilterProps {
  status: RedemptionStatus;
  onStatusChange: (status: RedemptionStatus) => void;
}

/** Chooses redemptions by their state. */
export function RedemptionFilter({ status, onStatusChange }: RedemptionFilterProps) {
  const { formatMessage: t } = useIntl();
  return (
    <ChoiceButtons
      emphasis="chip"
      aria-label={t(messages.history)}
      value={status}
      onChange={onStatusChange}
      options={[
        { id: '', label: t(actionMessages.all) },
        ...statuses.map((id) => ({ id, label: t(messages[id]) })),
      ]}
    />
  );
}

export interface RedemptionsProps {
  redemptions: readonly Redemption[];
  imageOf: (path: string) => string;
}

/** What was redeemed, each with the steps that it took and what became of it. */
export function Redemptions({ redemptions, imageOf }: RedemptionsProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Card density="none">
      <ul role="list" aria-label={t(messages.history)}>
        {redemptions.map((redemption) => (
          <RedemptionRow key={redemption.id} redemption={redemption} imageOf={imageOf} />
        ))}
      </ul>
    </Card>
  );
}

function RedemptionRow({
  redemption,
  imageOf,
}: {
  redemption: Redemption;
  imageOf: (path: string) => string;
}) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { name, image, quantity, points, status, appliedAt, answeredAt, address, mobileNum, reason } =
    redemption;
  const isRejected = status === 'rejected';
  const sentTo = [address, mobileNum].filter(Boolean).join(` ${dot} `);
  return (
    <li css={styles.row}>
      <span css={styles.picture}>
        <LazyImage src={image === undefined ? undefined : imageOf(image)} alt="" />
      </span>
      <div css={styles.words}>
        <p css={styles.title}>
          <b>{name}</b>
          {quantity > 1 && (
            <Text elementType="span" tone="muted">
              {times + formatNumber(quantity, locale)}
            </Text>
          )}
          <Badge tone={tones[status]} hasDot>
            {t(messages[status])}
          </Badge>
        </p>
        <Text tone="muted">
          {t(messages.appliedOn, { time: formatDateTime(appliedAt, locale, 'dateTime') })}
        </Text>
        {!isRejected && sentTo !== '' && (
          <Text tone="muted">
            <bdi>{sentTo}</bdi>
          </Text>
        )}
        {reason !== undefined && (
          <Text>
            <bdi>{reason}</bdi>
          </Text>
        )}
        {isRejected && answeredAt !== undefined && (
          <Text>{t(messages.returned, { points, day: formatDateTime(answeredAt, locale, 'date') })}</Text>
        )}
      </div>
      <div css={styles.steps}>
        <Stepper
          size="sm"
          aria-label={name}
          steps={[
            { id: 'requested', label: t(messages.requested) },
            { id: 'checked', label: t(status === 'inProcess' ? messages.inProcess : messages.checked) },
            { id: 'answered', label: t(isRejected ? messages.rejected : messages.approved) },
          ]}
          isFailed={isRejected}
          currentId={{ inProcess: 'checked', rejected: 'answered', approved: undefined }[status]}
        />
      </div>
      <p css={styles.points}>
        {isRejected ? (
          <s css={styles.struck}>{formatChange(-points, locale)}</s>
        ) : (
          <b css={styles.figure}>{formatChange(-points, locale)}</b>
        )}
        <Text elementType="span" size="xs">
          {t(messages.convertField)}
        </Text>
      </p>
    </li>
  );
}
