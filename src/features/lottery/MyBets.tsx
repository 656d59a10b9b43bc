import { useIntl } from 'react-intl';
import type { LotteryBet } from '#contract';
import { Badge } from '#ds/Badge';
import { Button } from '#ds/Button';
import { Money } from '#ds/Money';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { TitledCard } from '../TitledCard';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import * as styles from './Betting.styles';
import { chaseMessages } from './chase.messages';
import { lotteryMessages as messages } from './messages';

export interface MyBetsProps {
  isSignedIn: boolean;
  /** The newest first. */
  bets: Async<{ list: readonly LotteryBet[] }>;
  currency: string;
  /** Draw that is open: its bets can be cancelled. */
  openIssue: string | undefined;
  isPending: boolean;
  /** Why a bet could not be cancelled. */
  failure: NoticeContent | undefined;
  onCancel: (id: string) => void;
  /** Gives back what of a chase is still to be drawn. */
  onStopChase: (id: string) => void;
}

const tones = { open: 'neutral', won: 'success', lost: 'neutral', even: 'neutral', void: 'neutral' } as const;

/** The member's bets on this lottery. */
export function MyBets(props: MyBetsProps) {
  const { formatMessage: t } = useIntl();
  const { state, value } = props.bets;
  const { list: bets = [] } = value ?? {};
  return (
    <TitledCard title={t(messages.mine)}>
      <WordedNotice notice={props.failure} />
      {!props.isSignedIn ? (
        <Text>{t(messages.mineLogin)}</Text>
      ) : (
        <AsyncSection
          of={props.bets}
          state={state === 'ready' && bets.length === 0 ? 'empty' : state}
          skeleton={<Skeleton />}
          empty={{ title: t(messages.mineEmpty) }}
          failure={{ title: t(messages.mineFailed) }}
          asOf={t(messages.asOf)}
        >
          <Stack elementType="ul">
            {groupChases(bets).map((group) =>
              group.length > 1 ? (
                <ChaseRow key={group[0]?.chase?.id ?? ''} {...props} bets={group} />
              ) : (
                group.map((bet) => <BetRow key={bet.id} bet={bet} {...props} />)
              ),
            )}
          </Stack>
        </AsyncSection>
      )}
    </TitledCard>
  );
}

/** Bets as they stand in the list: those of one chase together, where its first one stands. */
function groupChases(bets: readonly LotteryBet[]): readonly (readonly LotteryBet[])[] {
  const groups = new Map<string, LotteryBet[]>();
  for (const bet of bets) {
    const key = bet.chase?.id ?? bet.id;
    groups.set(key, [...(groups.get(key) ?? []), bet]);
  }
  return [...groups.values()];
}

type RowProps = Pick<MyBetsProps, 'currency' | 'openIssue' | 'isPending' | 'onCancel'>;

function BetRow({ bet, currency, openIssue, isPending, onCancel }: RowProps & { bet: LotteryBet }) {
  const { formatMessage: t } = useIntl();
  return (
    <li css={styles.line}>
      <Stack elementType="span" gap={1}>
        <b>{bet.play}</b>
        <Text elementType="span">
          <bdi>{bet.pick}</bdi>
        </Text>
        <Text elementType="span" size="xs">
          {t(messages.draw, { issue: bet.issue })}
        </Text>
      </Stack>
      <span css={styles.end}>
        <Money amount={bet.payout === null ? bet.stake : bet.payout} currency={currency} />
        <Badge tone={tones[bet.status]}>{t(messages[bet.status])}</Badge>
      </span>
      {bet.status === 'open' && bet.issue === openIssue && (
        <Button
          size="sm"
          tone="neutral"
          emphasis="outline"
          isDisabled={isPending}
          onPress={() => onCancel(bet.id)}
        >
          {t(messages.cancel)}
        </Button>
      )}
    </li>
  );
}

/** A chase: how far it is, what is still paid for, and the bets of draws that are over or open now. */
function ChaseRow(props: RowProps & Pick<MyBetsProps, 'onStopChase'> & { bets: readonly LotteryBet[] }) {
  const { bets, currency, openIssue } = props;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const draws = [...new Set(bets.map(({ issue }) => issue))];
  const open = bets.filter(({ status }) => status === 'open');
  const openDraws = new Set(open.map(({ issue }) => issue));
  const later = open.filter(({ issue }) => issue !== openIssue);
  const left = later.reduce((sum, { stake }) => sum + BigInt(stake), 0n);
  const told = bets.filter(
    ({ status, issue }) => (status !== 'open' && status !== 'void') || issue === openIssue,
  );
  return (
    <li>
      <div css={styles.line}>
        <Stack elementType="span" gap={1}>
          <b>{t(chaseMessages.running, { done: draws.length - openDraws.size, count: draws.length })}</b>
          {left > 0n && (
            <Text elementType="span">
              {t(chaseMessages.left, { amount: formatMoney(left.toString(), currency, locale).text })}
            </Text>
          )}
        </Stack>
        {open.length > 0 && (
          <Button
            size="sm"
            tone="neutral"
            emphasis="outline"
            isDisabled={props.isPending}
            onPress={() => props.onStopChase(bets[0]?.chase?.id ?? '')}
          >
            {t(chaseMessages.stop)}
          </Button>
        )}
      </div>
      <ul css={styles.chased}>
        {told.map((bet) => (
          <BetRow key={bet.id} bet={bet} {...props} />
        ))}
      </ul>
    </li>
  );
}
