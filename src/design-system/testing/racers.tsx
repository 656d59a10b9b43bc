import type { BallColor } from '#gaming/LotteryBall';

/** Colours of the ten racers, the first one first. */
export const racers = [
  'gold',
  'blue',
  'slate',
  'orange',
  'cyan',
  'violet',
  'plain',
  'red',
  'pink',
  'green',
] as const satisfies readonly BallColor[];
