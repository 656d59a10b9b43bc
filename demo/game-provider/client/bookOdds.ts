import { isOddsFormat, type OddsFormat } from '#contract/oddsFormats';
import { showOdds } from '#contract/showOdds';
import { fill } from '../messages/fill';
import { make } from './nodes';
import { OddsMenu } from './oddsMenu';

/** Decimal odds in thousandths; as text where a long parlay is beyond exact numbers. Null: no price. */
export type Price = number | string | bigint | null;

const key = 'oddsFormat';

/** What this browser was told before; a frame whose storage is forbidden begins with decimal odds. */
function readKept(): OddsFormat {
  try {
    const kept = localStorage.getItem(key);
    return isOddsFormat(kept) ? kept : 'decimal';
  } catch {
    return 'decimal';
  }
}

interface OddsDeps {
  /** What is said for a negative price, with `{figures}`. */
  minus: string;
  /** Prices have to be written anew. */
  onFormat: () => void;
  /** The player has chosen a format in the book's own menu. */
  onChoose: (format: OddsFormat) => void;
}

/** Writes prices in the format that the player chose, here or on the site. */
export class BookOdds {
  #format = readKept();
  readonly #deps: OddsDeps;
  readonly #menu = new OddsMenu((format) => {
    this.use(format);
    this.#deps.onChoose(format);
  });
  readonly #written = new WeakMap<Element, string>();

  constructor(deps: OddsDeps) {
    this.#deps = deps;
    this.#menu.mark(this.#format);
  }

  get format(): OddsFormat {
    return this.#format;
  }

  /** Writes all prices in a format from now on. */
  use(format: OddsFormat): void {
    if (format === this.#format) return;
    this.#format = format;
    this.#menu.mark(format);
    try {
      localStorage.setItem(key, format);
    } catch {
      // The site tells it again with the next visit.
    }
    this.#deps.onFormat();
  }

  /** Writes a text, with prices in place of their names in braces; leaves the node alone when it says that already. */
  write(node: Element, text: string, prices: Readonly<Record<string, Price>>): void {
    const sign = [this.#format, text, ...Object.values(prices)].join(' ');
    if (this.#written.get(node) === sign) return;
    this.#written.set(node, sign);
    const parts = text.split(/\{(\w+)\}/).map((piece, place) => {
      const price = place % 2 === 1 ? prices[piece] : undefined;
      return price === undefined ? piece : this.#make(price);
    });
    node.replaceChildren(...parts);
  }

  #make(price: Price): Node {
    if (price === null) return make('span', { class: 'price' }, '–');
    const { figures, isNegative } = showOdds(BigInt(price), this.#format);
    if (!isNegative) return make('span', { class: 'price' }, figures);
    return make(
      'span',
      { class: 'price', 'data-negative': true },
      make('span', { 'aria-hidden': 'true' }, `−${figures}`),
      make('span', { class: 'words' }, fill(this.#deps.minus, { figures })),
    );
  }
}
