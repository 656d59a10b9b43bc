import { inArray } from 'drizzle-orm';
import { parlayPrice, payoutOf, resultOf, stakeThatStood, type EndedLeg } from '#contract/sportsRules';
import type { Db, Tx } from '../../db/database';
import { matches, type BetRow, type SportsLeg } from '../../db/schema';
import type { Ports } from '../../ports';
import type { ValidBet } from '../records/computeValidBet';
import { settleDueBets, settleWager, voidWager } from '../wagers/settleWager';
import { cashedOutOf } from './cashOut';
import { endingOf, endOf } from './fixture';
import { toFixture } from './readFixtures';

type Deps = Pick<Ports, 'clock' | 'ids' | 'log'> & { db: Db };

/** Below this price a bet counts for no turnover, in thousandths. Source: money rules. */
const lowestCounted = 1_500n;

/** Settles the bets whose last match, or half, is over. Returns how many it settled. */
export const settleSportsBets = (deps: Deps): Promise<number> =>
  settleDueBets(deps, 'sports', async (tx, bet) => {
    const legs = await endLegs(tx, bet.details.legs, deps.clock.now());
    if (!legs) return false;
    const { isVoid, kind, ...outcome } = reckon(bet, legs);
    if (isVoid) await voidWager(deps, tx, bet, kind, outcome);
    else await settleWager(deps, tx, bet, { kind, meta: { game: bet.gameId }, ...outcome });
    return true;
  });

/** What a bet comes to whose legs have all ended; `payout` is of what was not cashed out. */
export function reckon(bet: BetRow<'sports'>, legs: readonly EndedSportsLeg[]) {
  const cashedOut = cashedOutOf(bet);
  const stake = bet.stake - cashedOut.stake;
  const allVoid = legs.every(({ score }) => score === null);
  return {
    /** Whether its whole stake goes back. */
    isVoid: allVoid && cashedOut.stake === 0n,
    kind: allVoid ? ('sportsReturn' as const) : ('sportsWin' as const),
    payout: payoutOf(stake, legs, bet.currency),
    stood: stakeThatStood(stake, legs, bet.currency),
    cashedOut,
    result: legs.map(wordsOf).join(', '),
    details: { ...bet.details, legs: legs.map(toStored) },
    revise: (valid: ValidBet) => countedOf(legs, valid),
  };
}

/** Bets at short prices count for no turnover, so that nobody turns money over without a risk; a void leg has none. */
const countedOf = (legs: readonly EndedSportsLeg[], valid: ValidBet): ValidBet =>
  valid.reason === 'even' ||
  parlayPrice(legs.filter(({ score }) => score).map(({ price }) => price)) >= lowestCounted
    ? valid
    : { ...valid, amount: 0n, reason: 'lowOdds' };

export type EndedSportsLeg = Omit<SportsLeg, 'score'> & EndedLeg;

const toStored = ({ score, ...leg }: EndedSportsLeg): SportsLeg => ({
  ...leg,
  result: resultOf({ ...leg, score }),
  ...(score && { score }),
});

/** How a leg ended, as the record keeps it. */
const wordsOf = ({ score, calledOff }: EndedSportsLeg): string =>
  score ? score.join(' : ') : `void${calledOff ? ` (${calledOff})` : ''}`;

/** How the legs of a bet ended; undefined while one of their matches, or halves, goes on. A match that is gone makes its leg void. */
async function endLegs(tx: Tx, legs: readonly SportsLeg[], now: Date): Promise<EndedSportsLeg[] | undefined> {
  const rows = await tx
    .select()
    .from(matches)
    .where(
      inArray(
        matches.id,
        legs.map(({ match }) => match),
      ),
    )
    // Who corrects a result waits for this, and then finds the bet settled.
    .for('share');
  const ended: EndedSportsLeg[] = [];
  for (const leg of legs) {
    const row = rows.find(({ id }) => id === leg.match);
    if (!row) {
      ended.push({ ...leg, score: null });
      continue;
    }
    const fixture = toFixture(row);
    if (endOf(fixture, leg.round, leg.period) > now) return undefined;
    ended.push({ ...leg, ...endingOf(fixture.script, leg.round, leg.period) });
  }
  return ended;
}
