import { and, eq } from 'drizzle-orm';
import { refuse, refuseFiner } from '#platform/host';
import { type Pick as MatchPick, isOutcome, lineText } from '#contract/sportsMarkets';
import { type BetRow, type SportsLeg, bets } from '#platform/schema';
import { type Fixture, endOf, openStakeOf, readFixtures } from '#platform/sports';
import { isOpen, placeWager, readBets, recordOpenBets } from '#platform/wallet';
import { mostPaid, parlayPrice } from '#contract/sportsRules';
import type { GameDeps, Play } from '../play';
import { betRequest, isTaken, type BetRequest, type LegRequest, type Quote } from './api';
import { quotesOf, sportOf } from './bookState';

/** Lowest and highest stake of a bet and the most that one pays, in minor units. */
export function limitsOf({ game, stakeUnit }: Omit<Play, 'wallet'>) {
  const min = game.minBet * stakeUnit;
  const max = (game.maxBet ?? game.minBet) * stakeUnit;
  return { min, max, pays: max * 20n };
}

/** Nothing was placed: these are the prices that the outcomes have now. */
export class PricesMoved extends Error {
  constructor(readonly quotes: readonly Quote[]) {
    super('prices have moved');
  }
}

/**
 * Places the bets of a slip: all of them or none, in one transaction of the ledger. The same key again changes nothing, also
 * after the match. Throws `PricesMoved` when a price is another than the player saw, and not one that is taken unasked, or an
 * outcome cannot be bet on; refuses with `game.stake` beyond the limits, `wallet.short`, and what the player's limits forbid,
 * each with nothing taken. The price of now is the one that counts.
 */
export async function placeSportsBets(deps: GameDeps, play: Play, request: BetRequest): Promise<void> {
  const { db, ports } = deps;
  const { account, game, money } = play;
  if (game.state !== 'open') refuse('game.closed');
  refuseFiner(betRequest, request, account.currency);
  if (request.bets.some(({ legs }) => !isSound(legs))) refuse('request.invalid');
  // Before anything is posted: a stake below nothing would be a payment.
  const { min, max, pays } = limitsOf(play);
  const stakes = request.bets.map(({ stake }) => BigInt(stake));
  const beyond = () => refuse('game.stake', { value: { min: min.toString(), max: max.toString() } });
  if (stakes.some((stake) => stake < min || stake > max)) beyond();
  const total = stakes.reduce((sum, stake) => sum + stake, 0n);
  const inputHash = await ports.hasher.digest(`sports:${game.id}:${JSON.stringify(request)}`);
  const fixtures = await readFixtures(db, await sportOf(db, play));
  await db.transaction(async (tx) => {
    const posted = await placeWager(ports, tx, {
      key: `sports:${request.key}`,
      inputHash,
      kind: 'sportsBet',
      account,
      wallet: play.wallet,
      house: play.house,
      money,
      gameType: game.category,
      stake: total,
      meta: { game: game.id },
    });
    if (posted.replayed) return;
    // After the wallet is locked: waiting for it may have outlasted a price.
    const now = ports.clock.now();
    const seen = request.bets.flatMap(({ legs }) => legs);
    const quotes = quotesOf(fixtures, seen, now);
    if (
      quotes.some(
        ({ price }, index) => price === null || !isTaken(request.change, price, seen[index]?.price ?? 0),
      )
    )
      throw new PricesMoved(quotes);
    let next = 0;
    const placed = request.bets.map((bet, index) => {
      const legs = bet.legs.map((leg): SportsLeg => {
        const { home, away, startsAt, price } = quotes[next++] as Quote;
        const { match, round, market, side, line, period } = leg;
        return { match, round, market, side, line, period, price: price ?? 0, home, away, startsAt };
      });
      const price = parlayPrice(legs.map((leg) => leg.price));
      return {
        id: ports.ids.next(),
        stake: stakes[index] ?? 0n,
        pick: legs.length === 1 && legs[0] ? wordsOf(legs[0]) : `Parlay of ${legs.length}`,
        facts: { ...factsOf(legs, price), ...(legs.length > 1 && systemOf(request)) },
        details: { legs, price: price.toString() },
        dueAt: lastEnd(fixtures, legs),
      };
    });
    const open = await readBets(tx, 'sports', and(eq(bets.accountId, account.id), isOpen));
    if (isBeyond([...open, ...placed], placed, { max, pays, currency: account.currency })) beyond();
    await recordOpenBets(tx, play, { kind: 'sports', id: posted.id, placedAt: now }, placed);
  });
}

