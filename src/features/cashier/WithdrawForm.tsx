import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { WithdrawalTerms } from '#contract';
import { withdrawalFee } from '#contract/fees';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { DescriptionList } from '#ds/DescriptionList';
import { Form } from '#ds/Form';
import { Inline } from '#ds/Inline';
import { Money } from '#ds/Money';
import { MoneyField } from '#ds/MoneyField';
import { Notice } from '#ds/Notice';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';
import { ActionBar } from '#patterns/ActionBar';
import { OptionCard, OptionCardGroup } from '#patterns/OptionCard';
import { Timeline } from '#patterns/Timeline';
import { useForm } from '#patterns/useForm';
import { labelMessages } from '../label.messages';
import { ChoiceButtons } from '../ChoiceButtons';
import { TitledCard } from '../TitledCard';
import { useAmounts } from '../useAmounts';
import { TotalMoney } from './TotalMoney';
import { moneyMessages } from '../money.messages';
import { siteMessages } from '../site.messages';
import * as styles from './Cashier.styles';
import { mostOf, rateText } from './values';
import { useTimelineLabels } from './timelineLabels';
import { withdrawMessages as messages } from './withdraw.messages';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';

/** A withdrawal as the person saw it: the fee is that which was shown. */
export interface WithdrawalIntent {
  account: string;
  amount: string;
  fee: string;
}

export interface WithdrawFormProps {
  terms: WithdrawalTerms;
  /** Goes on to the transaction password. */
  onSubmit: (intent: WithdrawalIntent) => void;
  onAdd: () => void;
  /** Takes an account away, after the transaction password. */
  onRemove: (account: string) => void;
  /** Below the fields, beside what happens: requirements and earlier withdrawals. */
  children?: ReactNode;
}

interface Values {
  account: string;
  amount: string | null;
}

const quarters = ['25', '50', '75', '100'] as const;

