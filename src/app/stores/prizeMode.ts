import type { PlatformFacts } from '../brand/brand';

/** The prize mode that lottery calls name: the brand's lottery type, else the first of its prize modes. */
export const prizeModeOf = ({ lotteryType, prizeModes }: PlatformFacts): string =>
  prizeModes.includes(lotteryType) ? lotteryType : (prizeModes[0] ?? lotteryType);
