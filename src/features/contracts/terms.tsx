import { useIntl } from 'react-intl';
import type { ContractTerms } from '#contract';
import { DescriptionList, type DescriptionListItem } from '#ds/DescriptionList';
import { Money } from '#ds/Money';
import { formatNumber, useLocaleRow } from '#ds-i18n';
import { contractMessages as messages } from './messages';

type Row = ReturnType<typeof useLocaleRow>;

/** A rate of 1/10,000 in percent. */
export const percent = (rate: number, row: Row): string =>
  formatNumber(rate / 10_000, row, { style: 'percent', maximumFractionDigits: 2 });

/** Names of the periods of a dividend. */
export const periodNames = {
  daily: messages.periodDaily,
  weekly: messages.periodWeekly,
  semimonthly: messages.periodSemimonthly,
  monthly: messages.periodMonthly,
} as const;

/** Between two facts. */
const stop = ' · ';

export interface ContractTermsListProps {
  terms: ContractTerms;
  currency: string;
  'aria-label'?: string;
}

/** Everything that a contract says, tier by tier. */
export function ContractTermsList({ terms, currency, 'aria-label': label }: ContractTermsListProps) {
  const { formatMessage: t, formatList } = useIntl();
  const locale = useLocaleRow();
  const money = (value: string) => <Money key={value} amount={value} currency={currency} />;
  const name = (tier: { validBet: string; netLoss?: string; activeMembers?: number }, index: number) => {
    const conditions = [
      ...(tier.validBet === '0' ? [] : [t(messages.ofBets, { amount: plain(tier.validBet) })]),
      ...(tier.netLoss === undefined || tier.netLoss === '0'
        ? []
        : [t(messages.ofLoss, { amount: plain(tier.netLoss) })]),
      ...(tier.activeMembers ? [t(messages.ofActive, { count: tier.activeMembers })] : []),
    ];
    return t(messages.tierOf, {
      number: index + 1,
      conditions: conditions.length > 0 ? formatList(conditions) : t(messages.always),
    });
  };
  const plain = (value: string): string => formatNumber(Number(BigInt(value)) / 100, locale);
  const items: DescriptionListItem[] =
    terms.kind === 'realTime'
      ? [
          { label: t(messages.singleBet), value: money(terms.singleBet) },
          { label: t(messages.profitRate), value: percent(terms.profitRate, locale) },
          { label: t(messages.lossRate), value: percent(terms.lossRate, locale) },
        ]
      : terms.tiers.map((tier, index) => ({
          id: String(index),
          label: name(tier, index),
          value:
            tier.rate === undefined
              ? money('amount' in tier ? (tier.amount ?? '0') : '0')
              : percent(tier.rate, locale),
        }));
  return (
    <div>
      <DescriptionList isDivided items={items} {...(label !== undefined && { 'aria-label': label })} />
      {terms.kind === 'dividend' && (
        <p>
          {t(periodNames[terms.period])}
          {terms.carriesOver && [stop, t(messages.carriesOver)].join('')}
        </p>
      )}
      {terms.kind === 'daily' && terms.isPaidWhenWon && <p>{t(messages.isPaidWhenWon)}</p>}
    </div>
  );
}
