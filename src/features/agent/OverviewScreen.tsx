import { useIntl } from 'react-intl';
import type { reportCalls, ReplyOf } from '#contract';
import { Card } from '#ds/Card';
import { Heading } from '#ds/Heading';
import { LineChart } from '#ds/LineChart';
import { Link } from '#ds/Link';
import { Money } from '#ds/Money';
import { SectionHeader } from '#ds/SectionHeader';
import { Stack } from '#ds/Stack';
import { StatCard, type StatCardProps } from '#ds/StatCard';
import { Text } from '#ds/Text';
import { formatDay, formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';
import type { Async } from '#patterns/AsyncSection';
import { BarList } from '#patterns/BarList';
import { gameTypeMessages } from '../gameType.messages';
import { labelMessages } from '../label.messages';
import { PeriodReport, type ChosenPeriod } from '../PeriodReport';
import { overviewMessages as messages } from './messages';
import * as styles from './OverviewScreen.styles';
import { relativeChange } from './relativeChange';
import { TopTeams } from './TopTeams';

/** A team at a glance. */
export type TeamOverview = ReplyOf<typeof reportCalls.overview>;

export interface OverviewScreenProps extends ChosenPeriod {
  overview: Async<TeamOverview>;
  /** Address of the report that proves a figure, for the days shown. */
  hrefOf: (report: OverviewReport) => string;
}

/** By account with `under` as the team's root, by day, or each movement of one type. */
export type OverviewReport =
  | { is: 'accounts'; under?: string; view?: 'all' | 'day' }
  | { is: 'transactions'; type: 'deposit' | 'withdrawal' }
  | { is: 'bets' };

/** What an agent looks at first: how the team does, beside the days before, and who makes it up. */
export function OverviewScreen(props: OverviewScreenProps) {
  const { overview: of, hrefOf, ...period } = props;
  const { value: overview } = of;
  const { formatMessage: t } = useIntl();
  return (
    <PeriodReport
      {...period}
      aria-label={t(labelMessages.team)}
      of={of}
      utcOffset={overview?.utcOffset ?? ''}
      skeletonSize="30rem"
      empty={{ title: t(messages.noTeam) }}
      failure={{ title: t(messages.failedTitle), description: t(messages.failedText) }}
    >
      {overview && <Figures overview={overview} hrefOf={hrefOf} />}
    </PeriodReport>
  );
}

function Figures({ overview, hrefOf }: Pick<OverviewScreenProps, 'hrefOf'> & { overview: TeamOverview }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { currency, days, totals, gameTypes } = overview;
  const date = (day: string): string => formatDay(day, locale);
  const allBets = Number(totals.validBet);
  return (
    <Stack gap={4}>
      <Cards overview={overview} hrefOf={hrefOf} />
      <div css={styles.columns}>
        <Card>
          <LineChart
            title={t(messages.chart)}
            timeName={t(labelMessages.day)}
            times={days.map(({ day }) => Date.parse(`${day}T12:00:00Z`))}
            series={(['deposit', 'withdrawal'] as const).map((id) => ({
              id,
              name: t(messages[id]),
              values: days.map((each) => Number(each[id])),
            }))}
            formatValue={(value) => formatMoney(BigInt(Math.round(value)), currency, locale).text}
          />
        </Card>
        <Card elementType="section" aria-labelledby="overview-games">
          <div css={styles.stack}>
            <Heading id="overview-games">{t(messages.games)}</Heading>
            {gameTypes.length === 0 ? (
              <Text>{t(messages.noBets)}</Text>
            ) : (
              <BarList
                isSplit
                aria-label={t(messages.games)}
                items={byType(gameTypes).map(([type, validBet]) => ({
                  id: type,
                  label: t(gameTypeMessages[type]),
                  value: validBet,
                  figure: formatNumber(validBet / allBets, locale, { style: 'percent' }),
                }))}
              />
            )}
          </div>
        </Card>
      </div>
      <section css={styles.stack} aria-labelledby="overview-top">
        <SectionHeader
          id="overview-top"
          title={t(messages.top)}
          action={
            <Link isStandalone href={hrefOf({ is: 'accounts' })}>
              {t(messages.report)}
            </Link>
          }
        />
        <TopTeams
          teams={overview.top}
          currency={currency}
          hrefOf={(under) => hrefOf({ is: 'accounts', under })}
        />
      </section>
      <Text>{t(messages.note, { from: date(overview.from), to: date(overview.to) })}</Text>
    </Stack>
  );
}

function Cards({ overview, hrefOf }: Pick<OverviewScreenProps, 'hrefOf'> & { overview: TeamOverview }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { currency, totals, before, days } = overview;
  const money = (amount: string, tone?: 'change') => (
    <Money amount={amount} currency={currency} {...(tone && { tone })} />
  );
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
    value: money(totals[id], id === 'net' ? 'change' : undefined),
    trend: days.map((day) => Number(day[id])),
    href,
    ...delta(
      totals[id],
      before[id],
      (changed) => formatMoney(changed, currency, locale, { sign: 'exceptZero' }).text,
      // What members take out, and what they win or lose, is neither good nor bad news of a team.
      id === 'withdrawal' || id === 'net' ? 'neutral' : 'change',
    ),
  });
  const more = (count: bigint): string => formatNumber(count, locale, { sign: 'exceptZero' });
  const everybody = hrefOf({ is: 'accounts', view: 'all' });
  const cards: readonly (StatCardProps & { id: string })[] = [
    { id: 'balance', label: t(messages.balance), value: money(overview.balance) },
    amount('deposit', hrefOf({ is: 'transactions', type: 'deposit' })),
    amount('withdrawal', hrefOf({ is: 'transactions', type: 'withdrawal' })),
    amount('validBet', hrefOf({ is: 'bets' })),
    amount('net', hrefOf({ is: 'accounts', view: 'day' })),
    {
      id: 'members',
      label: t(labelMessages.members),
      value: formatNumber(overview.members, locale),
      href: everybody,
      ...(totals.newMembers > 0 && {
        delta: {
          label: t(messages.joined, { count: formatNumber(totals.newMembers, locale) }),
          direction: 'up' as const,
        },
      }),
    },
    {
      id: 'active',
      label: t(messages.active),
      value: formatNumber(totals.players, locale),
      trend: days.map(({ players }) => players),
      href: everybody,
      ...delta(totals.players, before.players, more),
    },
    {
      id: 'opened',
      label: t(messages.opened),
      value: formatNumber(totals.newMembers, locale),
      trend: days.map(({ newMembers }) => newMembers),
      ...delta(totals.newMembers, before.newMembers, more),
    },
  ];
  return (
    <div css={styles.cards}>
      {cards.map(({ id, ...card }) => (
        <StatCard key={id} {...card} />
      ))}
    </div>
  );
}

/** Valid bets by type of game, most first; the lottery's two kinds are one to a person. */
function byType(found: TeamOverview['gameTypes']): [keyof typeof gameTypeMessages, number][] {
  const sums = new Map<keyof typeof gameTypeMessages, number>();
  for (const { gameType, validBet } of found) {
    const type = gameType === 'LOTT' ? 'ELOTT' : gameType;
    sums.set(type, (sums.get(type) ?? 0) + Number(validBet));
  }
  return [...sums].toSorted(([, a], [, b]) => b - a);
}
