import type { Lottery } from '#contract';
import { Text } from '#ds/Text';
import { Dice } from '#gaming/Dice';
import { LotteryBall, LotteryBalls } from '#gaming/LotteryBall';
import { PlaceSquares } from '#gaming/PlaceSquares';
import * as styles from './DrawBalls.styles';

/** The same in every language. */
const [plus, equals] = ['+', '='] as const;

type Ball = NonNullable<Lottery['last']>['balls'][number];

export interface DrawBallsProps {
  family: Lottery['family'];
  balls: readonly Ball[];
  /** The draw, in words. */
  label: string;
  /** @default 'md' */
  size?: 'sm' | 'md';
}

/** What a draw brought, in the shape that its players know: dice, racers by place, a sum, balls with their animals. */
export function DrawBalls({ family, balls, label, size = 'md' }: DrawBallsProps) {
  if (family === 'PK10')
    return (
      <PlaceSquares
        label={label}
        size={size}
        places={balls.map(({ number, colour }) => ({ number, color: colour }))}
      />
    );
  if (family === 'K3') {
    const faces = balls.map(({ number }) => Number(number));
    return (
      <span css={styles.line}>
        <Dice label={label} size={size} faces={faces} />
        <span css={styles.sign}>{equals}</span>
        <b css={styles.sum}>{faces.reduce((sum, face) => sum + face, 0)}</b>
      </span>
    );
  }
  return (
    <LotteryBalls label={label}>
      {balls.map((ball, place) => (
        <span key={place} css={styles.cell}>
          <span css={styles.line}>
            <Sign family={family} place={place} last={balls.length - 1} />
            <LotteryBall size={size} color={ball.colour}>
              {ball.number}
            </LotteryBall>
          </span>
          {ball.note && (
            <Text elementType="span" size="xs" tone="secondary">
              {ball.note}
            </Text>
          )}
        </span>
      ))}
    </LotteryBalls>
  );
}

/** Between the numbers of a sum, and before a special number. */
function Sign({ family, place, last }: { family: Lottery['family']; place: number; last: number }) {
  const isSpecial = place === last;
  if (family === 'PCB' && place > 0) return <span css={styles.sign}>{isSpecial ? equals : plus}</span>;
  return family === 'LHC' && isSpecial ? <span css={styles.sign}>{plus}</span> : null;
}
