import { useIntl } from 'react-intl';
import type { ReplyOf, rewardCalls } from '#contract';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';
import { DescriptionList } from '#ds/DescriptionList';
import { Link } from '#ds/Link';
import { Money } from '#ds/Money';
import { Text } from '#ds/Text';
import { formatDay, formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';
import { TitledCard } from '../TitledCard';
import { bonusMessages as messages, rewardMessages } from './messages';

export interface CashbackListProps extends Pick<
  ReplyOf<typeof rewardCalls.bonuses>,
  'currency' | 'cashback'
> {
  /** Address of the reward centre, where what waits is claimed. */
  rewardsHref: string;
}

/** Shares of what was lost in periods: of how much, and what came back. */
export function CashbackList({ currency, cashback, rewardsHref }: CashbackListProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const daysOf = (days: readonly string[]): string =>
    [...new Set(days)].map((day) => formatDay(day, locale)).join(' – ');
  return (
    <TitledCard title={t(messages.cashback)}>
      <DescriptionList
        isDivided
        items={cashback.map(({ id, title, from, to, loss, rate, amount, at }) => ({
          id,
          label: joinFacts([title, daysOf([from, to])]),
          value: (
            <>
              <Money amount={amount} currency={currency} />
              <Text size="xs">
                {t(messages.cashbackOf, {
                  rate: formatNumber(rate / 10_000, locale, { style: 'percent', maximumFractionDigits: 2 }),
                  loss: formatMoney(loss, currency, locale).text,
                })}
              </Text>
              {at === undefined && (
                <Text size="xs">
                  <Link isStandalone href={rewardsHref}>
                    {t(rewardMessages.toClaim)}
                  </Link>
                </Text>
              )}
            </>
          ),
        }))}
      />
    </TitledCard>
  );
}
