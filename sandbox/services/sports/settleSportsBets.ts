import { inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { matches, type BetRow, type SportsLeg } from '../../db/schema';
import type { Ports } from '../../ports';
import type { ValidBet } from '../records/computeValidBet';
import { settleDueBets, settleWager } from '../wagers/settleWager';
import { endOf, finalScore } from './fixture';
import { resultOf } from './markets';
import { toFixture } from './readFixtures';
import { payoutOf } from './slip';

type Deps = Pick<Ports, 'clock' | 'ids' | 'log'> & { db: Db };

/** Below this price a bet counts for no turnover, in thousandths. Source: money rules. */
const lowestCounted = 1_500n;

/** Settles the bets whose last match is over. Returns how many it settled. */
export const settleSportsBets = (deps: Deps): Promise<number> =>
  settleDueBets(deps, 'sports', async (tx, bet) => {
    const legs = await endLegs(tx, bet.details.legs, deps.clock.now());
    if (!legs) return false;
    await settleWager(deps, tx, bet, {
      kind: 'sportsWin',
      payout: payoutOf(bet.stake, legs, bet.currency),
      result: legs.map(({ score }) => score?.join(' : ') ?? '–').join(', '),
      meta: { game: bet.gameId },
      details: { ...bet.details, legs },
      revise: (valid) => countedOf(bet, valid),
    });
    return true;
  });

/** Bets at short prices count for no turnover, so that nobody turns money over without a risk. */
const countedOf = ({ details }: BetRow<'sports'>, valid: ValidBet): ValidBet =>
  BigInt(details.price) >= lowestCounted || valid.reason === 'even'
    ? valid
    : { ...valid, amount: 0n, reason: 'lowOdds' };

type Ended = SportsLeg & { result: NonNullable<SportsLeg['result']> };

/** How the legs of a bet ended; undefined while one of their matches goes on. A match that is gone makes its leg void. */
async function endLegs(tx: Tx, legs: readonly SportsLeg[], now: Date): Promise<Ended[] | undefined> {
  const rows = await tx
    .select()
    .from(matches)
    .where(
      inArray(
        matches.id,
        legs.map(({ match }) => match),
      ),
    );
  const ended: Ended[] = [];
  for (const leg of legs) {
    const row = rows.find(({ id }) => id === leg.match);
    if (!row) {
      ended.push({ ...leg, result: 'void' });
      continue;
    }
    const { startsAt, script } = toFixture(row);
    if (endOf(startsAt, leg.round) > now) return undefined;
    const score = finalScore(script, leg.round);
    ended.push({ ...leg, result: resultOf(leg, score), score });
  }
  return ended;
}
