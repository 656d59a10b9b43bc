import { useIntl } from 'react-intl';
import type { DownlineTransferTerms } from '#contract';
import { Money } from '#ds/Money';
import { MoneyField } from '#ds/MoneyField';
import { Notice } from '#ds/Notice';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { TextField } from '#ds/TextField';
import { formatDateTime, formatMoney, useLocaleRow } from '#ds-i18n';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { FormDialog } from '#patterns/FormDialog';
import { TransferPair } from '#patterns/TransferPair';
import { useForm } from '#patterns/useForm';
import { ChoiceButtons } from '../ChoiceButtons';
import { moneyMessages } from '../money.messages';
import { useAmounts } from '../useAmounts';
import { transferMessages as messages } from './messages';

/** A transfer as the agent saw it before the password; the amount in minor units. */
export interface DownlineTransferIntent {
  amount: string;
  note: string;
}

export interface TransferDialogProps {
  /** Account name of the downline. */
  account: string;
  terms: Async<DownlineTransferTerms>;
  /** Goes on to the transaction password. */
  onSubmit: (intent: DownlineTransferIntent) => void;
  onClose: () => void;
}

const empty = { amount: null as string | null, note: '' };

/** How much goes to a direct downline, and what both hold afterwards. */
export function TransferDialog({ account, terms: query, onSubmit, onClose }: TransferDialogProps) {
  const { value: terms } = query;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const currency = terms?.currency ?? '';
  const { money, amountFault } = useAmounts(currency);
  const least = BigInt(terms?.min ?? '0');
  const most = terms ? mostSendable(terms) : 0n;
  const { values, field, change, form } = useForm(empty, {
    isPending: false,
    validate: ({ amount }) => {
      const said = amountFault(amount, least, most);
      return said === undefined ? {} : { amount: said };
    },
    onSubmit: ({ amount, note }) => {
      if (terms && amount !== null && terms.pausedUntil === undefined)
        onSubmit({ amount, note: note.trim() });
    },
  });
  const amount = BigInt(values.amount ?? '0');
  const after = (sum: bigint) => (
    <Text elementType="span" size="xs" tone="secondary">
      {t(messages.after, { amount: money(sum > 0n ? sum : 0n) })}
    </Text>
  );
  const place = (label: string, name: string, held: string, change: bigint) => ({
    label,
    name: <bdi>{name}</bdi>,
    amount: (
      <Stack elementType="span" gap={1} align="end">
        <Money amount={held} currency={currency} />
        {after(BigInt(held) + change)}
      </Stack>
    ),
  });
  const quick = (terms?.quickAmounts ?? []).map(BigInt).filter((each) => each >= least && each <= most);
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(messages.title, { account })}
      form={form}
      isPending={false}
      labels={{
        submit:
          amount > 0n
            ? t(messages.submit, { amount: formatMoney(amount, currency, locale).text })
            : t(moneyMessages.send),
      }}
    >
      <Text>{t(messages.final)}</Text>
      <AsyncSection
        of={query}
        skeleton={<Skeleton shape="block" blockSize="16rem" />}
        failure={{
          title: t(messages.failedTitle),
          description: t(moneyMessages.safe),
        }}
      >
        {terms && (
          <Stack gap={5}>
            {terms.pausedUntil !== undefined && (
              <Notice tone="warning">
                {t(messages.paused, { time: formatDateTime(terms.pausedUntil, locale) })}
              </Notice>
            )}
            <TransferPair
              from={place(t(messages.from), t(messages.you), terms.balance, -amount)}
              to={place(t(moneyMessages.to), terms.downline.account, terms.downline.balance, amount)}
            />
            <MoneyField
              {...field('amount')}
              label={t(moneyMessages.amount)}
              description={t(messages.range, {
                min: money(least),
                max: money(terms.max),
                left: money(terms.amountLeft),
                day: money(terms.amountPerDay),
              })}
              currency={currency}
              minValue={least}
              maxValue={most}
              isRequired
            />
            <ChoiceButtons
              aria-label={t(messages.quick)}
              emphasis="chip"
              value={values.amount ?? undefined}
              onChange={(amount) => change({ amount })}
              options={[
                ...quick.map((each) => ({ id: String(each), label: money(each) })),
                ...(most >= least && !quick.includes(most)
                  ? [{ id: String(most), label: t(moneyMessages.all) }]
                  : []),
              ]}
            />
            <TextField
              {...field('note')}
              label={t(messages.note)}
              maxLength={terms.noteLength}
              autoComplete="off"
            />
            {terms.locked !== '0' && (
              <Notice tone="neutral">
                {t(messages.locked, { sendable: money(terms.sendable), locked: money(terms.locked) })}
              </Notice>
            )}
          </Stack>
        )}
      </AsyncSection>
    </FormDialog>
  );
}

/** The most that can be sent at once now. */
const mostSendable = ({ sendable, max, amountLeft }: DownlineTransferTerms): bigint =>
  [sendable, max, amountLeft].map(BigInt).reduce((least, each) => (each < least ? each : least));
