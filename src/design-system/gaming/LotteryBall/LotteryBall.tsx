import type { ReactNode } from 'react';
import { balls, root } from './LotteryBall.styles';

/** A colour players know a number by; the same in every brand and theme. */
export type BallColor =
  'plain' | 'red' | 'blue' | 'green' | 'gold' | 'violet' | 'cyan' | 'orange' | 'pink' | 'slate';

export interface LotteryBallProps {
  /** The number drawn, as it is written on the ball: 7 or 07. */
  children: string | number;
  /** The colour of the ball in this game. @default 'plain' */
  color?: BallColor;
  /** 28, 36 or 48 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

/** One number drawn. Several of a draw stand in LotteryBalls. */
export function LotteryBall({ children, color = 'plain', size = 'md' }: LotteryBallProps) {
  return (
    <span css={root} data-color={color} data-size={size}>
      {children}
    </span>
  );
}

export interface LotteryBallsProps {
  /** The balls in the order of the draw. */
  children: ReactNode;
  /** The draw, such as "Vietnam North, 24 November". */
  label: string;
}

/** The numbers of one draw, always left to right. */
export function LotteryBalls({ children, label }: LotteryBallsProps) {
  return (
    <span css={balls} role="group" aria-label={label}>
      {children}
    </span>
  );
}
