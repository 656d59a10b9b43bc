import { useIntl } from 'react-intl';
import type { Lottery } from '#contract';
import { LotteryBall, LotteryBalls } from '#gaming/LotteryBall';
import { homeMessages } from './messages';

/** The numbers of a lottery's last draw. */
export function DrawResult({ lottery, last }: { lottery: string; last: NonNullable<Lottery['last']> }) {
  const { formatMessage: t } = useIntl();
  return (
    <LotteryBalls label={t(homeMessages.result, { lottery, issue: last.issue })}>
      {last.balls.map((ball, index) => (
        <LotteryBall key={index} size="sm" color={ball.colour}>
          {ball.number}
        </LotteryBall>
      ))}
    </LotteryBalls>
  );
}
