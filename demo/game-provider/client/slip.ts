import * as v from 'valibot';
import { count, id } from '#contract/values';
import { type Pick, farthestLine, markets, periods, sides } from '#contract/sportsMarkets';
import { mostPaid, parlayPrice, paysAt, splitSingle, type SingleBet } from '#contract/sportsRules';
import { readStake, type Notation } from './stakeText';
import { isTaken, mostBets, mostLegs, type BetRequest, type OddsChange, type Quote } from '../sportsbook/api';

const selection = v.object({
  match: id,
  round: count,
  market: v.picklist(markets),
  side: v.picklist(sides),
  line: v.pipe(v.number(), v.integer(), v.minValue(-farthestLine), v.maxValue(farthestLine)),
  period: v.optional(v.picklist(periods)),
  home: v.string(),
  away: v.string(),
  /** The price that the player agreed to; 0 until it is known. */
  price: count,
  /** What the player typed. */
  stake: v.string(),
});
export type Selection = v.InferOutput<typeof selection>;

export const keptSlip = v.object({
  kind: v.picklist(['single', 'parlay', 'system']),
  /** Of a system: how many outcomes each of its parlays has. */
  size: v.optional(count, 2),
  stake: v.string(),
  selections: v.pipe(v.array(selection), v.maxLength(mostLegs)),
});
export type KeptSlip = v.InferOutput<typeof keptSlip>;

/** Why a selection cannot be placed as it stands. */
export type Obstacle = NonNullable<Quote['closing']> | 'moved' | 'sameMatch' | 'waiting';

export const nameOf = ({ match, round, market, side, line, period }: Pick): string =>
  `${match}.${round}.${market}.${side}.${line}${period ? `.${period}` : ''}`;

/** All ways to take so many of a list, in its order. */
function waysToTake<T>(size: number, [first, ...rest]: readonly T[]): T[][] {
  if (size === 0) return [[]];
  if (first === undefined) return [];
  return [...waysToTake(size - 1, rest).map((way) => [first, ...way]), ...waysToTake(size, rest)];
}

/** How many ways those are. */
const countWays = (size: number, of: number): number =>
  Array.from({ length: size }).reduce<number>((ways, _, place) => (ways * (of - place)) / (place + 1), 1);

/** What a player is about to bet: selections, and what they are worth now. */
export class Slip {
  kind: KeptSlip['kind'] = 'single';
  #size = 2;
  stake = '';
  /** What is taken without being asked when odds change. */
  change: OddsChange = 'better';
  selections: Selection[] = [];
  readonly #shape: () => Notation;
  #quotes = new Map<string, Quote>();

  /** @param shape the language of the page and the currency of the player. */
  constructor(shape: () => Notation) {
    this.#shape = shape;
  }

  restore(kept: KeptSlip): void {
    this.kind = kept.kind;
    this.#size = kept.size;
    this.stake = kept.stake;
    this.selections = [...kept.selections];
  }

  has(pick: Pick): boolean {
    const name = nameOf(pick);
    // Asked of each price in sight: to compare the match first spares most of the names.
    return this.selections.some((each) => each.match === pick.match && nameOf(each) === name);
  }

  /** Puts an outcome in, or takes it out. Answers whether it is in. */
  toggle(chosen: Omit<Selection, 'stake'>): boolean {
    if (this.has(chosen)) {
      this.remove(chosen);
      return false;
    }
    if (this.selections.length >= mostLegs) return false;
    this.selections.push({ ...chosen, stake: '' });
    return true;
  }

  remove(pick: Pick): void {
    this.selections = this.selections.filter((each) => nameOf(each) !== nameOf(pick));
  }

  clear(): void {
    this.selections = [];
    this.stake = '';
  }

  quoteOf(pick: Pick): Quote | undefined {
    return this.#quotes.get(nameOf(pick));
  }

  /** Takes what the outcomes are worth now, and of other prices those that are taken without asking. */
  updateQuotes(quotes: readonly Quote[]): void {
    for (const quote of quotes) this.#quotes.set(nameOf(quote), quote);
    this.selections = this.selections.map((each) => {
      const quote = this.quoteOf(each);
      if (!quote) return each;
      const names = quote.home === '' ? {} : { home: quote.home, away: quote.away };
      const { price } = quote;
      const isNew = price !== null && (each.price === 0 || isTaken(this.change, price, each.price));
      return { ...each, ...names, price: isNew ? price : each.price };
    });
  }

  /** Agrees to the price that an outcome has now. */
  accept(pick: Pick): void {
    const price = this.quoteOf(pick)?.price;
    if (price == null) return;
    this.selections = this.selections.map((each) =>
      nameOf(each) === nameOf(pick) ? { ...each, price } : each,
    );
  }

  /** Outcomes whose price has moved, and waits for the player's yes. */
  get moved(): readonly Selection[] {
    return this.selections.filter((each) => this.obstacleOf(each) === 'moved');
  }

