import { markets } from '#contract/sportsMarkets';
import { sidesPriced, type BookMatch, type MarketPrices } from '../sportsbook/api';
import { clockOf, matchWords } from './bookWords';
import { part, setTextOf } from './dom';
import { field, make, reconcile } from './nodes';
import type { PriceCells } from './priceCells';

interface MatchDeps {
  texts: Readonly<Record<string, string>>;
  language: string;
  cells: PriceCells;
}

/** Of one match, every market at every line that is offered. */
export class MatchPage {
  readonly #deps: MatchDeps;

  constructor(deps: MatchDeps) {
    this.#deps = deps;
    part('lines').addEventListener('keydown', moveByArrows);
  }

  /** @param match the match that is opened; undefined while the list is in sight */
  show(match: BookMatch | undefined, league: string): void {
    part('offer').toggleAttribute('data-match', match !== undefined);
    part('list').hidden = match !== undefined;
    part('match').hidden = match === undefined;
    if (!match) return;
    const { texts, language } = this.#deps;
    const head = part('matchHead');
    part('match').setAttribute('aria-label', matchWords(texts, match));
    setTextOf(field(head, 'league'), league);
    for (const [place, side] of (['home', 'away'] as const).entries()) {
      setTextOf(field(head, side), match[side]);
      const crest = field(head, `${side}Crest`);
      if (crest.getAttribute('src') !== match.crests[place])
        crest.setAttribute('src', match.crests[place] ?? '');
    }
    setTextOf(field(head, 'score'), match.score ? match.score.join(' – ') : '');
    setTextOf(field(head, 'clock'), clockOf(texts, language, match, true));
    head.toggleAttribute('data-live', match.phase === 'play' || match.phase === 'break');
    // What a list knows of a match is shown until its own answer is there.
    const lines = match.lines.length > 0 ? match.lines : match.markets;
    reconcile(
      part('lines'),
      markets.map((market) => lines.filter((each) => each.market === market)).filter((all) => all.length > 0),
      ([first]) => first?.market ?? '',
      ([first]) => this.#makeMarket(first?.market ?? 'winner'),
      (card, all) => this.#fillMarket(card, match, all),
    );
  }

  #makeMarket(market: MarketPrices['market']): HTMLElement {
    const title = this.#deps.texts[market] ?? '';
    return make(
      'section',
      { class: 'market', 'aria-label': title },
      make('h3', {}, title),
      make('p', { class: 'market-sides', 'aria-hidden': 'true', 'data-field': 'sides' }),
      make('ul', { 'data-field': 'rows' }),
    );
  }

  #fillMarket(card: HTMLElement, match: BookMatch, all: readonly MarketPrices[]): void {
    const heads = all[0]?.market === 'handicap' ? [match.home, match.away] : [];
    reconcile(
      field(card, 'sides'),
      heads,
      (name) => name,
      (name) => make('bdi', {}, name),
      () => undefined,
    );
    reconcile(
      field(card, 'rows'),
      all,
      ({ line }) => String(line),
      (priced) =>
        make('li', { class: 'odds' }, ...sidesPriced(priced).map((side) => this.#deps.cells.make(side))),
      (row, priced) => {
        const { market, line, prices } = priced;
        for (const [place, side] of sidesPriced(priced).entries()) {
          const outcome = { match: match.id, round: match.round, market, side, line };
          this.#deps.cells.fill(field(row, side), match, outcome, prices[place] ?? null);
        }
      },
    );
  }
}

/** Arrows go from price to price within a market. */
function moveByArrows(event: KeyboardEvent): void {
  const cell = (event.target as Element).closest<HTMLElement>('.od');
  const rows = [...(cell?.closest('ul')?.children ?? [])];
  const row = rows.findIndex((each) => each.contains(cell));
  const cells = [...(rows[row]?.children ?? [])];
  const onward = document.dir === 'rtl' ? -1 : 1;
  const [down, along] =
    { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, onward], ArrowLeft: [0, -onward] }[event.key] ??
    [];
  if (!cell || down === undefined || along === undefined) return;
  event.preventDefault();
  const next = rows[row + down]?.children[cells.indexOf(cell) + along];
  if (next instanceof HTMLElement) next.focus();
}
