import { useIntl } from 'react-intl';
import type { Lottery } from '#contract';
import { Card } from '#ds/Card';
import { Countdown } from '#ds/Countdown';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { LinkButton } from '#ds/LinkButton';
import { Stack } from '#ds/Stack';
import { DrawBalls } from './DrawBalls';
import { inWindowOf } from './lotteryWindow';
import { lotteryMessages as messages } from './messages';

export interface LotteryCardProps {
  lottery: Lottery;
  /** Draws the countdown large. */
  isLarge: boolean;
  /** Time it shows instead of the clock's, for stories. */
  now: number | undefined;
  /** Its draw has closed. */
  onDrawClose: () => void;
}

/** One lottery: the time to its next draw, its last result and the way to bet. */
export function LotteryCard({ lottery, isLarge, now, onDrawClose }: LotteryCardProps) {
  const { formatMessage: t } = useIntl();
  const { name, nextDrawAt, last, code, family, vassalage } = lottery;
  return (
    <Card>
      <Stack gap={3}>
        <Inline gap={3} justify="between">
          <Heading level={3}>{name}</Heading>
          <Countdown
            key={nextDrawAt}
            endsAt={Date.parse(nextDrawAt)}
            {...(now !== undefined && { now })}
            {...(!isLarge && { emphasis: 'quiet' as const })}
            label={t(messages.closes)}
            onEnd={onDrawClose}
          />
        </Inline>
        {last && (
          <DrawBalls
            family={family}
            balls={last.balls}
            size="sm"
            label={t(messages.resultOf, { issue: last.issue })}
          />
        )}
        <LinkButton
          size="sm"
          href={`/lottery?game=${code}`}
          {...inWindowOf(vassalage)}
          aria-label={t(messages.betOn, { lottery: name })}
        >
          {t(messages.bet)}
        </LinkButton>
      </Stack>
    </Card>
  );
}
