import type { Ctx } from '../../context';
import { errorFields } from '../../log';
import type { LaterKind } from '../../db/schema';
import { returnForbiddenSeats } from '../cardRoom/cardRooms';
import { returnForbiddenDraws } from '../lottery/chase';

type Deps = Pick<Ctx, 'db' | 'clock' | 'ids' | 'hasher' | 'log'>;

/**
 * By each kind of bets that are settled later than they are placed: what gives the account's stakes back that are for
 * later and forbidden now; null where a bet begins as it is placed, and so goes on to its end.
 */
const laterStakes: Record<LaterKind, ((deps: Deps, accountId: string) => Promise<void>) | null> = {
  lottery: returnForbiddenDraws,
  room: returnForbiddenSeats,
  table: null,
  sports: null,
  vendor: null,
};

/**
 * Gives back what is forbidden from now on, of all that stakes later. After the transaction of the pause or limit, which
 * nobody can bet past any more; what fails here is asked about again when its bet begins.
 */
export async function returnLaterStakes(deps: Deps, accountId: string): Promise<void> {
  for (const [kind, refund] of Object.entries(laterStakes))
    try {
      await refund?.(deps, accountId);
    } catch (error) {
      deps.log.error('later stakes not returned', { account: accountId, kind, ...errorFields(error) });
    }
}
