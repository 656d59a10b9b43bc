import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { matches, sportsBets, type SportsBetRow, type SportsLeg } from '../../db/schema';
import type { Ports } from '../../ports';
import type { ValidBet } from '../records/computeValidBet';
import { laterThan, settleDue } from '../records/settleDue';
import { currencyOfBet, settleWager } from '../wagers/settleWager';
import { endOf, finalScore } from './fixture';
import { resultOf } from './markets';
import { toFixture } from './readFixtures';
import { payoutOf } from './slip';

type Deps = Pick<Ports, 'clock' | 'ids' | 'log'> & { db: Db };

/** Below this price a bet counts for no turnover, in thousandths. Source: money rules. */
const lowestCounted = 1_500n;

/**
 * Settles the bets whose last match is over, oldest first, each in its own transaction: after an interruption the rest
 * follows, and two servers at once settle each bet once. Returns how many it settled.
 */
export function settleSportsBets(deps: Deps): Promise<number> {
  const { db, clock } = deps;
  const { id, settlesAt: at, status } = sportsBets;
  return settleDue(
    deps,
    'sports bet',
    (last, limit) =>
      db
        .select({ id, at })
        .from(sportsBets)
        .where(and(eq(status, 'open'), lte(at, clock.now()), laterThan(at, id, last)))
        .orderBy(asc(at), asc(id))
        .limit(limit),
    (bet) =>
      db.transaction(async (tx) => {
        const [row] = await tx.select().from(sportsBets).where(eq(id, bet.id)).for('update');
        return row?.status === 'open' && settle(deps, tx, row);
      }),
  );
}

async function settle(deps: Deps, tx: Tx, row: SportsBetRow): Promise<boolean> {
  const legs = await endLegs(tx, row.legs, deps.clock.now());
  if (!legs) return false;
  const payout = payoutOf(row.stake, legs, await currencyOfBet(tx, row));
  await settleWager(deps, tx, sportsBets, row, {
    kind: 'sportsWin',
    payout,
    result: legs.map(({ score }) => score?.join(' : ') ?? '–').join(', '),
    meta: { game: row.gameId },
    row: { legs },
    revise: (valid) => countedOf(row, valid),
  });
  return true;
}

/** Bets at short prices count for no turnover, so that nobody turns money over without a risk. */
const countedOf = ({ price }: SportsBetRow, valid: ValidBet): ValidBet =>
  price >= lowestCounted || valid.reason === 'even' ? valid : { ...valid, amount: 0n, reason: 'lowOdds' };

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
