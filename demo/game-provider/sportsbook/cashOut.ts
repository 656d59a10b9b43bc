import { and, eq } from 'drizzle-orm';
import {
  cashOutCheckMs,
  cashOutHoldMs,
  cashOutOf,
  cashOutPart,
  type CashedOut,
  type StandingLeg,
} from '#contract/cashOut';
import { refuse } from '#platform/host';
import { type BetRow, bets } from '#platform/schema';
import { type Fixture, cashOutWager, openStakeOf, readAllFixtures } from '#platform/sports';
import { findPosted, lockBet, readBets, readDrawSeed } from '#platform/wallet';
import type { GameDeps, Play } from '../play';
import type { CashOutClosing, CashOutQuote, CashOutRequest, Quote } from './api';
import { quotesOf } from './bookState';

/** What is open of a bet, what all of that is worth, and how its matches stand. */
interface Worth extends CashedOut {
  standing: string;
  /** Whether a goal may come in the next moment. */
  isInPlay: boolean;
}

const isOwnBet = (id: string, { account, game }: Play) =>
  and(eq(bets.id, id), eq(bets.accountId, account.id), eq(bets.gameId, game.id));

/** A leg with what its outcome is worth, or how it ended; undefined while nothing can be said. */
function standingOf(leg: BetRow<'sports'>['details']['legs'][number], quote: Quote): StandingLeg | undefined {
  const { price, phase, score, closing } = quote;
  if (price !== null) return { ...leg, now: price };
  if (closing === 'calledOff' || closing === 'gone') return { ...leg, score: null };
  return phase === 'over' && score ? { ...leg, score } : undefined;
}

/** What an open bet is worth at a moment, or why it cannot be cashed out. */
function worthOf(
  fixtures: readonly Fixture[],
  bet: BetRow<'sports'> | undefined,
  now: Date,
): Worth | CashOutClosing {
  if (bet?.status !== 'open' || (bet.dueAt && bet.dueAt <= now)) return 'ended';
  // What trial money brings means nothing: it is not sold.
  if (bet.money !== 'real') return 'trial';
  const { legs } = bet.details;
  const quotes = quotesOf(fixtures, legs, now);
  const standing = quotes.map((quote, place) => legs[place] && standingOf(legs[place], quote));
  if (standing.some((leg) => leg === undefined))
    return quotes.some(({ closing }) => closing === 'goal') ? 'goal' : 'suspended';
  const stake = openStakeOf(bet);
  const paid = cashOutOf(stake, standing as StandingLeg[], bet.currency);
  if (paid === 0n) return 'worthless';
  return {
    stake,
    paid,
    standing: quotes
      .map(({ score, rounds }) =>
        [score, rounds]
          .map((each) => each?.join('-') ?? '')
          .join(' ')
          .trim(),
      )
      .join(','),
    isInPlay: quotes.some(({ phase }) => phase === 'play' || phase === 'break'),
  };
}

/** What nobody can write who does not know what the platform draws from. Digested twice, so that nothing can be added to it. */
async function sealOf({ db, ports }: GameDeps, quote: Omit<CashOutQuote, 'seal'>): Promise<string> {
  const seed = (await readDrawSeed(db, ports.clock.now())) ?? refuse('game.closed');
  const { bet, stake, amount, standing, at } = quote;
  const inner = await ports.hasher.digest(JSON.stringify([bet, stake, amount, standing, at]));
  return ports.hasher.digest(`cashOut:${seed}:${inner}`);
}

/** What an open bet of the player's is worth now, held for five seconds; or why it cannot be cashed out. */
export async function quoteCashOut(
  deps: GameDeps,
  play: Play,
  id: string,
): Promise<CashOutQuote | CashOutClosing> {
  const now = deps.ports.clock.now();
  const [bet] = await readBets(deps.db, 'sports', isOwnBet(id, play));
  const worth = worthOf(await readAllFixtures(deps.db), bet, now);
  if (typeof worth === 'string') return worth;
  const { stake, paid, standing } = worth;
  const quote = {
    bet: id,
    stake: stake.toString(),
    amount: paid.toString(),
    standing,
    at: now.getTime(),
  };
  return { ...quote, seal: await sealOf(deps, quote) };
}

/**
 * Cashes out some tenths of a bet at a quote that still holds, and says what was paid; or why not, with nothing changed. The
 * same key again changes nothing and says the same, also after the bet has ended. While a match of the bet is played it is
 * looked at for four seconds, and a goal meanwhile refuses it. Of two at once, or one and the settlement, one happens: what
 * is open of the bet must be what the quote is for.
 *
 * @param wait waits so many milliseconds
 */
export async function cashOut(
  deps: GameDeps,
  play: Play,
  { quote, tenths, key }: CashOutRequest,
  wait: (ms: number) => Promise<unknown>,
): Promise<{ paid: string } | CashOutClosing> {
  const { db, ports } = deps;
  const { account } = play;
  if (quote.seal !== (await sealOf(deps, quote))) refuse('request.invalid');
  const part = cashOutPart(
    { stake: BigInt(quote.stake), paid: BigInt(quote.amount) },
    tenths,
    account.currency,
  );
  const paid = { paid: part.paid.toString() };
  const posting = {
    actor: account.id,
    key: `cashOut:${key}`,
    inputHash: await ports.hasher.digest(`cashOut:${quote.seal}:${tenths}`),
  };
  if (await findPosted(db, posting)) return paid;
  if (part.paid === 0n) return 'worthless';
  if (ports.clock.now().getTime() - quote.at > cashOutHoldMs) return 'expired';
  const [bet] = await readBets(db, 'sports', isOwnBet(quote.bet, play));
  const worth = worthOf(await readAllFixtures(db), bet, ports.clock.now());
  if (typeof worth !== 'string' && worth.isInPlay) await wait(cashOutCheckMs);
  const fixtures = await readAllFixtures(db);
  return db.transaction(async (tx) => {
    const held = await lockBet(tx, 'sports', isOwnBet(quote.bet, play));
    if (await findPosted(tx, posting)) return paid;
    const now = worthOf(fixtures, held, ports.clock.now());
    if (typeof now === 'string') return now;
    if (now.standing !== quote.standing) return 'goal';
    if (!held || now.stake.toString() !== quote.stake) return 'changed';
    await cashOutWager(ports, tx, held, { ...part, ...posting });
    return paid;
  });
}
