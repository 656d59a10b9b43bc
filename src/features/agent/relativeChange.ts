/** More than tenfold, a share says less than the difference. */
const mostShare = 9;

/**
 * By which share a figure changed since the period before: 0.1 for a tenth more. Undefined where a share says nothing:
 * from nothing, from or to a loss, and to more than tenfold.
 */
export function relativeChange(now: number, before: number): number | undefined {
  if (before <= 0 || now < 0) return undefined;
  const share = (now - before) / before;
  return share > mostShare ? undefined : share;
}