  /** What keeps a selection from being placed; undefined when nothing does. */
  obstacleOf(chosen: Selection): Obstacle | undefined {
    const quote = this.quoteOf(chosen);
    // A price that was pressed a moment ago is as good as a quote; one that came with the address is not known yet.
    if (!quote && chosen.price === 0) return 'waiting';
    if (quote?.closing) return quote.closing;
    if (quote?.price != null && !isTaken(this.change, quote.price, chosen.price)) return 'moved';
    const isTwice =
      this.kind !== 'single' &&
      this.selections.some(
        (each) => each !== chosen && each.match === chosen.match && each.round === chosen.round,
      );
    return isTwice ? 'sameMatch' : undefined;
  }

  #amountOf(text: string): bigint | undefined {
    return readStake(text, this.#shape());
  }

  /** What a single pays at its price; 0 without a stake. */
  paysOf(chosen: Selection): bigint {
    return mostPaid(this.#amountOf(chosen.stake) ?? 0n, [chosen], this.#shape().currency);
  }

  /** The bets that a single is: itself or, at a quarter line, two of half its stake. */
  splitOf(chosen: Selection): SingleBet[] {
    return splitSingle(this.#amountOf(chosen.stake) ?? 0n, chosen, this.#shape().currency);
  }

  get parlayPrice(): bigint {
    return parlayPrice(this.selections.map(({ price }) => price));
  }

  /** The systems that the outcomes can make: how many each parlay of one has, and how many parlays it is. */
  get systems(): { size: number; bets: number }[] {
    const { length } = this.selections;
    return this.selections
      .slice(2)
      .map((_, place) => ({ size: place + 2, bets: countWays(place + 2, length) }))
      .filter(({ bets }) => bets <= mostBets);
  }

  /** The system that is chosen, or the first that can be made. */
  get size(): number {
    const { systems } = this;
    return systems.some(({ size }) => size === this.#size) ? this.#size : (systems[0]?.size ?? 2);
  }
  set size(size: number) {
    this.#size = size;
  }

  /** The parlays as the slip stands: one of all outcomes, or those of a system. */
  get #parlays(): Selection[][] {
    return this.kind === 'system' ? waysToTake(this.size, this.selections) : [this.selections];
  }

  /** Whether a stake in sight is no amount: nothing is placed until it is one, or is taken out. */
  get isRefused(): boolean {
    const typed = this.kind !== 'single' ? [this.stake] : this.selections.map(({ stake }) => stake);
    return typed.some((text) => text.trim() !== '' && this.#amountOf(text) === undefined);
  }

  /**
   * What could be placed as the slip stands: how many bets, what they cost, and what they pay if all win; of a system, what
   * the least of its bets pays alone.
   */
  get sums(): { bets: BetRequest['bets']; total: bigint; pays: bigint; least: bigint } {
    const legOf = ({ match, round, market, side, line, period, price }: Selection) => ({
      match,
      round,
      market,
      side,
      line,
      period,
      price,
    });
    const none = { bets: [], total: 0n, pays: 0n, least: 0n };
    if (this.isRefused) return none;
    if (this.kind !== 'single') {
      const stake = this.#amountOf(this.stake) ?? 0n;
      const isReady =
        stake > 0n &&
        this.selections.length > (this.kind === 'system' ? 2 : 1) &&
        this.selections.every((each) => this.obstacleOf(each) === undefined);
      if (!isReady) return none;
      const parlays = this.#parlays;
      const pays = parlays.map((legs) =>
        paysAt(stake, parlayPrice(legs.map(({ price }) => price)), this.#shape().currency),
      );
      return {
        bets: parlays.map((legs) => ({ stake: stake.toString(), legs: legs.map(legOf) })),
        total: stake * BigInt(parlays.length),
        pays: pays.reduce((sum, each) => sum + each, 0n),
        least: pays.reduce((least, each) => (each < least ? each : least)),
      };
    }
    const ready = this.selections.filter(
      (each) => (this.#amountOf(each.stake) ?? 0n) > 0n && this.obstacleOf(each) === undefined,
    );
    return {
      bets: ready.map((each) => ({ stake: String(this.#amountOf(each.stake) ?? 0n), legs: [legOf(each)] })),
      total: ready.reduce((sum, { stake }) => sum + (this.#amountOf(stake) ?? 0n), 0n),
      pays: ready.reduce((sum, each) => sum + this.paysOf(each), 0n),
      least: 0n,
    };
  }

  /** Takes out what was placed. */
  drop({ bets }: { bets: BetRequest['bets'] }): void {
    for (const { legs } of bets) for (const leg of legs) this.remove(leg);
    if (this.kind !== 'single') this.stake = '';
  }

  get kept(): KeptSlip {
    return { kind: this.kind, size: this.size, stake: this.stake, selections: this.selections };
  }
}
