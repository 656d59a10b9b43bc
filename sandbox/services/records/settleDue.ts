import { and, eq, gt, or, type AnyColumn, type SQL } from 'drizzle-orm';
import { errorFields } from '../../log';
import type { Ports } from '../../ports';

/** An open bet whose result is known. */
export interface DueBet {
  id: string;
  /** Since when it can be settled. */
  at: Date;
}

/** Bets that are read at once. */
const page = 500;

/**
 * Settles bets one after the other, those that have waited longest first. A bet that cannot be settled is logged and
 * stays for the next run; it holds up no other, however many there are of its kind. Returns how many were settled.
 *
 * @param what what the log calls such a bet
 * @param read the next page of bets, in the order of `laterThan`
 * @param settle settles one, in a transaction of its own; false when there was nothing to do
 */
export async function settleDue<Due extends DueBet>(
  { log }: Pick<Ports, 'log'>,
  what: string,
  read: (last: Due | undefined, limit: number) => Promise<Due[]>,
  settle: (bet: Due) => Promise<boolean>,
): Promise<number> {
  let settled = 0;
  let last: Due | undefined;
  do {
    const due = await read(last, page);
    for (const bet of due)
      try {
        if (await settle(bet)) settled += 1;
      } catch (error) {
        log.error(`${what} not settled`, { bet: bet.id, ...errorFields(error) });
      }
    last = due.at(-1);
  } while (last);
  return settled;
}

/** Bets that come after one, in the order of the moment and then of the id. */
export const laterThan = (at: AnyColumn, id: AnyColumn, last: DueBet | undefined): SQL | undefined =>
  last && or(gt(at, last.at), and(eq(at, last.at), gt(id, last.id)));
