import { useIntl } from 'react-intl';
import type { LotteryTable } from '#contract';
import { Card } from '#ds/Card';
import { Columns } from '#ds/Columns';
import { Countdown } from '#ds/Countdown';
import { Heading } from '#ds/Heading';
import { Link } from '#ds/Link';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Tab, TabList, TabPanel, Tabs } from '#ds/Tabs';
import { Text } from '#ds/Text';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { TitledCard } from '../TitledCard';
import { Region } from '../Region';
import { BasketPanel, type BasketPanelProps } from './BasketPanel';
import * as styles from './Betting.styles';
import { DrawBalls } from './DrawBalls';
import { lotteryMessages as messages } from './messages';
import { MyBets, type MyBetsProps } from './MyBets';
import { ProofPanel, type ProofPanelProps } from './ProofPanel';
import { TrendPanel, type TrendPanelProps } from './TrendPanel';
import { PickPanel, type PickPanelProps } from './PickPanel';

export interface BettingScreenProps {
  /** The lottery that is bet on. */
  table: Async<LotteryTable>;
  /** When the open draw closes by the clock of this device, epoch milliseconds. */
  closesAt: number;
  /** Time it shows instead of the clock's, for stories. */
  now?: number;
  /** The countdown has come to its end. */
  onDrawClose: () => void;
  isClosed: boolean;
  onAdd: PickPanelProps['onAdd'];
  below: PickPanelProps['below'];
  /** What is shown beside the basket. */
  view: 'betting' | 'trends';
  onView: (view: 'betting' | 'trends') => void;
  trends: TrendPanelProps;
  onCheck: ProofPanelProps['onCheck'];
  basket: Omit<BasketPanelProps, 'issue' | 'currency' | 'isClosed' | 'issues'>;
  mine: Omit<MyBetsProps, 'currency' | 'openIssue'>;
}

/** Betting on one lottery: the draw, its play types, the basket and one's bets. */
export function BettingScreen(props: BettingScreenProps) {
  const { isClosed } = props;
  const { value: table } = props.table;
  const { formatMessage: t } = useIntl();
  return (
    <div css={styles.page}>
      <Link href="/elott" isStandalone>
        {t(messages.backToLobby)}
      </Link>
      <AsyncSection
        of={props.table}
        isCard
        skeleton={<Skeleton shape="block" blockSize="24rem" />}
        failure={{ title: t(messages.failedTitle), description: t(messages.failedText) }}
        asOf={t(messages.asOf)}
      >
        {table && (
          <Stack gap={5}>
            <Card>
              <div css={styles.head}>
                <Stack gap={1}>
                  <Heading level={1} size="xl">
                    {table.name}
                  </Heading>
                  <Text elementType="span">{t(messages.draw, { issue: table.draw.issue })}</Text>
                </Stack>
                <Countdown
                  key={table.draw.issue}
                  endsAt={props.closesAt}
                  {...(props.now !== undefined && { now: props.now })}
                  label={t(messages.closes)}
                  onEnd={props.onDrawClose}
                />
                <Result
                  family={table.family}
                  result={table.results[0]}
                  title={t(messages.lastResult)}
                  size="md"
                />
              </div>
            </Card>
            <Columns aside={90} gap={5}>
              <Tabs selectedKey={props.view} onSelectionChange={props.onView}>
                <TabList aria-label={t(messages.views)}>
                  <Tab id="betting">{t(messages.betting)}</Tab>
                  <Tab id="trends">{t(messages.trends)}</Tab>
                </TabList>
                <TabPanel id="betting" hasTabStop>
                  <PickPanel table={table} isClosed={isClosed} onAdd={props.onAdd} below={props.below} />
                </TabPanel>
                <TabPanel id="trends">
                  <TrendPanel {...props.trends} />
                </TabPanel>
              </Tabs>
              <Stack gap={5}>
                <Region name="basket">
                  <BasketPanel
                    {...props.basket}
                    issue={table.draw.issue}
                    issues={[table.draw.issue, ...table.upcoming.map(({ issue }) => issue)]}
                    currency={table.currency}
                    isClosed={isClosed}
                  />
                </Region>
                <MyBets
                  {...props.mine}
                  currency={table.currency}
                  openIssue={isClosed ? undefined : table.draw.issue}
                />
                <ProofPanel key={table.code} table={table} onCheck={props.onCheck} />
                <TitledCard title={t(messages.results)}>
                  {table.results.map((result) => (
                    <Result
                      key={result.issue}
                      family={table.family}
                      result={result}
                      title={t(messages.draw, { issue: result.issue })}
                      size="sm"
                    />
                  ))}
                </TitledCard>
              </Stack>
            </Columns>
          </Stack>
        )}
      </AsyncSection>
    </div>
  );
}

interface ResultProps {
  family: LotteryTable['family'];
  result: LotteryTable['results'][number] | undefined;
  title: string;
  size: 'sm' | 'md';
}

function Result({ family, result, title, size }: ResultProps) {
  const { formatMessage: t } = useIntl();
  if (!result) return null;
  return (
    <Stack gap={1}>
      <Text elementType="span" size="xs">
        {title}
      </Text>
      <DrawBalls
        family={family}
        balls={result.balls}
        size={size}
        label={t(messages.resultOf, { issue: result.issue })}
      />
    </Stack>
  );
}
