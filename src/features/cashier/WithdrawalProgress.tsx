import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Withdrawal } from '#contract';
import { Badge, type BadgeTone } from '#ds/Badge';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { ConfirmDialog } from '#ds/ConfirmDialog';
import { DescriptionList } from '#ds/DescriptionList';
import { Money } from '#ds/Money';
import { Notice } from '#ds/Notice';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, formatMoney, useLocaleRow } from '#ds-i18n';
import { ActionBar } from '#patterns/ActionBar';
import { Timeline, type TimelineStep, type TimelineStepState } from '#patterns/Timeline';
import { TitledCard } from '../TitledCard';
import { TotalMoney } from './TotalMoney';
import { moneyMessages } from '../money.messages';
import * as styles from './Cashier.styles';
import { ReceiptForm, type ReceiptFormProps } from './ReceiptForm';
import { useTimelineLabels } from './timelineLabels';
import { withdrawMessages as messages } from './withdraw.messages';

export interface WithdrawalProgressProps extends Pick<ReceiptFormProps, 'receipt' | 'onTimeOver'> {
  withdrawal: Withdrawal;
  onCancel: () => void;
  isCancelling: boolean;
  /** Opens the form for another one. */
  onAgain: () => void;
}

export const withdrawalTones: Readonly<Record<Withdrawal['status'], BadgeTone>> = {
  requested: 'info',
  reviewing: 'info',
  sending: 'info',
  sent: 'warning',
  received: 'success',
  partlyReceived: 'warning',
  notReceived: 'danger',
  rejected: 'danger',
  cancelled: 'neutral',
};

const order = ['requested', 'reviewing', 'sending', 'sent'] as const;

