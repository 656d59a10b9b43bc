import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClockX from '@tabler/icons-react/dist/esm/icons/IconClockX.mjs';
import { useIntl } from 'react-intl';
import type { Deposit } from '#contract';
import { Badge, type BadgeTone } from '#ds/Badge';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { DescriptionList } from '#ds/DescriptionList';
import { LinkButton } from '#ds/LinkButton';
import { Money } from '#ds/Money';
import { Notice } from '#ds/Notice';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, formatMoney, useLocaleRow } from '#ds-i18n';
import { ActionBar } from '#patterns/ActionBar';
import { moneyMessages } from '../money.messages';
import * as styles from './Cashier.styles';
import { depositMessages as messages } from './deposit.messages';

export interface DepositEndProps {
  /** A deposit that is credited, expired, failed or cancelled. */
  deposit: Deposit;
  /** Opens the form for another one. */
  onAgain: () => void;
  /** Says that it was paid all the same, after it has expired. */
  onPaid: () => void;
  isPaying: boolean;
}

export const depositTones: Readonly<Record<Deposit['status'], BadgeTone>> = {
  created: 'accent',
  paid: 'info',
  credited: 'success',
  expired: 'neutral',
  failed: 'danger',
  cancelled: 'neutral',
};

/** What became of a deposit, and the way on. */
export function DepositEnd({ deposit, onAgain, onPaid, isPaying }: DepositEndProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { status, currency } = deposit;
  const money = (amount: string | bigint): string => formatMoney(amount, currency, locale).text;
  const isCredited = status === 'credited';
  const received = BigInt(deposit.credited) + BigInt(deposit.fee);
  const isOther = isCredited && deposit.payments === 1 && received !== BigInt(deposit.payable);
  const title = isCredited
    ? t(messages.creditedTitle, { amount: money(deposit.credited) })
    : t(
        status === 'expired'
          ? messages.expiredTitle
          : status === 'failed'
            ? messages.failedTitle
            : messages.cancelledTitle,
      );
  const text = t(
    isCredited
      ? messages.creditedText
      : status === 'expired'
        ? messages.expiredText
        : status === 'failed'
          ? messages.failedText
          : messages.cancelledText,
  );
  return (
    <div css={styles.alone}>
      <Card isMarked elementType="section" aria-label={title}>
        <Stack gap={5}>
          <Stack gap={3}>
            <div>
              <Badge tone={depositTones[status]} hasDot>
                {t(messages[status])}
              </Badge>
            </div>
            <div role="status">
              <h2 css={styles.headline}>{title}</h2>
            </div>
            <Text>{text}</Text>
          </Stack>
          {deposit.reason !== undefined && (
            <Notice tone="danger" role="note">
              {t(messages.reason, { reason: deposit.reason })}
            </Notice>
          )}
          {isOther && (
            <Notice tone="info">
              {t(messages.otherAmount, { sent: money(received), asked: money(deposit.payable) })}
            </Notice>
          )}
          {deposit.payments > 1 && (
            <Notice tone="info">{t(messages.twice, { count: deposit.payments })}</Notice>
          )}
          {status === 'expired' && (
            <Notice
              icon={IconClockX}
              action={
                <Button
                  size="sm"
                  tone="neutral"
                  isPending={isPaying}
                  pendingLabel={t(messages.sending)}
                  onPress={onPaid}
                >
                  {t(messages.iHavePaid)}
                </Button>
              }
            >
              {t(messages.expiredPaid)}
            </Notice>
          )}
          <DescriptionList
            isDivided
            items={[
              { label: t(messages.method), value: t(messages[deposit.kind]) },
              { label: t(messages.channel), value: deposit.channel },
              ...(isCredited
                ? [
                    { label: t(messages.arrived), value: <Money amount={received} currency={currency} /> },
                    {
                      label: t(moneyMessages.fee),
                      value: <Money amount={deposit.fee} currency={currency} />,
                    },
                  ]
                : [
                    {
                      label: t(moneyMessages.amount),
                      value: <Money amount={deposit.payable} currency={currency} />,
                    },
                  ]),
              { label: t(messages.reference), value: <span css={styles.ltr}>{deposit.reference}</span> },
              {
                label: t(messages.tlCreated),
                value: formatDateTime(deposit.createdAt, locale, 'dateTime'),
              },
            ]}
          />
          <ActionBar>
            {isCredited && (
              <LinkButton href="/" tone="neutral" icon={IconCircleCheck}>
                {t(messages.games)}
              </LinkButton>
            )}
            <Button onPress={onAgain}>{t(messages.again)}</Button>
          </ActionBar>
        </Stack>
      </Card>
    </div>
  );
}
