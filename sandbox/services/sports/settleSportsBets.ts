import { inArray } from 'drizzle-orm';
import { parlayPrice, payoutOf, resultOf, stakeThatStood, type EndedLeg } from '#contract/sportsRules';
import type { Db, Tx } from '../../db/database';
import { matches, type SportsLeg } from '../../db/schema';
import type { Ports } from '../../ports';
import type { ValidBet } from '../records/computeValidBet';
import { settleDueBets, settleWager, voidWager } from '../wagers/settleWager';
import { cashedOutOf } from './cashOut';
import { endingOf, endOf } from './fixture';
import { toFixture } from './readFixtures';

type Deps = Pick<Ports, 'clock' | 'ids' | 'log'> & { db: Db };

/** Below this price a bet counts for no turnover, in thousandths. Source: money rules. */
const lowestCounted = 1_500n;

/** Settles the bets whose last match is over. Returns how many it settled. */
export const settleSportsBets = (deps: Deps): Promise<number> =>
  settleDueBets(deps, 'sports', async (tx, bet) => {
    const legs = await endLegs(tx, bet.details.legs, deps.clock.now());
    if (!legs) return false;
    const { currency } = bet;
    const cashedOut = cashedOutOf(bet);
    const stake = bet.stake - cashedOut.stake;
    const details = { ...bet.details, legs: legs.map(toStored) };
    const result = legs.map(wordsOf).join(', ');
    const isVoid = legs.every(({ score }) => score === null);
    if (isVoid && cashedOut.stake === 0n) {
      await voidWager(deps, tx, bet, 'sportsReturn', { result, details });
      return true;
    }
    await settleWager(deps, tx, bet, {
      kind: isVoid ? 'sportsReturn' : 'sportsWin',
      payout: payoutOf(stake, legs, currency),
      stood: stakeThatStood(stake, legs, currency),
      cashedOut,
      result,
      meta: { game: bet.gameId },
      details,
      revise: (valid) => countedOf(legs, valid),
    });
    return true;
  });

/** Bets at short prices count for no turnover, so that nobody turns money over without a risk; a void leg has none. */
const countedOf = (legs: readonly Ended[], valid: ValidBet): ValidBet =>
  valid.reason === 'even' ||
  parlayPrice(legs.filter(({ score }) => score).map(({ price }) => price)) >= lowestCounted
    ? valid
    : { ...valid, amount: 0n, reason: 'lowOdds' };

type Ended = Omit<SportsLeg, 'score'> & EndedLeg;

const toStored = ({ score, ...leg }: Ended): SportsLeg => ({
  ...leg,
  result: resultOf({ ...leg, score }),
  ...(score && { score }),
});

/** How a leg ended, as the record keeps it. */
const wordsOf = ({ score, calledOff }: Ended): string =>
  score ? score.join(' : ') : `void${calledOff ? ` (${calledOff})` : ''}`;

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
      ended.push({ ...leg, score: null });
      continue;
    }
    const { startsAt, script } = toFixture(row);
    if (endOf(startsAt, leg.round) > now) return undefined;
    ended.push({ ...leg, ...endingOf(script, leg.round) });
  }
  return ended;
}
