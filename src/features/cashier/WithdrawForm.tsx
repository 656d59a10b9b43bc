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
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { Money } from '#ds/Money';
import { MoneyField } from '#ds/MoneyField';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { ToggleButton } from '#ds/ToggleButton';
import { ToggleButtonGroup } from '#ds/ToggleButtonGroup';
import { formatDateTime, formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';
import { ActionBar } from '#patterns/ActionBar';
import { NoteBox } from '#patterns/NoteBox';
import { OptionCard, OptionCardGroup } from '#patterns/OptionCard';
import { Timeline } from '#patterns/Timeline';
import { useForm } from '#patterns/useForm';
import { moneyMessages } from '../money.messages';
import { siteMessages } from '../site.messages';
import * as styles from './Cashier.styles';
import { minutesText, mostOf, rateText } from './values';
import { useTimelineLabels } from './timelineLabels';
import { withdrawMessages as messages } from './withdraw.messages';

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

const quarters = [25, 50, 75, 100];

/** Where to, how much and what it costs. */
export function WithdrawForm({ terms, onSubmit, onAdd, onRemove, children }: WithdrawFormProps) {
  const { formatMessage: say } = useIntl();
  const row = useLocaleRow();
  const labels = useTimelineLabels();
  const { currency, accounts } = terms;
  const money = (amount: string | bigint): string =>
    formatMoney(amount, currency, row, { cents: 'ifAny' }).text;
  const most = mostOf(terms);
  const [first] = useState((): Values => ({
    account: (accounts.find(({ usableFrom }) => usableFrom === undefined) ?? accounts[0])?.id ?? '',
    amount: null,
  }));
  const { values, field, change, form } = useForm<Values>(first, {
    isPending: false,
    validate: ({ account: id, amount }) => {
      const lockedUntil = accounts.find((each) => each.id === id)?.usableFrom;
      const said =
        amount === null
          ? say(moneyMessages.enterAmount)
          : BigInt(amount) < BigInt(terms.min)
            ? say(moneyMessages.atLeast, { min: money(terms.min) })
            : BigInt(amount) > most
              ? say(moneyMessages.atMost, { max: money(most) })
              : undefined;
      return {
        ...(!accounts.some((each) => each.id === id) && { account: say(messages.accountMissing) }),
        ...(lockedUntil !== undefined && {
          account: say(messages.accountLocked, { time: formatDateTime(lockedUntil, row, 'dateTime') }),
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
  const whole = formatMoney(amount, currency, row).text;
  const range = say(messages.range, { min: money(terms.min), max: money(terms.max) });
  const feeNote =
    terms.turnoverFeeRate > 0
      ? say(messages.feeTurnover, {
          rate: rateText(terms.turnoverFeeRate, row),
          amount: money(terms.turnoverOpen),
        })
      : terms.freeLeft > 0
        ? say(messages.free, { left: terms.freeLeft, all: terms.freePerMonth })
        : say(messages.feeBeyond, { rate: rateText(terms.feeRate, row) });
  return (
    <Form {...form}>
      <div css={styles.columns}>
        <Stack gap={5}>
          <Card elementType="section" aria-label={say(messages.now)}>
            <Inline gap={3} justify="between">
              <Stack gap={3}>
                <Text elementType="span">{say(messages.now)}</Text>
                <span css={styles.figure}>
                  <Money amount={terms.withdrawable} currency={currency} />
                </span>
              </Stack>
              <div css={styles.sums}>
                <DescriptionList
                  items={[
                    {
                      label: say(siteMessages.balance),
                      value: <Money amount={terms.balance} currency={currency} />,
                    },
                    {
                      label: say(messages.heldByBonus),
                      value: <Money amount={terms.heldByBonus} currency={currency} />,
                    },
                    {
                      label: say(messages.inWithdrawals),
                      value: <Money amount={terms.inWithdrawals} currency={currency} />,
                    },
                  ]}
                />
              </div>
            </Inline>
          </Card>
          <Stack gap={3}>
            {accounts.length === 0 ? (
              <NoteBox tone="info">{say(messages.noAccount)}</NoteBox>
            ) : (
              <OptionCardGroup
                label={say(messages.to)}
                name="account"
                value={values.account}
                onChange={(id) => change({ account: id })}
              >
                {accounts.map(({ id, bank, holder, number, usualMinutes, usableFrom }) => (
                  <OptionCard
                    key={id}
                    value={id}
                    title={bank}
                    line={`${number} · ${holder}`}
                    end={
                      usableFrom === undefined
                        ? say(messages.usual, { time: minutesText(usualMinutes, row) })
                        : say(messages.usableFrom, { time: formatDateTime(usableFrom, row, 'dateTime') })
                    }
                  />
                ))}
              </OptionCardGroup>
            )}
            <Inline gap={2} align="stretch">
              <Button size="sm" tone="neutral" icon={IconPlus} onPress={onAdd}>
                {say(messages.add)}
              </Button>
              {account && (
                <Button size="sm" tone="neutral" emphasis="ghost" onPress={() => onRemove(account.id)}>
                  {say(messages.remove)}
                </Button>
              )}
            </Inline>
          </Stack>
          <Stack gap={3}>
            <MoneyField
              {...field('amount')}
              label={say(moneyMessages.amount)}
              description={range}
              currency={currency}
              minValue={terms.min}
              maxValue={most}
              isRequired
            />
            <ToggleButtonGroup
              aria-label={say(messages.part)}
              emphasis="chip"
              selectedKeys={quarters
                .filter((part) => partOf(most, part) === values.amount)
                .map(String)
                .slice(-1)}
              onSelectionChange={(keys) => {
                const [part] = [...keys];
                if (part !== undefined) change({ amount: partOf(most, Number(part)) });
              }}
            >
              {quarters.map((part) => (
                <ToggleButton key={part} id={String(part)}>
                  {part === 100
                    ? say(moneyMessages.all)
                    : formatNumber(part / 100, row, { style: 'percent' })}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          </Stack>
        </Stack>
        <div css={styles.aside}>
          <Stack gap={5}>
            <Card isMarked elementType="section" aria-label={say(messages.summary)}>
              <Stack gap={3}>
                <Heading>{say(messages.summary)}</Heading>
                <DescriptionList
                  isDivided
                  items={[
                    {
                      label: say(messages.youWithdraw),
                      value: <Money amount={amount} currency={currency} />,
                    },
                    {
                      label: say(moneyMessages.fee),
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
                      label: say(messages.youReceive),
                      value: (
                        <Text elementType="b" size="lg" weight="semibold">
                          <Money amount={amount - fee} currency={currency} />
                        </Text>
                      ),
                    },
                  ]}
                />
                {account && (
                  <NoteBox tone="positive" icon={IconClock}>
                    {say(messages.arrives, { time: minutesText(account.usualMinutes, row) })}
                  </NoteBox>
                )}
                <Timeline
                  aria-label={say(messages.summary)}
                  isNumbered
                  labels={labels}
                  steps={[
                    { id: 'review', title: say(messages.stepReview) },
                    { id: 'send', title: say(messages.stepSend) },
                    { id: 'tell', title: say(messages.stepTell) },
                  ]}
                />
                <ActionBar>
                  <Button type="submit" size="lg">
                    {amount > 0n ? say(messages.submit, { amount: whole }) : say(messages.submitNone)}
                  </Button>
                </ActionBar>
                <Text tone="muted">{say(messages.cancelLater)}</Text>
              </Stack>
            </Card>
            <Card>
              <DescriptionList
                isDivided
                items={[
                  { label: say(messages.perRequest), value: range },
                  {
                    label: say(messages.leftToday),
                    value: say(messages.leftTodayValue, {
                      count: terms.requestsLeft,
                      amount: money(terms.amountLeft),
                    }),
                  },
                  {
                    label: say(messages.feeAfter, { count: terms.freePerMonth }),
                    value: say(messages.feeAfterValue, {
                      rate: rateText(terms.feeRate, row),
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
