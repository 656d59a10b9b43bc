import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Withdrawal } from '#contract';
import { Badge } from '#ds/Badge';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Countdown } from '#ds/Countdown';
import { Form } from '#ds/Form';
import { Inline } from '#ds/Inline';
import { MoneyField } from '#ds/MoneyField';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, formatMoney, useLocaleRow } from '#ds-i18n';
import { ActionBar } from '#patterns/ActionBar';
import { ConfirmFlow } from '#patterns/ConfirmFlow';
import { NoteBox } from '#patterns/NoteBox';
import { OptionCard, OptionCardGroup } from '#patterns/OptionCard';
import { useForm, type FieldRefusal } from '#patterns/useForm';
import { actionMessages } from '../action.messages';
import { moneyMessages } from '../money.messages';
import * as styles from './Cashier.styles';
import { withdrawMessages as messages } from './withdraw.messages';

export type ReceiptOutcome = 'received' | 'partly' | 'not';

export interface ReceiptFormProps {
  /** A withdrawal that was sent. */
  withdrawal: Withdrawal;
  receipt: {
    /** `amount` is what arrived, in minor units, when only a part did. */
    onAnswer: (outcome: ReceiptOutcome, amount?: string) => void;
    isPending: boolean;
    /** Why the amount was refused. */
    refused?: FieldRefusal | undefined;
  };
  /** The time to answer is over: the withdrawal is to be looked at again. */
  onTimeOver: () => void;
}

interface Values {
  outcome: '' | ReceiptOutcome;
  receivedAmount: string | null;
}

const first: Values = { outcome: '', receivedAmount: null };

/** Asks whether a withdrawal arrived. What counts as received is final, and said to be so before. */
export function ReceiptForm({ withdrawal, receipt, onTimeOver }: ReceiptFormProps) {
  const { formatMessage: say } = useIntl();
  const row = useLocaleRow();
  const [isFinal, setFinal] = useState(false);
  const { payout, currency, answerBy, sentAt } = withdrawal;
  const money = (minor: string | bigint): string => formatMoney(minor, currency, row).text;
  const amount = money(payout);
  const account = `${withdrawal.account.bank} ${withdrawal.account.number}`;
  const { values, field, change, form } = useForm<Values>(first, {
    isPending: receipt.isPending,
    refused: receipt.refused,
    validate: ({ outcome, receivedAmount }) => ({
      ...(outcome === '' && { outcome: say(messages.choose) }),
      ...(outcome === 'partly' && {
        ...(receivedAmount === null
          ? { receivedAmount: say(moneyMessages.enterAmount) }
          : BigInt(receivedAmount) >= BigInt(payout) || receivedAmount === '0'
            ? { receivedAmount: say(messages.partlyText, { amount }) }
            : {}),
      }),
    }),
    onSubmit: ({ outcome, receivedAmount }) => {
      if (outcome === 'received') setFinal(true);
      else if (outcome === 'partly' && receivedAmount !== null) receipt.onAnswer('partly', receivedAmount);
      else if (outcome === 'not') receipt.onAnswer('not');
    },
  });
  const { receivedAmount } = values;
  const isPartly = values.outcome === 'partly';
  const title = say(messages.question, { amount });
  return (
    <Card isMarked elementType="section" aria-label={title}>
      <Form {...form}>
        <Inline gap={3} justify="between">
          <Stack gap={3}>
            <div>
              <Badge tone="warning" hasDot>
                {say(messages.sent)}
              </Badge>
            </div>
            <h2 css={styles.headline}>{title}</h2>
            {sentAt !== undefined && (
              <Text>{say(messages.sentTo, { account, time: formatDateTime(sentAt, row, 'time') })}</Text>
            )}
          </Stack>
          {answerBy !== undefined && (
            <div css={styles.clock}>
              {say(messages.timeLeft)}
              <Countdown endsAt={Date.parse(answerBy)} label={say(messages.timeLeft)} onEnd={onTimeOver} />
            </div>
          )}
        </Inline>
        <OptionCardGroup
          aria-label={title}
          name="outcome"
          value={values.outcome}
          onChange={(outcome) => change({ outcome: outcome as ReceiptOutcome })}
        >
          <OptionCard value="received" title={say(messages.full)} line={say(messages.fullText, { amount })} />
          <OptionCard
            value="partly"
            title={say(messages.partly)}
            line={say(messages.partlyText, { amount })}
          />
          <OptionCard value="not" title={say(messages.not)} line={say(messages.notText)} />
        </OptionCardGroup>
        {isPartly && (
          <MoneyField
            {...field('receivedAmount')}
            label={say(messages.arrived)}
            currency={currency}
            isRequired
            {...(receivedAmount !== null &&
              BigInt(receivedAmount) < BigInt(payout) && {
                description: say(messages.missingAmount, {
                  amount: money(BigInt(payout) - BigInt(receivedAmount)),
                }),
              })}
          />
        )}
        {answerBy !== undefined && (
          <NoteBox tone="warning" icon={IconHourglass}>
            {say(messages.silence, { time: formatDateTime(answerBy, row, 'time') })}
          </NoteBox>
        )}
        <ActionBar>
          <Button
            type="submit"
            size="lg"
            isPending={receipt.isPending}
            pendingLabel={say(actionMessages.sending)}
          >
            {say(messages.answer)}
          </Button>
        </ActionBar>
      </Form>
      <ConfirmFlow
        isOpen={isFinal}
        onOpenChange={setFinal}
        title={say(messages.finalTitle)}
        medal={{ icon: IconAlertTriangle, tone: 'warning' }}
        tone="accent"
        agreement={say(messages.finalAgree)}
        labels={{ confirm: say(messages.finalYes), cancel: say(messages.goBack) }}
        onConfirm={() => receipt.onAnswer('received')}
      >
        <Text>{say(messages.finalText, { amount, account })}</Text>
        <NoteBox tone="warning" icon={IconAlertTriangle}>
          {say(messages.final)}
        </NoteBox>
      </ConfirmFlow>
    </Card>
  );
}
