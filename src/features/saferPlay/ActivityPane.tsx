import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useIntl } from 'react-intl';
import type { PlayActivity, PlaySession } from '#contract';
import { BarChart } from '#ds/BarChart';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { Money } from '#ds/Money';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { ToggleButton } from '#ds/ToggleButton';
import { ToggleButtonGroup } from '#ds/ToggleButtonGroup';
import { formatDateTime, formatDay, formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { TotalsStrip } from '#patterns/TotalsStrip';
import { actionMessages } from '../action.messages';
import { labelMessages } from '../label.messages';
import { moneyMessages } from '../money.messages';
import { saferMessages as messages } from './messages';
import * as styles from './SaferPlay.styles';
import { dateText, shareText, timeText } from './values';

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
  onDownload: () => void;
  onPrint: () => void;
}

const netOf = ({ stake, payout }: { stake: string; payout: string }): bigint =>
  BigInt(payout) - BigInt(stake);

/** What a period of play cost, in money and in time. */
export function ActivityPane(props: ActivityPaneProps) {
  const { periods, period, onPeriodChange, onDownload, onPrint } = props;
  const { value: activity } = props.activity;
  const { formatMessage: say } = useIntl();
  const row = useLocaleRow();
  return (
    <Stack gap={5}>
      <Inline gap={3} justify="between">
        <ToggleButtonGroup
          aria-label={say(labelMessages.period)}
          disallowEmptySelection
          selectedKeys={[period]}
          onSelectionChange={([key]) => onPeriodChange(String(key))}
        >
          {periods.map(({ id, month }) => (
            <ToggleButton key={id} id={id}>
              {month ? formatDateTime(`${month}T12:00:00Z`, row, 'month', 'UTC') : say(messages.year)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Inline gap={2} align="stretch">
          <Button size="sm" tone="neutral" icon={IconDownload} isDisabled={!activity} onPress={onDownload}>
            {say(messages.download)}
          </Button>
          <Button size="sm" tone="neutral" icon={IconPrinter} isDisabled={!activity} onPress={onPrint}>
            {say(actionMessages.print)}
          </Button>
        </Inline>
      </Inline>
      <AsyncSection
        of={props.activity}
        skeleton={<Skeleton shape="block" blockSize="20rem" />}
        failure={{
          title: say(messages.failedTitle),
          description: say(messages.failedText),
        }}
      >
        {activity && <Statement activity={activity} />}
      </AsyncSection>
    </Stack>
  );
}

function Statement({ activity }: { activity: PlayActivity }) {
  const { formatMessage: say } = useIntl();
  const row = useLocaleRow();
  const { currency, deposits, withdrawals, bets, before, from, to } = activity;
  const text = (amount: string | bigint): string => formatMoney(amount, currency, row).text;
  const net = netOf(bets);
  const number = (value: number): string => formatNumber(value, row);
  return (
    <Stack gap={5}>
      <Card isMarked>
        <div css={styles.grow}>
          <Text>{[from, to].map((day) => formatDay(day, row)).join(' – ')}</Text>
          <Heading size="xl" wrap="balance">
            {say(messages.headline, {
              deposits: text(deposits.amount),
              withdrawals: text(withdrawals.amount),
              result: net > 0n ? 'won' : 'lost',
              amount: text(net < 0n ? -net : net),
            })}
          </Heading>
          <Text>
            {say(messages.played, {
              time: timeText(activity.minutes, row),
              sessions: activity.sessions,
              before: timeText(before.minutes, row),
              net: text(before.net),
            })}
          </Text>
        </div>
      </Card>
      <TotalsStrip
        aria-label={say(messages.activity)}
        totals={[
          {
            id: 'deposits',
            label: say(moneyMessages.deposits),
            value: <Money amount={deposits.amount} currency={currency} />,
            line: say(messages.count, { count: deposits.count }),
          },
          {
            id: 'withdrawals',
            label: say(moneyMessages.withdrawals),
            value: <Money amount={withdrawals.amount} currency={currency} />,
            line: say(messages.count, { count: withdrawals.count }),
          },
          {
            id: 'staked',
            label: say(messages.staked),
            value: <Money amount={bets.stake} currency={currency} />,
            line: say(messages.bets, { count: bets.count }),
          },
          {
            id: 'won',
            label: say(messages.wonBack),
            value: <Money amount={bets.payout} currency={currency} />,
            ...(bets.stake !== '0' && {
              line: say(messages.share, { share: shareText(bets.payout, bets.stake, row) }),
            }),
          },
          {
            id: 'net',
            label: say(messages.netGames),
            value: <Money amount={net} currency={currency} tone="change" />,
            line: say(messages.noBonus),
          },
        ]}
      />
      <div css={styles.columns}>
        <Card>
          <BarChart
            title={say(messages.timePlayed)}
            description={say(messages.minutesADay)}
            categoryName={say(labelMessages.day)}
            categories={activity.days.map(({ day }) => formatDay(day, row))}
            series={[
              {
                id: 'minutes',
                name: say(messages.minutes),
                values: activity.days.map(({ minutes }) => minutes),
              },
            ]}
            formatValue={number}
          />
        </Card>
        <Card elementType="section" aria-labelledby="longest-sessions">
          <Heading id="longest-sessions">{say(messages.longest)}</Heading>
          {activity.longest.length === 0 ? (
            <Text>{say(messages.noPlayYet)}</Text>
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
  const row = useLocaleRow();
  const when = [dateText(session.startedAt, row), formatDateTime(session.lastAt, row, 'time')].join(' – ');
  return (
    <li>
      <span css={styles.grow}>
        <span css={styles.strong}>{timeText(session.minutes, row)}</span>
        <Text elementType="span">{when}</Text>
      </span>
      <Money amount={netOf(session)} currency={currency} tone="change" />
    </li>
  );
}
