import { useIntl } from 'react-intl';
import type { Lottery } from '#contract';
import { Card } from '#ds/Card';
import { Countdown } from '#ds/Countdown';
import { LinkButton } from '#ds/LinkButton';
import { Skeleton } from '#ds/Skeleton';
import { LotteryBall, LotteryBalls } from '#gaming/LotteryBall';
import { AsyncSection, type AsyncState } from '#patterns/AsyncSection';
import type { Notice } from '../notice';
import * as styles from './Betting.styles';
import { lotteryMessages as messages } from './messages';

export interface LotteryLobbyScreenProps {
  /** How the list is coming along. */
  state: AsyncState;
  lotteries: readonly Lottery[];
  /** Families that can be bet on here. */
  families: readonly Lottery['family'][];
  /** Time it shows instead of the clock's, for stories. */
  now?: number;
  /** A draw has closed: its result is due. */
  onDrawClose: () => void;
  failure?: Notice | undefined;
  onRetry: () => void;
}

/** Every lottery with its last result, the time to its next draw and the way to bet. */
export function LotteryLobbyScreen({
  state,
  lotteries,
  families,
  now,
  onDrawClose,
  failure,
  onRetry,
}: LotteryLobbyScreenProps) {
  const { formatMessage: say } = useIntl();
  const open = (lottery: Lottery) => families.includes(lottery.family);
  const sorted = lotteries.toSorted((a, b) => Number(open(b)) - Number(open(a)));
  return (
    <div css={styles.page}>
      <div css={styles.pair}>
        <h1 css={styles.title}>{say(messages.title)}</h1>
        <p css={styles.quiet}>{say(messages.lobbyIntro)}</p>
      </div>
      <AsyncSection
        state={state}
        isCard
        skeleton={<Skeleton shape="block" blockSize="20rem" />}
        failure={{
          title: failure?.title ?? say(messages.lobbyFailed),
          description: failure?.text ?? say(messages.failedText),
          onRetry,
          retryLabel: say(messages.retry),
        }}
        asOf={say(messages.asOf)}
      >
        <div css={styles.cards}>
          {sorted.map((lottery) => (
            <Card key={lottery.code} elementType="section" aria-label={lottery.name}>
              <div css={styles.tight}>
                <div css={styles.row}>
                  <h2 css={styles.heading}>{lottery.name}</h2>
                  <Countdown
                    key={lottery.nextDrawAt}
                    endsAt={Date.parse(lottery.nextDrawAt)}
                    {...(now !== undefined && { now })}
                    emphasis="quiet"
                    label={say(messages.closes)}
                    onEnd={onDrawClose}
                  />
                </div>
                {lottery.last && (
                  <LotteryBalls label={say(messages.resultOf, { issue: lottery.last.issue })}>
                    {lottery.last.balls.map((ball, place) => (
                      <LotteryBall key={place} size="sm" color={ball.colour}>
                        {ball.number}
                      </LotteryBall>
                    ))}
                  </LotteryBalls>
                )}
                {open(lottery) && (
                  <LinkButton
                    size="sm"
                    href={`/lottery?game=${lottery.code}`}
                    aria-label={say(messages.betOn, { lottery: lottery.name })}
                  >
                    {say(messages.bet)}
                  </LinkButton>
                )}
              </div>
            </Card>
          ))}
        </div>
      </AsyncSection>
    </div>
  );
}
