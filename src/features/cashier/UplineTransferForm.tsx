import IconInfo from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useIntl } from 'react-intl';
import type { UplineTransferTerms } from '#contract';
import { Avatar } from '#ds/Avatar';
import { Badge } from '#ds/Badge';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Columns } from '#ds/Columns';
import { DescriptionList } from '#ds/DescriptionList';
import { Form } from '#ds/Form';
import { Money } from '#ds/Money';
import { MoneyField } from '#ds/MoneyField';
import { Notice } from '#ds/Notice';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { TextField } from '#ds/TextField';
import { formatDateTime, formatMoney, useLocaleRow } from '#ds-i18n';
import { ActionBar } from '#patterns/ActionBar';
import { ListRow, ListRows } from '#patterns/ListRow';
import { useForm } from '#patterns/useForm';
import { ChoiceButtons } from '../ChoiceButtons';
import { TitledCard } from '../TitledCard';
import { useAmounts } from '../useAmounts';
import { TotalMoney } from './TotalMoney';
import { moneyMessages } from '../money.messages';
import * as styles from './Cashier.styles';
import { EarlierTransfers, type EarlierTransfersProps } from './EarlierTransfers';
import { uplineMessages as messages } from './uplineTransfer.messages';

/** A transfer as the person saw it before the password; the amount in minor units. */
export interface UplineTransferIntent {
  upline: string;
  amount: string;
  note: string;
}

export interface UplineTransferFormProps extends Pick<EarlierTransfersProps, 'onOpen'> {
  terms: UplineTransferTerms;
  /** Whom it goes to. */
  upline: NonNullable<UplineTransferTerms['upline']>;
  /** Goes on to the transaction password. */
  onSubmit: (intent: UplineTransferIntent) => void;
}

interface Values {
  amount: string | null;
  note: string;
}

/** How much goes to the agent above, and what that comes to. */
export function UplineTransferForm({ terms, upline, onSubmit, onOpen }: UplineTransferFormProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { currency, min, noteLength } = terms;
  const { money, amountFault } = useAmounts(currency);
  const most = mostSendable(terms);
  const { values, field, change, form } = useForm<Values>(empty, {
    isPending: false,
    validate: ({ amount }) => {
      const said = amountFault(amount, min, most);
      return said === undefined ? {} : { amount: said };
    },
    onSubmit: ({ amount, note }) => {
      if (amount !== null) onSubmit({ upline: upline.account, amount, note: note.trim() });
    },
  });
  const amount = BigInt(values.amount ?? '0');
  const after = BigInt(terms.balance) - amount;
  return (
    <Form {...form}>
      <div css={styles.columns}>
        <Card isMarked elementType="section" aria-label={t(moneyMessages.to)}>
          <Stack gap={5}>
            <Stack gap={3}>
              <Text elementType="span" id="upline-to">
                {t(moneyMessages.to)}
              </Text>
              <ListRows aria-labelledby="upline-to">
                <ListRow
                  media={<Avatar name={upline.account} isDecorative />}
                  title={<bdi>{upline.account}</bdi>}
                  line={t(messages.since, { date: formatDateTime(upline.since, locale, 'date') })}
                  end={
                    <Badge tone="success" hasDot>
                      {t(messages.verified)}
                    </Badge>
                  }
                />
              </ListRows>
            </Stack>
            <Columns count={2} gap={4}>
              <MoneyField
                {...field('amount')}
                label={t(moneyMessages.amount)}
                description={t(messages.range, { min: money(min), max: money(terms.max) })}
                currency={currency}
                minValue={min}
                maxValue={most}
                isRequired
              />
              <TextField
                {...field('note')}
                label={t(messages.note)}
                description={t(messages.noteLength, {
                  count: values.note.length,
                  most: noteLength,
                })}
                maxLength={noteLength}
                autoComplete="off"
              />
            </Columns>
            <ChoiceButtons
              aria-label={t(messages.quick)}
              emphasis="chip"
              value={values.amount ?? undefined}
              onChange={(amount) => change({ amount })}
              options={terms.quickAmounts
                .filter((quick) => BigInt(quick) >= BigInt(min) && BigInt(quick) <= most)
                .map((id) => ({ id, label: money(id) }))}
            />
            <Notice tone="warning">{t(messages.final, { b: (words) => <b key="b">{words}</b> })}</Notice>
          </Stack>
        </Card>
        <div css={styles.aside}>
          <Stack gap={5}>
            <TitledCard title={t(messages.summary)}>
              <DescriptionList
                isDivided
                items={[
                  { label: t(messages.youSend), value: <Money amount={amount} currency={currency} /> },
                  { label: t(moneyMessages.fee), value: <Money amount="0" currency={currency} /> },
                  {
                    label: t(messages.receives, { account: upline.account }),
                    value: <Money amount={amount} currency={currency} />,
                  },
                  { label: t(messages.arrives), value: t(messages.atOnce) },
                  {
                    label: t(messages.after),
                    value: <TotalMoney amount={after > 0n ? after : 0n} currency={currency} />,
                  },
                ]}
              />
              <Notice tone="neutral" icon={IconInfo}>
                {[
                  t(messages.sendable, { amount: money(terms.sendable) }),
                  ...(terms.locked === '0' ? [] : [t(messages.locked, { amount: money(terms.locked) })]),
                  ...(terms.heldByBonus === '0'
                    ? []
                    : [t(messages.heldByBonus, { amount: money(terms.heldByBonus) })]),
                ].join(' ')}
              </Notice>
              <Text tone="muted">
                {t(messages.leftToday, {
                  left: money(terms.amountLeft),
                  most: money(terms.amountPerDay),
                })}
              </Text>
              <ActionBar>
                <Button type="submit" size="lg">
                  {amount > 0n
                    ? t(messages.submit, { amount: formatMoney(amount, currency, locale).text })
                    : t(moneyMessages.send)}
                </Button>
              </ActionBar>
            </TitledCard>
            <EarlierTransfers transfers={terms.recent} onOpen={onOpen} />
          </Stack>
        </div>
      </div>
    </Form>
  );
}

/** The most that can be sent at once now. */
export const mostSendable = ({
  sendable,
  max,
  amountLeft,
}: Pick<UplineTransferTerms, 'sendable' | 'max' | 'amountLeft'>): bigint =>
  [sendable, max, amountLeft].map(BigInt).reduce((least, each) => (each < least ? each : least));

const empty: Values = { amount: null, note: '' };
