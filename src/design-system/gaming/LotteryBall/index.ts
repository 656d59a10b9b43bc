export { LotteryBall, LotteryBalls } from './LotteryBall';
export type { BallColor, LotteryBallProps, LotteryBallsProps } from './LotteryBall';
