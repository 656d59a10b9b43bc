import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Inline } from '#ds/Inline';
import { Money } from '#ds/Money';
import { MoneyField } from '#ds/MoneyField';
import { Notice } from '#ds/Notice';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import { FormDialog } from '#patterns/FormDialog';
import { useForm } from '#patterns/useForm';
import { moneyMessages } from '../money.messages';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { incomeMessages as messages } from './messages';

export interface MoveIncomeProps {
  /** What the income wallet holds, in minor units. */
  balance: string;
  currency: string;
  /** Moves an amount to the main wallet; true when it was carried out. */
  onMove: (amount: string) => Promise<boolean>;
  isMoving: boolean;
  /** What was moved last, in minor units. */
  moved?: string | undefined;
  failure?: NoticeContent | undefined;
  /** Called when the dialog opens or closes: what was said about the last one goes. */
  onForget: () => void;
}

/** What the income wallet holds, and the way to the main wallet. */
export function MoveIncome(props: MoveIncomeProps) {
  const { balance, currency, moved, onForget } = props;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card elementType="section" aria-label={t(messages.wallet)}>
      <Inline gap={3} justify="between">
        <Stack gap={2}>
          <Text elementType="span">{t(messages.wallet)}</Text>
          <Text elementType="b" size="xl" weight="semibold">
            <Money amount={balance} currency={currency} />
          </Text>
          <Text>{t(messages.walletText)}</Text>
        </Stack>
        <Button
          isDisabled={BigInt(balance) <= 0n}
          onPress={() => {
            onForget();
            setOpen(true);
          }}
        >
          {t(messages.move)}
        </Button>
      </Inline>
      {moved !== undefined && (
        <div role="status">
          <Notice tone="success">
            {t(messages.moved, { amount: formatMoney(moved, currency, locale).text })}
          </Notice>
        </div>
      )}
      {isOpen && <MoveDialog {...props} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function MoveDialog({
  balance,
  currency,
  onMove,
  isMoving,
  failure,
  onForget,
  onClose,
}: MoveIncomeProps & { onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const money = (amount: string): string => formatMoney(amount, currency, locale).text;
  const [first] = useState({ amount: balance as string | null });
  const { values, field, form } = useForm(first, {
    isPending: isMoving,
    validate: ({ amount }) => {
      const isRight = amount !== null && BigInt(amount) > 0n && BigInt(amount) <= BigInt(balance);
      return isRight ? {} : { amount: t(messages.moveRange, { max: money(balance) }) };
    },
    onSubmit: ({ amount }) => {
      if (amount !== null)
        void onMove(amount).then((isDone) => {
          if (isDone) onClose();
        });
    },
  });
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        onForget();
        onClose();
      }}
      title={t(messages.move)}
      form={form}
      isPending={isMoving}
      labels={{ submit: t(messages.moveSubmit, { amount: money(values.amount ?? '0') }) }}
    >
      <Text>{t(messages.moveText)}</Text>
      <WordedNotice notice={failure} />
      <MoneyField
        {...field('amount')}
        label={t(moneyMessages.amount)}
        description={t(messages.moveRange, { max: money(balance) })}
        currency={currency}
        isRequired
      />
    </FormDialog>
  );
}
