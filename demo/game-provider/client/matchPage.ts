import { type Period, markets } from '#contract/sportsMarkets';
import { sidesPriced, type BookMatch, type MarketPrices } from '../sportsbook/api';
import { clockOf, matchWords } from './bookWords';
import { part, setHidden, setTextOf } from './dom';
import { field, make, reconcile } from './nodes';
import { choose, onPress } from './panes';
import type { PriceCells } from './priceCells';

interface MatchDeps {
  texts: Readonly<Record<string, string>>;
  language: string;
  cells: PriceCells;
}

/** Of one match, every market at every line that is offered, of the whole match and of its halves. */
export class MatchPage {
  readonly #deps: MatchDeps;

  constructor(deps: MatchDeps) {
    this.#deps = deps;
    part('lines').addEventListener('keydown', moveByArrows);
    // On a phone one of them is in sight at a time.
    onPress('period', (control) => {
      choose('period', control);
      part('lines').dataset['period'] = control.dataset['id'];
    });
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
    part('periods').hidden = match.periods.length === 0;
    // What a list knows of a match is shown until its own answer is there.
    const lines = match.lines.length > 0 ? match.lines : match.markets;
    reconcile(
      part('lines'),
      markets.map((market) => lines.filter((each) => each.market === market)).filter((all) => all.length > 0),
      ([first]) => first?.market ?? '',
      ([first]) => this.#makeMarket(first?.market ?? 'winner'),
      (card, all) =>
        reconcile(
          field(card, 'periods'),
          [undefined, ...match.periods],
          (period) => period ?? 'fullTime',
          (period) => this.#makePeriod(period ?? 'fullTime'),
          (column, period) =>
            this.#fillPeriod(
              column,
              match,
              all.filter((each) => each.period === period),
            ),
        ),
    );
  }

  #makeMarket(market: MarketPrices['market']): HTMLElement {
    const title = this.#deps.texts[market] ?? '';
    return make(
      'section',
      { class: 'market', 'aria-label': title },
      make('h3', {}, title),
      make('div', { class: 'periods', 'data-field': 'periods' }),
    );
  }

  #makePeriod(period: Period | 'fullTime'): HTMLElement {
    const { texts } = this.#deps;
    const name = texts[period] ?? '';
    return make(
      'div',
      { class: 'period', role: 'group', 'aria-label': name, 'data-period': period },
      make('h4', {}, name),
      make('p', { class: 'market-sides', 'aria-hidden': 'true', 'data-field': 'sides' }),
      make('ul', { 'data-field': 'rows' }),
      make('p', { class: 'quiet', 'data-field': 'ended' }, texts['closedHalf'] ?? ''),
    );
  }

  #fillPeriod(card: HTMLElement, match: BookMatch, all: readonly MarketPrices[]): void {
    // Until the match's own answer is there, nothing is known of its halves.
    setHidden(field(card, 'ended'), all.length > 0 || match.lines.length === 0);
    const { texts } = this.#deps;
    const heads = {
      winner: [],
      handicap: [match.home, match.away],
      total: [texts['overHead'] ?? '', texts['underHead'] ?? ''],
    }[all[0]?.market ?? 'winner'];
    reconcile(
      field(card, 'sides'),
      heads,
      (name) => name,
      (name) => make('span', {}, make('bdi', {}, name)),
      () => undefined,
    );
    reconcile(
      field(card, 'rows'),
      all,
      ({ line }) => String(line),
      (priced) =>
        make(
          'li',
          { class: 'odds' },
          ...sidesPriced(priced).map((side) => this.#deps.cells.make(side, true)),
        ),
      (row, priced) => {
        const { market, line, period, prices } = priced;
        for (const [place, side] of sidesPriced(priced).entries()) {
          const outcome = { match: match.id, round: match.round, market, side, line, period };
          this.#deps.cells.fill(field(row, side), match, outcome, prices[place] ?? null);
        }
      },
    );
  }
}

/** Arrows go from price to price within a market, and on to the next half. */
function moveByArrows(event: KeyboardEvent): void {
  const cell = (event.target as Element).closest<HTMLElement>('.od');
  const row = cell?.parentElement;
  const list = row?.parentElement;
  const lists: (Element | undefined)[] = [
    ...(cell?.closest('.market')?.querySelectorAll('ul:not(:empty)') ?? []),
  ];
  const onward = document.dir === 'rtl' ? -1 : 1;
  const [down, along] =
    { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, onward], ArrowLeft: [0, -onward] }[event.key] ??
    [];
  if (!row || !list || down === undefined || along === undefined) return;
  event.preventDefault();
  const width = row.children.length;
  const column = lists.indexOf(list) * width + [...row.children].indexOf(cell) + along;
  const rows = lists[Math.floor(column / width)]?.children;
  const next = rows?.[[...list.children].indexOf(row) + down]?.children[column % width];
  if (next instanceof HTMLElement) next.focus();
}