/** Where a withdrawal is, with what the person can do now. */
export function WithdrawalProgress(props: WithdrawalProgressProps) {
  const { withdrawal, onAgain } = props;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const labels = useTimelineLabels();
  const [isAsking, setAsking] = useState(false);
  const { status, currency, account } = withdrawal;
  const money = (amount: string): string => formatMoney(amount, currency, locale).text;
  const at = order.findIndex((each) => each === status);
  const isStopped = status === 'rejected' || status === 'cancelled';
  const canCancel = status === 'requested' || status === 'reviewing';
  const clock = (moment: string | undefined) =>
    moment !== undefined && { time: formatDateTime(moment, locale, 'time') };
  const stateOf = (index: number, moment: string | undefined): TimelineStepState =>
    at < 0
      ? moment !== undefined || !isStopped
        ? 'done'
        : 'todo'
      : index < at
        ? 'done'
        : index === at
          ? 'now'
          : 'todo';
  const steps: readonly TimelineStep[] = [
    { id: 'requested', title: t(messages.tlRequested), state: 'done', ...clock(withdrawal.createdAt) },
    {
      id: 'reviewing',
      title: t(messages.tlReview),
      ...(canCancel && { line: t(messages.tlReviewText) }),
      state: status === 'requested' ? 'now' : stateOf(1, withdrawal.reviewingAt),
      ...clock(withdrawal.reviewingAt),
    },
    {
      id: 'sending',
      title: t(messages.tlSend, { bank: account.bank }),
      state: stateOf(2, withdrawal.sentAt),
      ...clock(withdrawal.sentAt),
    },
    {
      id: 'sent',
      title: t(messages.tlAnswer),
      state: isStopped ? 'todo' : stateOf(3, withdrawal.endedAt),
      ...(status === 'sent' &&
        withdrawal.answerBy !== undefined && {
          time: t(messages.byTime, { time: formatDateTime(withdrawal.answerBy, locale, 'time') }),
        }),
    },
    {
      id: 'closed',
      title: isStopped ? t(messages[status]) : t(messages.tlClosed),
      state: isStopped ? 'failed' : at < 0 ? 'done' : 'todo',
      ...clock(withdrawal.endedAt),
    },
  ];
  return (
    <div css={styles.columns}>
      <Stack gap={5}>
        {status === 'sent' ? (
          <ReceiptForm
            key={withdrawal.id}
            withdrawal={withdrawal}
            receipt={props.receipt}
            onTimeOver={props.onTimeOver}
          />
        ) : (
          <Card isMarked elementType="section" aria-label={t(messages[status])}>
            <Stack gap={5}>
              <Stack gap={3}>
                <div>
                  <Badge tone={withdrawalTones[status]} hasDot>
                    {t(messages[status])}
                  </Badge>
                </div>
                <span css={styles.figure}>
                  <Money amount={withdrawal.amount} currency={currency} />
                </span>
              </Stack>
              <div role="status">
                <WithdrawalWords withdrawal={withdrawal} money={money} />
              </div>
              {canCancel && <Text>{t(messages.cancelLater)}</Text>}
              <ActionBar>
                {canCancel && (
                  <Button tone="neutral" isPending={props.isCancelling} onPress={() => setAsking(true)}>
                    {t(messages.cancel)}
                  </Button>
                )}
                {at < 0 && <Button onPress={onAgain}>{t(messages.again)}</Button>}
              </ActionBar>
            </Stack>
          </Card>
        )}
      </Stack>
      <Stack gap={5}>
        <TitledCard title={t(messages.where)}>
          <Timeline aria-label={t(messages.where)} steps={steps} labels={labels} />
        </TitledCard>
        <Card>
          <DescriptionList
            isDivided
            items={[
              { label: t(messages.account), value: `${account.bank} ${account.number}` },
              {
                label: t(moneyMessages.reference),
                value: <span css={styles.ltr}>{withdrawal.reference}</span>,
              },
              {
                label: t(moneyMessages.amount),
                value: <Money amount={withdrawal.amount} currency={currency} />,
              },
              { label: t(moneyMessages.fee), value: <Money amount={withdrawal.fee} currency={currency} /> },
              {
                label: t(messages.youReceive),
                value: <TotalMoney amount={withdrawal.payout} currency={currency} />,
              },
            ]}
          />
        </Card>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t(messages.cancelTitle)}
        tone="danger"
        labels={{ confirm: t(messages.cancel), cancel: t(messages.keep) }}
        onConfirm={props.onCancel}
      >
        {t(messages.cancelText, { amount: money(withdrawal.amount) })}
      </ConfirmDialog>
    </div>
  );
}

/** What a state means and what follows from it. */
function WithdrawalWords({
  withdrawal,
  money,
}: {
  withdrawal: Withdrawal;
  money: (amount: string) => string;
}) {
  const { formatMessage: t } = useIntl();
  const { status, isForced, amount, payout, receivedAmount, reason } = withdrawal;
  switch (status) {
    case 'received':
      return (
        <>
          <h2 css={styles.headline}>
            {isForced ? t(messages.forcedTitle) : t(messages.receivedTitle, { amount: money(payout) })}
          </h2>
          <Text>{t(isForced ? messages.forcedText : messages.receivedText)}</Text>
        </>
      );
    case 'partlyReceived':
    case 'notReceived':
      return (
        <>
          <h2 css={styles.headline}>{t(messages.caseTitle)}</h2>
          <Text>{t(messages.caseText)}</Text>
          <Notice tone="warning">
            {t(messages.missingAmount, {
              amount: money((BigInt(payout) - BigInt(receivedAmount ?? '0')).toString()),
            })}
          </Notice>
        </>
      );
    case 'rejected':
    case 'cancelled':
      return (
        <>
          <h2 css={styles.headline}>
            {t(status === 'rejected' ? messages.rejectedTitle : messages.cancelledTitle)}
          </h2>
          <Text>{t(messages.backText, { amount: money(amount) })}</Text>
          {reason !== undefined && <Notice tone="neutral">{t(messages.reason, { reason })}</Notice>}
        </>
      );
    default:
      return <Text>{t(messages.tlReviewText)}</Text>;
  }
}
