import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { DepositChannel, DepositMethod, DepositMethodKind, MoneyProtection } from '#contract';
import { depositFee } from '#contract/fees';
import { Button } from '#ds/Button';
import { DescriptionList } from '#ds/DescriptionList';
import { Form } from '#ds/Form';
import { Link } from '#ds/Link';
import { Money } from '#ds/Money';
import { MoneyField } from '#ds/MoneyField';
import { Notice } from '#ds/Notice';
import { Stack } from '#ds/Stack';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { ActionBar } from '#patterns/ActionBar';
import { OptionCard, OptionCardGroup } from '#patterns/OptionCard';
import { useForm, type FormBinding } from '#patterns/useForm';
import { labelMessages } from '../label.messages';
import { ChoiceButtons } from '../ChoiceButtons';
import { TitledCard } from '../TitledCard';
import { useAmounts } from '../useAmounts';
import { TotalMoney } from './TotalMoney';
import { moneyMessages } from '../money.messages';
import type { NoticeContent } from '../notice';
import { playMenuMessages } from '../playMenu.messages';
import { WordedNotice } from '../WordedNotice';
import * as styles from './Cashier.styles';
import { depositMessages as messages } from './deposit.messages';
import { rateText } from './values';

/** What is chosen to open a deposit; the amount in minor units. */
export interface DepositValues {
  channel: string;
  amount: string | null;
}

export interface DepositFormProps {
  methods: readonly DepositMethod[];
  currency: string;
  quickAmounts: readonly string[];
  /** Address of the member's limits. */
  limitsHref: string;
  /** How members' money is held, before the first deposit: who goes on has read it. Absent after it. */
  held?: MoneyProtection | undefined;
  /** Address of the article on how it is held. */
  heldHref: string;
  form: FormBinding<DepositValues>;
  /** What went wrong that is about no field. */
  notice?: NoticeContent | undefined;
  /** Below the fields, beside what it comes to: the earlier deposits. */
  children?: ReactNode;
}

/** Method, channel and amount of a deposit, with what it comes to. */
export function DepositForm({
  methods,
  currency,
  quickAmounts,
  limitsHref,
  held,
  heldHref,
  form: binding,
  notice,
  children,
}: DepositFormProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { money, amountFault } = useAmounts(currency);
  const [first] = useState(() => ({ channel: firstOpen(methods)?.id ?? '', amount: null as string | null }));
  const { values, field, change, form, isPending } = useForm<DepositValues>(first, {
    ...binding,
    validate: (entered) => {
      const of = channelWith(methods, entered.channel);
      const said = of && amountFault(entered.amount, of.min, of.max);
      return { ...binding.validate(entered), ...(said && { amount: said }) };
    },
  });
  const method =
    methods.find(({ channels }) => channels.some(({ id }) => id === values.channel)) ?? methods[0];
  const channel = channelWith(methods, values.channel);

  const soon = (minutes: number): string =>
    minutes === 0
      ? t(messages.instant)
      : t(messages.about, { time: t(labelMessages.minutes, { count: minutes }) });
  const feeText = ({ feeRate, feeFixed }: DepositChannel): string =>
    [
      ...(feeRate > 0 ? [rateText(feeRate, locale)] : []),
      ...(BigInt(feeFixed) > 0n ? [money(feeFixed)] : []),
    ].join(' + ') || t(messages.noFee);
  const amount = BigInt(values.amount ?? '0');
  const fee = channel ? depositFee(channel, amount, currency) : 0n;
  const range = channel && t(messages.range, { min: money(channel.min), max: money(channel.max) });
  return (
    <Form {...form}>
      <div css={styles.columns}>
        <Stack gap={5}>
          {/* First on the page: on a phone the button is fixed to its foot, and what stands beside it is not seen. */}
          {held && (
            <Notice
              tone={held === 'high' ? 'info' : 'warning'}
              title={t(heldWords[held].title)}
              action={
                <Link href={heldHref} isStandalone>
                  {t(messages.heldMore)}
                </Link>
              }
            >
              {[t(heldWords[held].text), t(messages.heldRead)].join(' ')}
            </Notice>
          )}
          <WordedNotice notice={notice} />
          <OptionCardGroup
            label={t(messages.method)}
            layout="grid"
            value={method?.kind ?? null}
            onChange={(kind) => {
              const next = methods.find((each) => each.kind === (kind as DepositMethodKind));
              if (next) change({ channel: (firstOpen([next]) ?? next.channels[0])?.id ?? '' });
            }}
          >
            {methods.map(({ kind, channels }) => (
              <OptionCard
                key={kind}
                value={kind}
                title={t(messages[kind])}
                line={soon(Math.min(...channels.map(({ usualMinutes }) => usualMinutes)))}
              />
            ))}
          </OptionCardGroup>
          <OptionCardGroup
            label={t(messages.channel)}
            name="channel"
            value={values.channel}
            onChange={(id) => change({ channel: id })}
          >
            {(method?.channels ?? []).map((each) => (
              <OptionCard
                key={each.id}
                value={each.id}
                isDisabled={!each.isOpen}
                title={each.name}
                line={
                  each.isOpen
                    ? feeText(each)
                    : each.opensAt
                      ? t(messages.opens, { time: formatDateTime(each.opensAt, locale, 'dateTime') })
                      : t(messages.closed)
                }
                end={t(messages.range, { min: money(each.min), max: money(each.max) })}
              />
            ))}
          </OptionCardGroup>
          <Stack gap={3}>
            <MoneyField
              {...field('amount')}
              label={t(moneyMessages.amount)}
              description={range}
              currency={currency}
              {...(channel && { minValue: channel.min, maxValue: channel.max })}
              isRequired
            />
            <ChoiceButtons
              aria-label={t(messages.quick)}
              emphasis="chip"
              value={values.amount ?? undefined}
              onChange={(amount) => change({ amount })}
              options={quickAmounts.map((id) => ({ id, label: money(id) }))}
            />
          </Stack>
        </Stack>
        <div css={styles.aside}>
          <TitledCard isMarked title={t(messages.summary)}>
            <DescriptionList
              isDivided
              items={[
                { label: t(messages.youPay), value: <Money amount={amount} currency={currency} /> },
                { label: t(moneyMessages.fee), value: <Money amount={fee} currency={currency} /> },
                {
                  label: t(messages.youReceive),
                  value: <TotalMoney amount={amount - fee} currency={currency} />,
                },
              ]}
            />
            <Notice tone="neutral">{t(messages.before)}</Notice>
            <ActionBar>
              <Button type="submit" size="lg" isPending={isPending} pendingLabel={t(messages.submitting)}>
                {t(messages.submit)}
              </Button>
            </ActionBar>
            <p>
              <Link href={limitsHref}>{t(playMenuMessages.seeLimits)}</Link>
            </p>
          </TitledCard>
        </div>
        {children}
      </div>
    </Form>
  );
}

const heldWords = {
  none: { title: messages.titleNone, text: messages.heldNone },
  medium: { title: messages.titleMedium, text: messages.heldMedium },
  high: { title: messages.titleHigh, text: messages.heldHigh },
};

const firstOpen = (methods: readonly DepositMethod[]): DepositChannel | undefined =>
  methods.flatMap(({ channels }) => channels).find(({ isOpen }) => isOpen);

const channelWith = (methods: readonly DepositMethod[], id: string): DepositChannel | undefined =>
  methods.flatMap(({ channels }) => channels).find((channel) => channel.id === id);
