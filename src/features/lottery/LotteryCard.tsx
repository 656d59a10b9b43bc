import { useIntl } from 'react-intl';
import type { Lottery } from '#contract';
import { Card } from '#ds/Card';
import { Countdown } from '#ds/Countdown';
import { Heading } from '#ds/Heading';
import { LinkButton } from '#ds/LinkButton';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import * as styles from './Betting.styles';
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
      <Stack gap={2}>
        <Stack>
          <Heading level={3}>{name}</Heading>
          <Text size="xs">{last && t(messages.draw, { issue: last.issue })}</Text>
        </Stack>
        <div css={styles.result}>
          {last && (
            <DrawBalls
              family={family}
              balls={last.balls}
              size="sm"
              label={t(messages.resultOf, { issue: last.issue })}
            />
          )}
        </div>
        <div css={styles.cardFoot}>
          <Stack gap={1}>
            <Text elementType="span" size="xs">
              {t(messages.closes)}
            </Text>
            <Countdown
              key={nextDrawAt}
              endsAt={Date.parse(nextDrawAt)}
              {...(now !== undefined && { now })}
              {...(!isLarge && { emphasis: 'quiet' as const })}
              onEnd={onDrawClose}
            />
          </Stack>
          <LinkButton
            size="sm"
            {...(!isLarge && { emphasis: 'soft' as const })}
            href={`/lottery?game=${code}`}
            {...inWindowOf(vassalage)}
            aria-label={t(messages.betOn, { lottery: name })}
          >
            {t(messages.bet)}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