/** Where to, how much and what it costs. */
export function WithdrawForm({ terms, onSubmit, onAdd, onRemove, children }: WithdrawFormProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const labels = useTimelineLabels();
  const { currency, accounts } = terms;
  const { money, amountFault } = useAmounts(currency);
  const most = mostOf(terms);
  const [first] = useState((): Values => ({
    account: (accounts.find(({ usableFrom }) => usableFrom === undefined) ?? accounts[0])?.id ?? '',
    amount: null,
  }));
  const { values, field, change, form } = useForm<Values>(first, {
    isPending: false,
    validate: ({ account: id, amount }) => {
      const lockedUntil = accounts.find((each) => each.id === id)?.usableFrom;
      const said = amountFault(amount, terms.min, most);
      return {
        ...(!accounts.some((each) => each.id === id) && { account: t(messages.accountMissing) }),
        ...(lockedUntil !== undefined && {
          account: t(messages.accountLocked, { time: formatDateTime(lockedUntil, locale, 'dateTime') }),
        }),
        ...(said !== undefined && { amount: said }),
      };
    },
    onSubmit: ({ account: id, amount }) => {
      if (amount !== null)
        onSubmit({
          account: id,
          amount,
          fee: withdrawalFee(terms, BigInt(amount), terms.currency).toString(),
        });
    },
  });
  const account = accounts.find(({ id }) => id === values.account);
  const amount = BigInt(values.amount ?? '0');
  const fee = withdrawalFee(terms, amount, terms.currency);
  const whole = formatMoney(amount, currency, locale).text;
  const range = t(messages.range, { min: money(terms.min), max: money(terms.max) });
  const feeNote =
    terms.turnoverFeeRate > 0
      ? t(messages.feeTurnover, {
          rate: rateText(terms.turnoverFeeRate, locale),
          amount: money(terms.turnoverOpen),
        })
      : terms.freeLeft > 0
        ? t(messages.free, { left: terms.freeLeft, all: terms.freePerMonth })
        : t(messages.feeBeyond, { rate: rateText(terms.feeRate, locale) });
  return (
    <Form {...form}>
      <div css={styles.columns}>
        <Stack gap={5}>
          <Card elementType="section" aria-label={t(messages.now)}>
            <Inline gap={3} justify="between">
              <Stack gap={3}>
                <Text elementType="span">{t(messages.now)}</Text>
                <span css={styles.figure}>
                  <Money amount={terms.withdrawable} currency={currency} />
                </span>
              </Stack>
              <div css={styles.sums}>
                <DescriptionList
                  items={[
                    {
                      label: t(siteMessages.balance),
                      value: <Money amount={terms.balance} currency={currency} />,
                    },
                    {
                      label: t(messages.heldByBonus),
                      value: <Money amount={terms.heldByBonus} currency={currency} />,
                    },
                    {
                      label: t(messages.inWithdrawals),
                      value: <Money amount={terms.inWithdrawals} currency={currency} />,
                    },
                  ]}
                />
              </div>
            </Inline>
          </Card>
          <Stack gap={3}>
            {accounts.length === 0 ? (
              <Notice tone="info">{t(messages.noAccount)}</Notice>
            ) : (
              <OptionCardGroup
                label={t(messages.to)}
                name="account"
                value={values.account}
                onChange={(id) => change({ account: id })}
              >
                {accounts.map(({ id, bank, holder, number, usualMinutes, usableFrom }) => (
                  <OptionCard
                    key={id}
                    value={id}
                    title={bank}
                    line={joinFacts([number, holder])}
                    end={
                      usableFrom === undefined
                        ? t(messages.usual, { time: t(labelMessages.minutes, { count: usualMinutes }) })
                        : t(messages.usableFrom, { time: formatDateTime(usableFrom, locale, 'dateTime') })
                    }
                  />
                ))}
              </OptionCardGroup>
            )}
            <Inline gap={2} align="stretch">
              <Button size="sm" tone="neutral" icon={IconPlus} onPress={onAdd}>
                {t(messages.add)}
              </Button>
              {account && (
                <Button size="sm" tone="neutral" emphasis="ghost" onPress={() => onRemove(account.id)}>
                  {t(messages.remove)}
                </Button>
              )}
            </Inline>
          </Stack>
          <Stack gap={3}>
            <MoneyField
              {...field('amount')}
              label={t(moneyMessages.amount)}
              description={range}
              currency={currency}
              minValue={terms.min}
              maxValue={most}
              isRequired
            />
            <ChoiceButtons
              aria-label={t(messages.part)}
              emphasis="chip"
              value={quarters.findLast((part) => partOf(most, Number(part)) === values.amount)}
              onChange={(part) => change({ amount: partOf(most, Number(part)) })}
              options={quarters.map((id) => ({
                id,
                label:
                  id === '100'
                    ? t(moneyMessages.all)
                    : formatNumber(Number(id) / 100, locale, { style: 'percent' }),
              }))}
            />
          </Stack>
        </Stack>
        <div css={styles.aside}>
          <Stack gap={5}>
            <TitledCard isMarked title={t(messages.summary)}>
              <DescriptionList
                isDivided
                items={[
                  {
                    label: t(messages.youWithdraw),
                    value: <Money amount={amount} currency={currency} />,
                  },
                  {
                    label: t(moneyMessages.fee),
                    value: (
                      <span css={styles.end}>
                        <Money amount={fee} currency={currency} />
                        <Text elementType="span" size="xs">
                          {feeNote}
                        </Text>
                      </span>
                    ),
                  },
                  {
                    label: t(messages.youReceive),
                    value: <TotalMoney amount={amount - fee} currency={currency} />,
                  },
                ]}
              />
              {account && (
                <Notice tone="success" icon={IconClock}>
                  {t(messages.arrives, { time: t(labelMessages.minutes, { count: account.usualMinutes }) })}
                </Notice>
              )}
              <Timeline
                aria-label={t(messages.summary)}
                isNumbered
                labels={labels}
                steps={[
                  { id: 'review', title: t(messages.stepReview) },
                  { id: 'send', title: t(messages.stepSend) },
                  { id: 'tell', title: t(messages.stepTell) },
                ]}
              />
              <ActionBar>
                <Button type="submit" size="lg">
                  {amount > 0n ? t(messages.submit, { amount: whole }) : t(messages.submitNone)}
                </Button>
              </ActionBar>
              <Text tone="muted">{t(messages.cancelLater)}</Text>
            </TitledCard>
            <Card>
              <DescriptionList
                isDivided
                items={[
                  { label: t(messages.perRequest), value: range },
                  {
                    label: t(messages.leftToday),
                    value: t(messages.leftTodayValue, {
                      count: terms.requestsLeft,
                      amount: money(terms.amountLeft),
                    }),
                  },
                  {
                    label: t(messages.feeAfter, { count: terms.freePerMonth }),
                    value: t(messages.feeAfterValue, {
                      rate: rateText(terms.feeRate, locale),
                      most: money(terms.feeMax),
                    }),
                  },
                ]}
              />
            </Card>
          </Stack>
        </div>
        {children}
      </div>
    </Form>
  );
}

const partOf = (most: bigint, part: number): string => ((most * BigInt(part)) / 100n).toString();
