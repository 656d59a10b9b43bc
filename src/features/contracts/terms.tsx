import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { ContractTerms } from '#contract';
import { Badge } from '#ds/Badge';
import { DescriptionList, type DescriptionListItem } from '#ds/DescriptionList';
import { Inline } from '#ds/Inline';
import { Money } from '#ds/Money';
import { formatNumber, useLocaleRow, type LocaleRow } from '#ds-i18n';
import { contractMessages as messages } from './messages';

/** A rate of 1/10,000 in percent. */
export const percent = (rate: number, row: LocaleRow): string =>
  formatNumber(rate / 10_000, row, { style: 'percent', maximumFractionDigits: 2 });

/** Names of the periods of a dividend. */
export const periodNames = {
  daily: messages.periodDaily,
  weekly: messages.periodWeekly,
  semimonthly: messages.periodSemimonthly,
  monthly: messages.periodMonthly,
} as const;

export interface ContractTermsListProps {
  terms: ContractTerms;
  /** Terms that these would replace: what is not the same in them is marked. */
  before?: ContractTerms | undefined;
  currency: string;
  'aria-label'?: string;
}

/** The numbers of some terms, each by where it stands, so that those of two can be compared. */
function numbersOf(terms: ContractTerms): ReadonlyMap<string, string> {
  if (terms.kind === 'realTime') {
    const { singleBet, profitRate, lossRate } = terms;
    return new Map(Object.entries({ singleBet, profitRate: String(profitRate), lossRate: String(lossRate) }));
  }
  const numbers = new Map(terms.tiers.map((tier, index) => [String(index), JSON.stringify(tier)]));
  if (terms.kind === 'dividend')
    // A carry-over that is dropped has no line of its own to be marked.
    numbers.set('period', `${terms.period} ${String(terms.carriesOver)}`);
  if (terms.kind === 'daily') numbers.set('isPaidWhenWon', String(terms.isPaidWhenWon));
  return numbers;
}

/** What a contract pays, tier by tier, with amounts as `money` makes them. */
export function termItems<Value>(
  terms: ContractTerms,
  { formatMessage: t, formatList }: Pick<IntlShape, 'formatMessage' | 'formatList'>,
  locale: LocaleRow,
  money: (minor: string) => Value,
): { id: string; label: string; value: Value | string }[] {
  const plain = (value: string): string => formatNumber(Number(BigInt(value)) / 100, locale);
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
  if (terms.kind === 'realTime')
    return [
      { id: 'singleBet', label: t(messages.singleBet), value: money(terms.singleBet) },
      { id: 'profitRate', label: t(messages.profitRate), value: percent(terms.profitRate, locale) },
      { id: 'lossRate', label: t(messages.lossRate), value: percent(terms.lossRate, locale) },
    ];
  return terms.tiers.map((tier, index) => ({
    id: String(index),
    label: name(tier, index),
    value:
      tier.rate === undefined
        ? money('amount' in tier ? (tier.amount ?? '0') : '0')
        : percent(tier.rate, locale),
  }));
}

/** What a contract says without a number: its period, and what holds when the team wins. */
export function termNotes(
  terms: ContractTerms,
  { formatMessage: t }: Pick<IntlShape, 'formatMessage'>,
): { id: string; text: string }[] {
  if (terms.kind === 'dividend')
    return [
      { id: 'period', text: t(periodNames[terms.period]) },
      ...(terms.carriesOver ? [{ id: 'carriesOver', text: t(messages.carriesOver) }] : []),
    ];
  return terms.kind === 'daily' && terms.isPaidWhenWon
    ? [{ id: 'isPaidWhenWon', text: t(messages.isPaidWhenWon) }]
    : [];
}

/** Everything that a contract says, tier by tier. */
export function ContractTermsList({ terms, before, currency, 'aria-label': label }: ContractTermsListProps) {
  const intl = useIntl();
  const locale = useLocaleRow();
  const items: (DescriptionListItem & { id: string })[] = termItems(terms, intl, locale, (minor) => (
    <Money key={minor} amount={minor} currency={currency} />
  ));
  const [numbers, earlier] = [numbersOf(terms), before && numbersOf(before)];
  const marked = (id: string, value: ReactNode): ReactNode =>
    earlier === undefined || earlier.get(id) === numbers.get(id) ? (
      value
    ) : (
      <Inline elementType="span" gap={2} justify="end">
        {value} <Badge tone="info">{intl.formatMessage(messages.changed)}</Badge>
      </Inline>
    );
  return (
    <div>
      <DescriptionList
        isDivided
        items={items.map((item) => ({ ...item, value: marked(item.id, item.value) }))}
        {...(label !== undefined && { 'aria-label': label })}
      />
      {termNotes(terms, intl).map(({ id, text }) => (
        <p key={id}>{marked(id, text)}</p>
      ))}
    </div>
  );
}
