import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { VnDay } from '#contract';
import { Badge } from '#ds/Badge';
import { Breadcrumbs } from '#ds/Breadcrumbs';
import { Card } from '#ds/Card';
import { Columns } from '#ds/Columns';
import { Countdown } from '#ds/Countdown';
import { DatePicker } from '#ds/DatePicker';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { LinkButton } from '#ds/LinkButton';
import { Notice } from '#ds/Notice';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { PageHead } from '#patterns/PageHead';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { ChoiceButtons } from '../ChoiceButtons';
import { TitledCard } from '../TitledCard';
import { gameTypeMessages } from '../gameType.messages';
import { labelMessages } from '../label.messages';
import * as page from './Betting.styles';
import { lotteryMessages } from './messages';
import { StationCalendar } from './StationCalendar';
import { TicketCheck } from './TicketCheck';
import { vnMessages as messages } from './vn.messages';
import { VnLoto } from './VnLoto';
import * as styles from './VnResults.styles';
import { countOf, digitViews, isLive, statesOf, type DigitView } from './vnResults';
import { VnPairs } from './VnPairs';
import { VnTable } from './VnTable';

export interface VnResultsScreenProps {
  day: Async<VnDay>;
  /** The lotteries that can be bet on, above the results. */
  menu?: ReactNode;
  /** Lotteries of Vietnam to choose from. */
  lotteries: readonly { code: string; name: string }[];
  /** Code of the one that is shown. */
  lottery: string;
  onLottery: (code: string) => void;
  onDay: (day: string | undefined) => void;
  /** Milliseconds since the numbers of the day began to be drawn, by the platform's clock; negative before. */
  elapsed: number;
  /** When the next draw is, by the clock of this device, epoch milliseconds. */
  nextAt: number;
  /** Time that the countdown shows instead of the clock's, for stories. */
  now?: number;
  /** The next draw begins. */
  onDraw: () => void;
}

