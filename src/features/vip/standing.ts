import type { VipLevel, VipStatus } from '#contract';

/** How far a member is on the way to the next level, and in keeping the present one; amounts in minor units. */
export interface VipStanding {
  next?: {
    level: number;
    /** A level that was lost asks for a month's bets alone. */
    isLost: boolean;
    /** What is missing; 0 for nothing. */
    bets: bigint;
    deposits: bigint;
    /** From 0 to 1: of the part that is behind. */
    share: number;
    target: VipLevel;
  };
  /** What is missing of the month's bets; 0 for nothing. */
  month: bigint;
}

const missing = (target: string, done: string): bigint => {
  const rest = BigInt(target) - BigInt(done);
  return rest > 0n ? rest : 0n;
};
const shareOf = (target: string, done: string): number =>
  BigInt(target) === 0n ? 1 : Math.min(1, Number((BigInt(done) * 10_000n) / BigInt(target)) / 10_000);

/** What is missing to the next level and to keeping this one. */
export function standingOf(levels: readonly VipLevel[], status: VipStatus): VipStanding {
  const { next, month, validBet, deposits } = status;
  const target = next ? levels.find(({ level }) => level === next.level) : undefined;
  return {
    month: missing(month.keeps, month.validBet),
    ...(next &&
      target && {
        next: next.isLost
          ? {
              ...next,
              target,
              bets: missing(target.monthly, month.validBet),
              deposits: 0n,
              share: shareOf(target.monthly, month.validBet),
            }
          : {
              ...next,
              target,
              bets: missing(target.validBet, validBet),
              deposits: missing(target.deposits, deposits),
              share: Math.min(shareOf(target.validBet, validBet), shareOf(target.deposits, deposits)),
            },
      }),
  };
}
