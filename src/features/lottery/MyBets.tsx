import { useIntl } from 'react-intl';
import type { LotteryBet } from '#contract';
import { Badge } from '#ds/Badge';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Money } from '#ds/Money';
import { Skeleton } from '#ds/Skeleton';
import { AsyncSection, type AsyncState } from '#patterns/AsyncSection';
import type { Notice } from '../notice';
import { WordedNotice } from '../WordedNotice';
import * as styles from './Betting.styles';
import { lotteryMessages as messages } from './messages';

export interface MyBetsProps {
  isSignedIn: boolean;
  /** How the list is coming along. */
  state: AsyncState;
  /** The newest first. */
  bets: readonly LotteryBet[];
  currency: string;
  /** Draw that is open: its bets can be cancelled. */
  openIssue: string | undefined;
  isPending: boolean;
  /** Why a bet could not be cancelled. */
  failure: Notice | undefined;
  onCancel: (id: string) => void;
  onRetry: () => void;
}

const tones = { open: 'neutral', won: 'success', lost: 'neutral', even: 'neutral', void: 'neutral' } as const;

/** The member's bets on this lottery. */
export function MyBets(props: MyBetsProps) {
  const { formatMessage: say } = useIntl();
  const { bets, currency } = props;
  return (
    <Card elementType="section" aria-label={say(messages.mine)}>
      <div css={styles.tight}>
        <h2 css={styles.heading}>{say(messages.mine)}</h2>
        <WordedNotice notice={props.failure} />
        {!props.isSignedIn ? (
          <p css={styles.quiet}>{say(messages.mineLogin)}</p>
        ) : (
          <AsyncSection
            state={props.state === 'ready' && bets.length === 0 ? 'empty' : props.state}
            skeleton={<Skeleton />}
            empty={{ title: say(messages.mineEmpty) }}
            failure={{
              title: say(messages.mineFailed),
              onRetry: props.onRetry,
              retryLabel: say(messages.retry),
            }}
            asOf={say(messages.asOf)}
          >
            <ul css={styles.lines}>
              {bets.map((bet) => (
                <li key={bet.id} css={styles.line}>
                  <span css={styles.pair}>
                    <b>{bet.play}</b>
                    <span css={styles.quiet}>
                      <bdi>{bet.pick}</bdi>
                    </span>
                    <span css={styles.label}>{say(messages.draw, { issue: bet.issue })}</span>
                  </span>
                  <span css={styles.end}>
                    <Money amount={bet.payout === null ? bet.stake : bet.payout} currency={currency} />
                    <Badge tone={tones[bet.status]}>{say(messages[bet.status])}</Badge>
                  </span>
                  {bet.status === 'open' && bet.issue === props.openIssue && (
                    <Button
                      size="sm"
                      tone="neutral"
                      emphasis="outline"
                      isDisabled={props.isPending}
                      onPress={() => props.onCancel(bet.id)}
                    >
                      {say(messages.cancel)}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </AsyncSection>
        )}
      </div>
    </Card>
  );
}