/** What a bet may bring; what was cashed out brings nothing more. */
type Stake = Pick<BetRow<'sports'>, 'stake' | 'details'>;

/**
 * Whether bets bring more on an outcome than the highest stake, or on a match than the most that one pays: what a member
 * has open counts together, over slips and over the lines of one.
 */
function isBeyond(
  all: readonly Stake[],
  added: readonly Stake[],
  { max, pays, currency }: { max: bigint; pays: bigint; currency: string },
): boolean {
  const matchOf = ({ match, round }: SportsLeg) => `${match} ${round}`;
  const outcomeOf = (leg: SportsLeg) => `${matchOf(leg)} ${leg.market} ${leg.side} ${leg.line} ${leg.period}`;
  const sumOf = (key: string, keyOf: (leg: SportsLeg) => string, much: (bet: Stake) => bigint) =>
    all
      .filter(({ details }) => details.legs.some((leg) => keyOf(leg) === key))
      .reduce((sum, bet) => sum + much(bet), 0n);
  return added
    .flatMap(({ details }) => details.legs)
    .some(
      (leg) =>
        sumOf(outcomeOf(leg), outcomeOf, openStakeOf) > max ||
        sumOf(matchOf(leg), matchOf, (bet) => mostPaid(openStakeOf(bet), bet.details.legs, currency)) > pays,
    );
}

/** Legs of a parlay are of different meetings: outcomes of one match hang together, those of its halves, too. */
const isSound = (legs: readonly LegRequest[]): boolean =>
  legs.every(isOutcome) && new Set(legs.map(({ match, round }) => `${match} ${round}`)).size === legs.length;

function lastEnd(fixtures: readonly Fixture[], legs: readonly MatchPick[]): Date {
  const ends = legs.map(({ match, round, period }) => {
    const fixture = fixtures.find(({ id }) => id === match);
    return fixture ? endOf(fixture, round, period).getTime() : 0;
  });
  return new Date(Math.max(...ends));
}

const periodWords = { firstHalf: '1st half, ', secondHalf: '2nd half, ' };

/** An outcome as the record keeps it. */
const wordsOf = (leg: SportsLeg): string =>
  `${leg.period ? periodWords[leg.period] : ''}${outcomeWords(leg)}`;

function outcomeWords(leg: SportsLeg): string {
  const { market, side, home, away } = leg;
  if (market === 'total') return `${side === 'over' ? 'Over' : 'Under'} ${lineText(leg)}`;
  if (side === 'draw') return 'Draw';
  const team = side === 'home' ? home : away;
  return market === 'winner' ? team : `${team} ${lineText(leg)}`;
}

/** Which system a parlay is of, where several were placed together. */
const systemOf = ({ bets: all }: BetRequest): Record<string, string> => {
  const outcomes = new Set(all.flatMap(({ legs }) => legs.map(({ match, round }) => `${match} ${round}`)));
  return all.length > 1 ? { System: `${all[0]?.legs.length} of ${outcomes.size}, ${all.length} bets` } : {};
};

/** What the record says of a bet besides its pick. */
function factsOf(legs: readonly SportsLeg[], price: bigint): Record<string, string> {
  const odds = (thousandths: bigint | number) => (Number(thousandths) / 1000).toFixed(2);
  if (legs.length === 1 && legs[0]) return { Match: `${legs[0].home} – ${legs[0].away}`, Odds: odds(price) };
  return Object.fromEntries([
    ['Odds', odds(price)],
    ...legs.map((leg, index) => [
      `Leg ${index + 1}`,
      `${leg.home} – ${leg.away}: ${wordsOf(leg)} @ ${odds(leg.price)}`,
    ]),
  ]) as Record<string, string>;
}
