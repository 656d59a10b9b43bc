/** Least win on the board of winners, in minor units of the catalogue's dollar. */
const least = 5_000n;
/** A win is this many times its stake at least: getting a stake back is none. */
const factor = 3n;

/** Whether a win goes on the board; `unit` is the merchant's stake unit. */
export const isBoardWin = (stake: bigint, win: bigint, unit: bigint): boolean =>
  win >= stake * factor && win >= least * unit;
