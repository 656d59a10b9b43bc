import { useIntl } from 'react-intl';
import type { PlayActivity, PlaySession } from '#contract';
import { BarChart } from '#ds/BarChart';
import { Card } from '#ds/Card';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { Money } from '#ds/Money';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, formatDay, formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { TotalsStrip } from '#patterns/TotalsStrip';
import { timeText } from '../timeText';
import { ChoiceButtons } from '../ChoiceButtons';
import { labelMessages } from '../label.messages';
import { moneyMessages } from '../money.messages';
import type { Sheet } from '../sheet/sheet';
import { SheetActions, type SheetOutputs } from '../sheet/SheetActions';
import { useSheet } from '../sheet/useSheet';
import { saferMessages as messages } from './messages';
import * as styles from './SaferPlay.styles';
import { dateText, shareText } from './values';

/** A span of days that can be looked at; `label` is the month, or a year. */
export interface ActivityPeriod {
  id: string;
  /** First day, for a month's name; absent for twelve months. */
  month?: string;
}

export interface ActivityPaneProps {
  periods: readonly ActivityPeriod[];
  period: string;
  onPeriodChange: (id: string) => void;
  activity: Async<PlayActivity>;
  /** Where the statement goes as a file or on paper. */
  outputs: SheetOutputs;
}

const netOf = ({ stake, payout }: { stake: string; payout: string }): bigint =>
  BigInt(payout) - BigInt(stake);

/** What a period of play cost, in money and in time. */
export function ActivityPane(props: ActivityPaneProps) {
  const { periods, period, onPeriodChange } = props;
  const { value: activity } = props.activity;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const sheetOf = useStatementSheet();
  return (
    <Stack gap={5}>
      <Inline gap={3} justify="between">
        <ChoiceButtons
          aria-label={t(labelMessages.period)}
          value={period}
          onChange={onPeriodChange}
          options={periods.map(({ id, month }) => ({
            id,
            label: month ? formatDateTime(`${month}T12:00:00Z`, locale, 'month', 'UTC') : t(messages.year),
          }))}
        />
        <Inline gap={2} align="stretch">
          {activity && <SheetActions outputs={props.outputs} sheetOf={() => sheetOf(activity)} />}
        </Inline>
      </Inline>
      <AsyncSection
        of={props.activity}
        skeleton={<Skeleton shape="block" blockSize="20rem" />}
        failure={{
          title: t(messages.failedTitle),
          description: t(messages.failedText),
        }}
      >
        {activity && <Statement activity={activity} />}
      </AsyncSection>
    </Stack>
  );
}

/** The statement on paper or in a file: what went in and out above, then the days. */
function useStatementSheet(): (activity: PlayActivity) => Sheet {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const sheet = useSheet();
  return ({ days, deposits, withdrawals, bets, ...activity }) => {
    const sum = (label: string, amount: string | bigint) => ({
      label,
      value: formatMoney(amount, activity.currency, locale).text,
    });
    return sheet({
      ...activity,
      title: t(messages.activity),
      rows: days,
      columns: [
        { name: t(labelMessages.day), kind: 'day', value: ({ day }) => day },
        { name: t(messages.minutes), kind: 'number', value: ({ minutes }) => minutes, footer: '' },
        { name: t(messages.netGames), kind: 'money', value: ({ net }) => net, footer: '' },
      ],
      facts: [
        sum(t(moneyMessages.deposits), deposits.amount),
        sum(t(moneyMessages.withdrawals), withdrawals.amount),
        sum(t(messages.staked), bets.stake),
        sum(t(messages.wonBack), bets.payout),
      ],
    });
  };
}

function Statement({ activity }: { activity: PlayActivity }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { currency, deposits, withdrawals, bets, before, from, to } = activity;
  const text = (amount: string | bigint): string => formatMoney(amount, currency, locale).text;
  const net = netOf(bets);
  const number = (value: number): string => formatNumber(value, locale);
  return (
    <Stack gap={5}>
      <Card isMarked>
        <div css={styles.grow}>
          <Text>{[from, to].map((day) => formatDay(day, locale)).join(' – ')}</Text>
          <Heading size="xl" wrap="balance">
            {t(messages.headline, {
              deposits: text(deposits.amount),
              withdrawals: text(withdrawals.amount),
              result: net > 0n ? 'won' : 'lost',
              amount: text(net < 0n ? -net : net),
            })}
          </Heading>
          <Text>
            {t(messages.played, {
              time: timeText(activity.minutes, t),
              sessions: activity.sessions,
              before: timeText(before.minutes, t),
              net: text(before.net),
            })}
          </Text>
        </div>
      </Card>
      <TotalsStrip
        aria-label={t(messages.activity)}
        totals={[
          {
            id: 'deposits',
            label: t(moneyMessages.deposits),
            value: <Money amount={deposits.amount} currency={currency} />,
            line: t(messages.count, { count: deposits.count }),
          },
          {
            id: 'withdrawals',
            label: t(moneyMessages.withdrawals),
            value: <Money amount={withdrawals.amount} currency={currency} />,
            line: t(messages.count, { count: withdrawals.count }),
          },
          {
            id: 'staked',
            label: t(messages.staked),
            value: <Money amount={bets.stake} currency={currency} />,
            line: t(messages.bets, { count: bets.count }),
          },
          {
            id: 'won',
            label: t(messages.wonBack),
            value: <Money amount={bets.payout} currency={currency} />,
            ...(bets.stake !== '0' && {
              line: t(messages.share, { share: shareText(bets.payout, bets.stake, locale) }),
            }),
          },
          {
            id: 'net',
            label: t(messages.netGames),
            value: <Money amount={net} currency={currency} tone="change" />,
            line: t(messages.noBonus),
          },
        ]}
      />
      <div css={styles.columns}>
        <Card>
          <BarChart
            title={t(messages.timePlayed)}
            description={t(messages.minutesADay)}
            categoryName={t(labelMessages.day)}
            categories={activity.days.map(({ day }) => formatDay(day, locale))}
            series={[
              {
                id: 'minutes',
                name: t(messages.minutes),
                values: activity.days.map(({ minutes }) => minutes),
              },
            ]}
            formatValue={number}
          />
        </Card>
        <Card elementType="section" aria-labelledby="longest-sessions">
          <Heading id="longest-sessions">{t(messages.longest)}</Heading>
          {activity.longest.length === 0 ? (
            <Text>{t(messages.noPlayYet)}</Text>
          ) : (
            <ul css={styles.sessions}>
              {activity.longest.map((session) => (
                <LongSession key={session.startedAt} session={session} currency={currency} />
              ))}
            </ul>
          )}
        </Card>
      </div>
    </Stack>
  );
}

function LongSession({ session, currency }: { session: PlaySession; currency: string }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const when = [dateText(session.startedAt, locale), formatDateTime(session.lastAt, locale, 'time')].join(
    ' – ',
  );
  return (
    <li>
      <span css={styles.grow}>
        <span css={styles.strong}>{timeText(session.minutes, t)}</span>
        <Text elementType="span">{when}</Text>
      </span>
      <Money amount={netOf(session)} currency={currency} tone="change" />
    </li>
  );
}
