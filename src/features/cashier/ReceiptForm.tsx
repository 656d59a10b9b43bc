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
import { Notice } from '#ds/Notice';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, formatMoney, useLocaleRow } from '#ds-i18n';
import { ActionBar } from '#patterns/ActionBar';
import { ConfirmDialog } from '#ds/ConfirmDialog';
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
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const [isFinal, setFinal] = useState(false);
  const { payout, currency, answerBy, sentAt } = withdrawal;
  const money = (minor: string | bigint): string => formatMoney(minor, currency, locale).text;
  const amount = money(payout);
  const account = `${withdrawal.account.bank} ${withdrawal.account.number}`;
  const { values, field, change, form } = useForm<Values>(first, {
    isPending: receipt.isPending,
    refused: receipt.refused,
    validate: ({ outcome, receivedAmount }) => ({
      ...(outcome === '' && { outcome: t(messages.choose) }),
      ...(outcome === 'partly' && {
        ...(receivedAmount === null
          ? { receivedAmount: t(moneyMessages.enterAmount) }
          : BigInt(receivedAmount) >= BigInt(payout) || receivedAmount === '0'
            ? { receivedAmount: t(messages.partlyText, { amount }) }
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
  const title = t(messages.question, { amount });
  return (
    <Card isMarked elementType="section" aria-label={title}>
      <Form {...form}>
        <Inline gap={3} justify="between">
          <Stack gap={3}>
            <div>
              <Badge tone="warning" hasDot>
                {t(messages.sent)}
              </Badge>
            </div>
            <h2 css={styles.headline}>{title}</h2>
            {sentAt !== undefined && (
              <Text>{t(messages.sentTo, { account, time: formatDateTime(sentAt, locale, 'time') })}</Text>
            )}
          </Stack>
          {answerBy !== undefined && (
            <div css={styles.clock}>
              {t(messages.timeLeft)}
              <Countdown endsAt={Date.parse(answerBy)} label={t(messages.timeLeft)} onEnd={onTimeOver} />
            </div>
          )}
        </Inline>
        <OptionCardGroup
          aria-label={title}
          name="outcome"
          value={values.outcome}
          onChange={(outcome) => change({ outcome: outcome as ReceiptOutcome })}
        >
          <OptionCard value="received" title={t(messages.full)} line={t(messages.fullText, { amount })} />
          <OptionCard value="partly" title={t(messages.partly)} line={t(messages.partlyText, { amount })} />
          <OptionCard value="not" title={t(messages.not)} line={t(messages.notText)} />
        </OptionCardGroup>
        {isPartly && (
          <MoneyField
            {...field('receivedAmount')}
            label={t(messages.arrived)}
            currency={currency}
            isRequired
            {...(receivedAmount !== null &&
              BigInt(receivedAmount) < BigInt(payout) && {
                description: t(messages.missingAmount, {
                  amount: money(BigInt(payout) - BigInt(receivedAmount)),
                }),
              })}
          />
        )}
        {answerBy !== undefined && (
          <Notice tone="warning" icon={IconHourglass}>
            {t(messages.silence, { time: formatDateTime(answerBy, locale, 'time') })}
          </Notice>
        )}
        <ActionBar>
          <Button
            type="submit"
            size="lg"
            isPending={receipt.isPending}
            pendingLabel={t(actionMessages.sending)}
          >
            {t(messages.answer)}
          </Button>
        </ActionBar>
      </Form>
      <ConfirmDialog
        isOpen={isFinal}
        onOpenChange={setFinal}
        title={t(messages.finalTitle)}
        medal={{ icon: IconAlertTriangle, tone: 'warning' }}
        agreement={t(messages.finalAgree)}
        labels={{ confirm: t(messages.finalYes), cancel: t(messages.goBack) }}
        onConfirm={() => receipt.onAnswer('received')}
      >
        <Text>{t(messages.finalText, { amount, account })}</Text>
        <Notice tone="warning">{t(messages.final)}</Notice>
      </ConfirmDialog>
    </Card>
  );
}
