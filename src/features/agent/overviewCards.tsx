import { useIntl } from 'react-intl';
import { Money } from '#ds/Money';
import type { StatCardProps } from '#ds/StatCard';
import { formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';
import { labelMessages } from '../label.messages';
import { overviewMessages as messages } from './messages';
import type { OverviewReport, TeamOverview } from './overview';
import { relativeChange } from './relativeChange';

/** A figure of the overview as its card shows it, and as a file or a printed page writes it. */
export type OverviewCard = StatCardProps & { id: string; text: string };

/** The figures of a team with what changed since the days before. */
export function useOverviewCards(): (
  overview: TeamOverview,
  hrefOf: (report: OverviewReport) => string,
) => readonly OverviewCard[] {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  return (overview, hrefOf) => {
    const { currency, totals, before, days } = overview;
    const textOf = (amount: string | bigint, sign: 'auto' | 'exceptZero' = 'auto'): string =>
      formatMoney(amount, currency, locale, { sign }).text;
    /** As a share where that says something, else as the difference. */
    const delta = (
      now: string | number,
      then: string | number,
      difference: (of: bigint) => string,
      tone: 'change' | 'neutral' = 'change',
    ): Pick<StatCardProps, 'delta'> => {
      const changed = BigInt(now) - BigInt(then);
      if (BigInt(then) === 0n) return {};
      const share = relativeChange(Number(now), Number(then));
      return {
        delta: {
          label:
            share === undefined
              ? difference(changed)
              : formatNumber(share, locale, { style: 'percent', sign: 'exceptZero' }),
          direction: changed > 0n ? 'up' : changed < 0n ? 'down' : 'flat',
          tone,
        },
      };
    };
    const amount = (id: 'deposit' | 'withdrawal' | 'validBet' | 'net', href: string) => ({
      id,
      label: t(messages[id]),
      value: <Money amount={totals[id]} currency={currency} tone={id === 'net' ? 'change' : 'neutral'} />,
      text: textOf(totals[id]),
      trend: days.map((day) => Number(day[id])),
      href,
      ...delta(
        totals[id],
        before[id],
        (changed) => textOf(changed, 'exceptZero'),
        // What members take out, and what they win or lose, is neither good nor bad news of a team.
        id === 'withdrawal' || id === 'net' ? 'neutral' : 'change',
      ),
    });
    const more = (count: bigint): string => formatNumber(count, locale, { sign: 'exceptZero' });
    const everybody = hrefOf({ is: 'accounts', view: 'all' });
    const number = (id: string, label: string, value: number) => {
      const text = formatNumber(value, locale);
      return { id, label, value: text, text };
    };
    return [
      {
        id: 'balance',
        label: t(messages.balance),
        value: <Money amount={overview.balance} currency={currency} />,
        text: textOf(overview.balance),
      },
      amount('deposit', hrefOf({ is: 'transactions', type: 'deposit' })),
      amount('withdrawal', hrefOf({ is: 'transactions', type: 'withdrawal' })),
      amount('validBet', hrefOf({ is: 'bets' })),
      amount('net', hrefOf({ is: 'accounts', view: 'day' })),
      {
        ...number('members', t(labelMessages.members), overview.members),
        href: everybody,
        ...(totals.newMembers > 0 && {
          delta: {
            label: t(messages.joined, { count: formatNumber(totals.newMembers, locale) }),
            direction: 'up' as const,
          },
        }),
      },
      {
        ...number('active', t(messages.active), totals.players),
        trend: days.map(({ players }) => players),
        href: everybody,
        ...delta(totals.players, before.players, more),
      },
      {
        ...number('opened', t(messages.opened), totals.newMembers),
        trend: days.map(({ newMembers }) => newMembers),
        ...delta(totals.newMembers, before.newMembers, more),
      },
    ];
  };
}
