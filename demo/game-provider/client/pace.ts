/** What the server holds a game to, in milliseconds. */
export interface Pace {
  /** From one spin to the next, at least. */
  minSpinMs: number;
  /** How much earlier one may arrive. */
  spinGraceMs: number;
}

/**
 * When the next spin may be sent. The server counts from when it had the one before, which is not known here: at the
 * earliest as it was sent, at the latest as its answer came. Where the way there was long, the answer counts.
 */
export const nextSpinAt = (sentAt: number, answeredAt: number, { minSpinMs, spinGraceMs }: Pace): number =>
  Math.max(sentAt + minSpinMs, answeredAt + minSpinMs - spinGraceMs);
