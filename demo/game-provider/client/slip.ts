import * as v from 'valibot';
import { count, id } from '#contract/values';
import { type Pick, farthestLine, markets, sides } from '#contract/sportsMarkets';
import { mostPaid, parlayPrice, paysAt, splitSingle, type SingleBet } from '#contract/sportsRules';
import { readStake, type Notation } from './stakeText';
import { isTaken, mostLegs, type BetRequest, type OddsChange, type Quote } from '../sportsbook/api';

const selection = v.object({
  match: id,
  round: count,
  market: v.picklist(markets),
  side: v.picklist(sides),
  line: v.pipe(v.number(), v.integer(), v.minValue(-farthestLine), v.maxValue(farthestLine)),
  home: v.string(),
  away: v.string(),
  /** The price that the player agreed to; 0 until it is known. */
  price: count,
  /** What the player typed. */
  stake: v.string(),
});
export type Selection = v.InferOutput<typeof selection>;

export const keptSlip = v.object({
  kind: v.picklist(['single', 'parlay']),
  stake: v.string(),
  selections: v.pipe(v.array(selection), v.maxLength(mostLegs)),
});
export type KeptSlip = v.InferOutput<typeof keptSlip>;

/** Why a selection cannot be placed as it stands. */
export type Obstacle = NonNullable<Quote['closing']> | 'moved' | 'sameMatch' | 'waiting';

export const nameOf = ({ match, round, market, side, line }: Pick): string =>
  [match, round, market, side, line].join('.');

/** What a player is about to bet: selections, and what they are worth now. */
export class Slip {
  kind: KeptSlip['kind'] = 'single';
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
    this.stake = kept.stake;
    this.selections = [...kept.selections];
  }

  has(pick: Pick): boolean {
    return this.selections.some((each) => nameOf(each) === nameOf(pick));
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
      this.kind === 'parlay' &&
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

  /** Whether a stake in sight is no amount: nothing is placed until it is one, or is taken out. */
  get isRefused(): boolean {
    const typed = this.kind === 'parlay' ? [this.stake] : this.selections.map(({ stake }) => stake);
    return typed.some((text) => text.trim() !== '' && this.#amountOf(text) === undefined);
  }

  /** What could be placed as the slip stands: how many bets, what they cost, and what they pay if all win. */
  get sums(): { bets: BetRequest['bets']; total: bigint; pays: bigint } {
    const legOf = ({ match, round, market, side, line, price }: Selection) => ({
      match,
      round,
      market,
      side,
      line,
      price,
    });
    if (this.isRefused) return { bets: [], total: 0n, pays: 0n };
    if (this.kind === 'parlay') {
      const stake = this.#amountOf(this.stake) ?? 0n;
      const isReady =
        stake > 0n &&
        this.selections.length > 1 &&
        this.selections.every((each) => this.obstacleOf(each) === undefined);
      if (!isReady) return { bets: [], total: 0n, pays: 0n };
      const legs = this.selections.map(legOf);
      return {
        bets: [{ stake: stake.toString(), legs }],
        total: stake,
        pays: paysAt(stake, this.parlayPrice, this.#shape().currency),
      };
    }
    const ready = this.selections.filter(
      (each) => (this.#amountOf(each.stake) ?? 0n) > 0n && this.obstacleOf(each) === undefined,
    );
    return {
      bets: ready.map((each) => ({ stake: String(this.#amountOf(each.stake) ?? 0n), legs: [legOf(each)] })),
      total: ready.reduce((sum, { stake }) => sum + (this.#amountOf(stake) ?? 0n), 0n),
      pays: ready.reduce((sum, each) => sum + this.paysOf(each), 0n),
    };
  }

  /** Takes out what was placed. */
  drop({ bets }: { bets: BetRequest['bets'] }): void {
    for (const { legs } of bets) for (const leg of legs) this.remove(leg);
    if (this.kind === 'parlay') this.stake = '';
  }

  get kept(): KeptSlip {
    return { kind: this.kind, stake: this.stake, selections: this.selections };
  }
}