const viewNames = { all: messages.allDigits, last2: messages.last2, last3: messages.last3 } as const;
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Results of Vietnam by region and day, as they are printed there, with what people read out of them. */
export function VnResultsScreen(props: VnResultsScreenProps) {
  const { lotteries, lottery, elapsed } = props;
  const { value: day } = props.day;
  const { formatMessage: t, formatDate } = useIntl();
  const [view, setView] = useState<DigitView>('all');
  const [station, setStation] = useState('');
  const days = useRef<HTMLDivElement>(null);
  const shownDay = day?.day;
  // Where the days scroll sideways, the one that is shown is seen: the newest stand last.
  useEffect(() => {
    days.current?.querySelector('[data-selected]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [shownDay]);
  const shown = day?.stations.find(({ name }) => name === station) ?? day?.stations[0];
  // The zone is that of the calendar: a day of Vietnam stays that day wherever it is read.
  const dateOf = (iso: string) => formatDate(noon(iso), { dateStyle: 'full', timeZone: 'UTC' });
  const isDone = day !== undefined && day.isDrawn && !isLive(day, elapsed);
  const states = day ? statesOf(day, day.isDrawn ? elapsed : -1) : [];
  const title = day && t(messages.tableOf, { name: day.name, date: dateOf(day.day) });
  return (
    <div css={page.page}>
      <Breadcrumbs
        items={[
          { id: 'lottery', label: t(gameTypeMessages.ELOTT), href: '/elott' },
          { id: 'results', label: t(messages.title) },
        ]}
      />
      <PageHead
        title={t(messages.title)}
        tools={
          <ChoiceButtons
            aria-label={t(messages.region)}
            value={lottery}
            onChange={props.onLottery}
            options={lotteries.map(({ code, name }) => ({ id: code, label: name }))}
          />
        }
      />
      {props.menu}
      <AsyncSection
        of={props.day}
        isCard
        skeleton={<Skeleton shape="block" blockSize="32rem" />}
        failure={{ title: t(messages.failed), description: t(lotteryMessages.failedText) }}
        asOf={t(lotteryMessages.asOf)}
      >
        {day && (
          <Stack gap={5}>
            <Inline gap={3} align="end">
              <ChoiceButtons
                ref={days}
                aria-label={t(labelMessages.day)}
                emphasis="chip"
                value={day.day}
                onChange={props.onDay}
                options={day.days.map((each) => ({
                  id: each.day,
                  label: formatDate(noon(each.day), {
                    weekday: 'short',
                    day: 'numeric',
                    month: 'numeric',
                    timeZone: 'UTC',
                  }),
                }))}
              />
              <DatePicker
                label={t(messages.otherDay)}
                value={day.day}
                maxValue={day.days.at(-1)?.day ?? day.day}
                onChange={(chosen) => chosen && props.onDay(chosen)}
              />
            </Inline>
            <Columns aside={90} gap={5}>
              <Card elementType="section" aria-label={title}>
                <Stack gap={3}>
                  <Inline gap={3} justify="between">
                    <Stack gap={1}>
                      <Heading>{day.name}</Heading>
                      <Text elementType="span">{dateOf(day.day)}</Text>
                    </Stack>
                    <span role="status">
                      <Standing day={day} states={states} isDone={isDone} />
                    </span>
                  </Inline>
                  {day.drawsAt === null ? (
                    <Notice tone="neutral">{t(messages.dayOff)}</Notice>
                  ) : (
                    <VnTable day={day} label={title ?? ''} view={view} states={states} />
                  )}
                  <div css={styles.foot}>
                    <Text elementType="span">{t(messages.digits)}</Text>
                    <ChoiceButtons
                      aria-label={t(messages.digits)}
                      value={view}
                      onChange={setView}
                      options={digitViews.map((id) => ({ id, label: t(viewNames[id]) }))}
                    />
                  </div>
                </Stack>
              </Card>
              <Stack gap={5}>
                <Card elementType="section" aria-label={t(messages.next)}>
                  <Stack gap={3}>
                    <Inline gap={3} justify="between">
                      <Heading>{t(messages.next)}</Heading>
                      <Countdown
                        key={day.next.issue}
                        endsAt={props.nextAt}
                        label={t(messages.next)}
                        {...(props.now !== undefined && { now: props.now })}
                        onEnd={props.onDraw}
                      />
                    </Inline>
                    <LinkButton href={`/lottery?game=${day.code}`}>{t(messages.betNext)}</LinkButton>
                    {day.stations.length > 1 && <Text size="xs">{t(messages.betNote)}</Text>}
                  </Stack>
                </Card>
                {isDone && shown && (
                  <>
                    {day.stations.length > 1 && (
                      <ChoiceButtons
                        aria-label={t(messages.station)}
                        emphasis="chip"
                        value={shown.name}
                        onChange={setStation}
                        options={day.stations.map(({ name }) => ({ id: name, label: name }))}
                      />
                    )}
                    <TitledCard title={t(messages.loto)}>
                      <VnLoto numbers={shown.numbers} />
                    </TitledCard>
                    <TitledCard title={t(messages.ticket)}>
                      <TicketCheck key={day.day + shown.name} ranks={day.ranks} numbers={shown.numbers} />
                    </TitledCard>
                  </>
                )}
              </Stack>
            </Columns>
            <div css={styles.lists}>
              <VnPairs
                title={t(messages.often)}
                note={t(messages.oftenNote)}
                tone="red"
                rows={day.often.map(({ number, times }) => ({
                  number,
                  value: times,
                  words: t(lotteryMessages.times, { count: times }),
                }))}
              />
              <VnPairs
                title={t(messages.absent)}
                note={t(messages.absentNote)}
                tone="blue"
                rows={day.absent.map(({ number, draws }) => ({
                  number,
                  value: draws,
                  words: t(messages.draws, { count: draws }),
                }))}
              />
              <StationCalendar stations={day.calendar} />
            </div>
          </Stack>
        )}
      </AsyncSection>
    </div>
  );
}

interface StandingProps {
  day: VnDay;
  states: readonly (readonly string[])[];
  isDone: boolean;
}

function Standing({ day, states, isDone }: StandingProps) {
  const { formatMessage: t, formatTime } = useIntl();
  const count = countOf(day.ranks);
  if (day.drawsAt === null) return null;
  if (!day.isDrawn) return <Badge>{t(messages.waiting, { time: formatTime(day.drawsAt) })}</Badge>;
  if (isDone) return <Badge tone="success">{t(messages.complete, { count })}</Badge>;
  const drawn = states.flat().filter((state) => state === 'drawn').length;
  return <Badge tone="warning">{t(messages.live, { drawn, count })}</Badge>;
}
