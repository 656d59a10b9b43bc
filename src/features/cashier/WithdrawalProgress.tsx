import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Withdrawal } from '#contract';
import { Badge, type BadgeTone } from '#ds/Badge';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { ConfirmDialog } from '#ds/ConfirmDialog';
import { DescriptionList } from '#ds/DescriptionList';
import { Heading } from '#ds/Heading';
import { Money } from '#ds/Money';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, formatMoney, useLocaleRow } from '#ds-i18n';
import { ActionBar } from '#patterns/ActionBar';
import { NoteBox } from '#patterns/NoteBox';
import { Timeline, type TimelineStep, type TimelineStepState } from '#patterns/Timeline';
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
  const { formatMessage: say } = useIntl();
  const row = useLocaleRow();
  const labels = useTimelineLabels();
  const [isAsking, setAsking] = useState(false);
  const { status, currency, account } = withdrawal;
  const money = (amount: string): string => formatMoney(amount, currency, row).text;
  const at = order.findIndex((each) => each === status);
  const isStopped = status === 'rejected' || status === 'cancelled';
  const canCancel = status === 'requested' || status === 'reviewing';
  const clock = (moment: string | undefined) =>
    moment !== undefined && { time: formatDateTime(moment, row, 'time') };
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
    { id: 'requested', title: say(messages.tlRequested), state: 'done', ...clock(withdrawal.createdAt) },
    {
      id: 'reviewing',
      title: say(messages.tlReview),
      ...(canCancel && { line: say(messages.tlReviewText) }),
      state: status === 'requested' ? 'now' : stateOf(1, withdrawal.reviewingAt),
      ...clock(withdrawal.reviewingAt),
    },
    {
      id: 'sending',
      title: say(messages.tlSend, { bank: account.bank }),
      state: stateOf(2, withdrawal.sentAt),
      ...clock(withdrawal.sentAt),
    },
    {
      id: 'sent',
      title: say(messages.tlAnswer),
      state: isStopped ? 'todo' : stateOf(3, withdrawal.endedAt),
      ...(status === 'sent' &&
        withdrawal.answerBy !== undefined && {
          time: say(messages.byTime, { time: formatDateTime(withdrawal.answerBy, row, 'time') }),
        }),
    },
    {
      id: 'closed',
      title: isStopped ? say(messages[status]) : say(messages.tlClosed),
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
          <Card isMarked elementType="section" aria-label={say(messages[status])}>
            <Stack gap={5}>
              <Stack gap={3}>
                <div>
                  <Badge tone={withdrawalTones[status]} hasDot>
                    {say(messages[status])}
                  </Badge>
                </div>
                <span css={styles.figure}>
                  <Money amount={withdrawal.amount} currency={currency} />
                </span>
              </Stack>
              <div role="status">
                <WithdrawalWords withdrawal={withdrawal} money={money} />
              </div>
              {canCancel && <Text>{say(messages.cancelLater)}</Text>}
              <ActionBar>
                {canCancel && (
                  <Button tone="neutral" isPending={props.isCancelling} onPress={() => setAsking(true)}>
                    {say(messages.cancel)}
                  </Button>
                )}
                {at < 0 && <Button onPress={onAgain}>{say(messages.again)}</Button>}
              </ActionBar>
            </Stack>
          </Card>
        )}
      </Stack>
      <Stack gap={5}>
        <Card elementType="section" aria-label={say(messages.where)}>
          <Stack gap={3}>
            <Heading>{say(messages.where)}</Heading>
            <Timeline aria-label={say(messages.where)} steps={steps} labels={labels} />
          </Stack>
        </Card>
        <Card>
          <DescriptionList
            isDivided
            items={[
              { label: say(messages.account), value: `${account.bank} ${account.number}` },
              {
                label: say(moneyMessages.reference),
                value: <span css={styles.ltr}>{withdrawal.reference}</span>,
              },
              {
                label: say(moneyMessages.amount),
                value: <Money amount={withdrawal.amount} currency={currency} />,
              },
              { label: say(moneyMessages.fee), value: <Money amount={withdrawal.fee} currency={currency} /> },
              {
                label: say(messages.youReceive),
                value: (
                  <Text elementType="b" size="lg" weight="semibold">
                    <Money amount={withdrawal.payout} currency={currency} />
                  </Text>
                ),
              },
            ]}
          />
        </Card>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={say(messages.cancelTitle)}
        tone="danger"
        labels={{ confirm: say(messages.cancel), cancel: say(messages.keep) }}
        onConfirm={props.onCancel}
      >
        {say(messages.cancelText, { amount: money(withdrawal.amount) })}
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
  const { formatMessage: say } = useIntl();
  const { status, isForced, amount, payout, receivedAmount, reason } = withdrawal;
  switch (status) {
    case 'received':
      return (
        <>
          <h2 css={styles.headline}>
            {isForced ? say(messages.forcedTitle) : say(messages.receivedTitle, { amount: money(payout) })}
          </h2>
          <Text>{say(isForced ? messages.forcedText : messages.receivedText)}</Text>
        </>
      );
    case 'partlyReceived':
    case 'notReceived':
      return (
        <>
          <h2 css={styles.headline}>{say(messages.caseTitle)}</h2>
          <Text>{say(messages.caseText)}</Text>
          <NoteBox tone="warning">
            {say(messages.missingAmount, {
              amount: money((BigInt(payout) - BigInt(receivedAmount ?? '0')).toString()),
            })}
          </NoteBox>
        </>
      );
    case 'rejected':
    case 'cancelled':
      return (
        <>
          <h2 css={styles.headline}>
            {say(status === 'rejected' ? messages.rejectedTitle : messages.cancelledTitle)}
          </h2>
          <Text>{say(messages.backText, { amount: money(amount) })}</Text>
          {reason !== undefined && <NoteBox>{say(messages.reason, { reason })}</NoteBox>}
        </>
      );
    default:
      return <Text>{say(messages.tlReviewText)}</Text>;
  }
}
