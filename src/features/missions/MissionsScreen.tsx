import IconBallFootball from '@tabler/icons-react/dist/esm/icons/IconBallFootball.mjs';
import IconCards from '@tabler/icons-react/dist/esm/icons/IconCards.mjs';
import IconCherryFilled from '@tabler/icons-react/dist/esm/icons/IconCherryFilled.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { useIntl } from 'react-intl';
import type { Mission, MissionPeriod, MissionPlace } from '#contract';
import { Badge } from '#ds/Badge';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Heading } from '#ds/Heading';
import type { IconSource } from '#ds/Icon';
import { Inline } from '#ds/Inline';
import { Link } from '#ds/Link';
import { LinkButton } from '#ds/LinkButton';
import { Money } from '#ds/Money';
import { Notice } from '#ds/Notice';
import { Progress } from '#ds/Progress';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';
import { ActionBar } from '#patterns/ActionBar';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { ListRow, ListRows, type ListRowTone } from '#patterns/ListRow';
import { actionMessages } from '../action.messages';
import { ViewTools } from '../ViewTools';
import { labelMessages } from '../label.messages';
import { moneyMessages } from '../money.messages';
import type { NoticeContent } from '../notice';
import { offerStatusMessages } from '../offerStatus.messages';
import { WordedNotice } from '../WordedNotice';
import { Leaderboard, type LeaderboardProps } from './Leaderboard';
import { missionMessages as messages } from './messages';
import * as styles from './MissionsScreen.styles';

/** Which missions are shown. */
export type MissionView = 'all' | MissionPeriod;

export interface MissionsScreenProps {
  /** In their order. */
  missions: Async<{ list: readonly Mission[]; currency: string }>;
  view: MissionView;
  onViewChange: (view: MissionView) => void;
  /** Where a mission is worked on. */
  hrefOf: (place: MissionPlace) => string;
  onAccept: (mission: Mission) => void;
  /** Claims one or several, one after the other. */
  onClaim: (missions: readonly Mission[]) => void;
  /** Id of the mission that is being accepted or claimed. */
  writing?: string | undefined;
  /** The mission that was claimed last on this page. */
  claimed?: Mission | undefined;
  /** Why the last write came to nothing. */
  writeFailure?: NoticeContent | undefined;
  /** Address of the bonus details. */
  bonusHref: string;
  leaderboard: LeaderboardProps;
}

/** Between sentences. */
const gap = ' ';
const views = ['daily', 'weekly', 'once'] as const;
const icons: Readonly<Record<MissionPlace, IconSource>> = {
  games: IconCards,
  slots: IconCherryFilled,
  sports: IconBallFootball,
  lottery: IconTicket,
  deposit: IconWallet,
  friends: IconUsers,
  security: IconShieldCheck,
};
const tones = {
  open: 'neutral',
  active: 'accent',
  ready: 'highlight',
  done: 'success',
} as const satisfies Record<Mission['state'], ListRowTone>;

/** Tasks with a reward: those that can be claimed first, and who bet most. */
export function MissionsScreen(props: MissionsScreenProps) {
  const { view, onViewChange } = props;
  const { state, value } = props.missions;
  const { list: missions = [], currency = '' } = value ?? {};
  const { formatMessage: t } = useIntl();
  const shown = missions.filter(({ period }) => view === 'all' || view === period);
  const ready = missions.filter((each) => each.state === 'ready');
  return (
    <div css={styles.page}>
      <Stack gap={4}>
        <div role="status" css={styles.status}>
          {props.claimed && (
            <Claimed mission={props.claimed} currency={currency} bonusHref={props.bonusHref} />
          )}
        </div>
        <WordedNotice notice={props.writeFailure} />
        {ready.length > 0 && <Ready {...props} currency={currency} missions={ready} />}
        <ViewTools
          label={t(actionMessages.show)}
          views={[
            { id: 'all', label: t(actionMessages.all) },
            ...views.map((id) => ({ id, label: t(messages[id]) })),
          ]}
          value={view}
          onChange={onViewChange}
        />
        <AsyncSection
          of={props.missions}
          state={state === 'ready' && shown.length === 0 ? 'empty' : state}
          isCard
          skeleton={<Skeleton shape="block" blockSize="24rem" />}
          empty={{ title: t(messages.emptyTitle), description: t(messages.emptyText) }}
          failure={{
            title: t(messages.failedTitle),
            description: t(messages.failedText),
          }}
        >
          <ListRows aria-label={t(messages.list)}>
            {shown.map((mission) => (
              <Row key={mission.id} {...props} currency={currency} mission={mission} />
            ))}
          </ListRows>
        </AsyncSection>
        <Text>
          {t(messages.counts)} <Ends missions={missions} />
        </Text>
      </Stack>
      <Leaderboard {...props.leaderboard} />
    </div>
  );
}

/** When the missions of this day and this week end. */
function Ends({ missions }: { missions: readonly Mission[] }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const endOf = (period: MissionPeriod) => missions.find((each) => each.period === period)?.endsAt;
  const [day, week] = [endOf('daily'), endOf('weekly')];
  return (
    <>
      {day && t(messages.dayEnds, { time: formatDateTime(day, locale, 'dateTime') })}
      {gap}
      {week && t(messages.weekEnds, { time: formatDateTime(week, locale, 'dateTime') })}
    </>
  );
}

interface Acts extends Pick<MissionsScreenProps, 'writing' | 'onAccept' | 'onClaim' | 'hrefOf'> {
  currency: string;
}

/** What can be claimed now, in one press. */
function Ready({ missions, currency, writing, onClaim }: Acts & { missions: readonly Mission[] }) {
  const { formatMessage: t } = useIntl();
  const sumOf = (kind: Mission['kind']): bigint =>
    missions.filter((each) => each.kind === kind).reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const [cash, bonus] = [sumOf('cash'), sumOf('bonus')];
  const money = (amount: bigint) => <Money key="amount" amount={amount} currency={currency} />;
  return (
    <Card isMarked>
      <Inline gap={3} justify="between">
        <div css={styles.readyWords}>
          <Heading size="lg">{t(messages.ready, { count: missions.length })}</Heading>
          <Text>
            {cash > 0n && t(messages.readyCash, { amount: money(cash) })}
            {gap}
            {bonus > 0n && t(messages.readyBonus, { amount: money(bonus) })}
          </Text>
        </div>
        <ActionBar>
          <Button isPending={writing !== undefined} onPress={() => onClaim(missions)}>
            {t(messages.claimAll)}
          </Button>
        </ActionBar>
      </Inline>
    </Card>
  );
}

function Claimed({
  mission,
  currency,
  bonusHref,
}: {
  mission: Mission;
  currency: string;
  bonusHref: string;
}) {
  const { formatMessage: t } = useIntl();
  return (
    <Notice tone="success">
      <span css={styles.done}>
        {mission.kind === 'cash' ? (
          t(moneyMessages.inMainWallet, {
            amount: <Money key="amount" amount={mission.amount} currency={currency} />,
          })
        ) : (
          <>
            {t(messages.opened)} <Link href={bonusHref}>{t(labelMessages.bonusDetails)}</Link>
          </>
        )}
      </span>
    </Notice>
  );
}

function Row({ mission, currency, ...acts }: Acts & { mission: Mission }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { title, line, state, done, target, unit, place, kind, amount, terms } = mission;
  const quantity = (value: string): string =>
    unit === 'money' ? formatMoney(value, currency, locale).text : formatNumber(BigInt(value), locale);
  const money = <Money key="amount" amount={amount} currency={currency} />;
  return (
    <ListRow
      icon={icons[place]}
      title={title}
      tone={tones[state]}
      line={
        <>
          <span css={styles.extra}>{line}</span>
          {terms && (
            <span css={styles.extra}>
              {t(messages.bonusTerms, {
                required: <Money key="required" amount={terms.required} currency={currency} />,
                days: terms.days,
              })}
              {gap}
              {terms.maxStake !== undefined &&
                t(moneyMessages.refusedAbove, {
                  amount: <Money key="most" amount={terms.maxStake} currency={currency} />,
                })}
            </span>
          )}
        </>
      }
      more={
        <Progress
          label={
            state === 'open'
              ? t(messages.notStarted)
              : t(messages.doneOf, { done: quantity(done), target: quantity(target) })
          }
          value={Number((BigInt(done) * 100n) / BigInt(target))}
          valueLabel={
            <span css={styles.reward}>
              {kind === 'cash' ? money : t(messages.bonusAmount, { amount: money })}
            </span>
          }
          tone={state === 'ready' ? 'success' : 'accent'}
        />
      }
      end={<Act mission={mission} {...acts} />}
    />
  );
}

function Act({ mission, writing, onAccept, onClaim, hrefOf }: Omit<Acts, 'currency'> & { mission: Mission }) {
  const { formatMessage: t } = useIntl();
  const { id, state, title, place } = mission;
  if (state === 'done') return <Badge tone="success">{t(offerStatusMessages.claimed)}</Badge>;
  if (state === 'active')
    return (
      <LinkButton
        href={hrefOf(place)}
        tone="neutral"
        emphasis="soft"
        aria-label={t(messages.goOf, { title })}
      >
        {t(messages.go)}
      </LinkButton>
    );
  const isReady = state === 'ready';
  return (
    <Button
      tone={isReady ? 'accent' : 'neutral'}
      emphasis="soft"
      isPending={writing === id}
      aria-label={t(isReady ? messages.claimOf : messages.acceptOf, { title })}
      onPress={() => (isReady ? onClaim([mission]) : onAccept(mission))}
    >
      {t(isReady ? actionMessages.claim : messages.accept)}
    </Button>
  );
}
