import { sidesPriced, type BookMatch, type BookView } from '../sportsbook/api';
import { fill } from '../messages/fill';
import { clockOf, matchWords } from './bookWords';
import { part, setText, setTextOf } from './dom';
import type { Favorites } from './favorites';
import { field, make, reconcile } from './nodes';
import type { PriceCells } from './priceCells';

interface MatchDeps {
  texts: Readonly<Record<string, string>>;
  language: string;
  cells: PriceCells;
  favorites: Favorites;
  /** What the favorites are has changed. */
  onFavorite: () => void;
  /** A match is opened. */
  onOpen: (match: string) => void;
}

interface Group {
  id: string;
  name: string;
  matches: BookMatch[];
}

/** The matches on offer, by league. Rows stay the same nodes while their match stays. */
export class BookMatches {
  readonly #deps: MatchDeps;
  /** What each row says but for its prices, and its cells: of hundreds, few change from one look to the next. */
  readonly #said = new WeakMap<Element, string>();
  readonly #cells = new WeakMap<Element, readonly HTMLElement[]>();

  constructor(deps: MatchDeps) {
    this.#deps = deps;
  }

  /**
   * @param search what was searched for; may be empty
   * @param hasDays whether the matches are of several days, so that each says its own
   */
  show({ matches, leagues }: BookView, search: string, hasDays: boolean): void {
    const groups: Group[] = [];
    for (const match of matches) {
      const group = groups.find(({ id }) => id === match.league);
      if (group) group.matches.push(match);
      else
        groups.push({
          id: match.league,
          name: leagues.find(({ id }) => id === match.league)?.name ?? match.league,
          matches: [match],
        });
    }
    part('noMatches').hidden = groups.length > 0;
    setText('noMatches', this.#deps.texts[search === '' ? 'noMatches' : 'noneFound'] ?? '');
    reconcile(
      part('matches'),
      groups,
      ({ id }) => id,
      () => this.#makeGroup(),
      (node, group) => {
        setTextOf(field(node, 'name'), group.name);
        node.setAttribute('aria-label', group.name);
        reconcile(
          field(node, 'rows'),
          group.matches,
          ({ id, round }) => `${id}.${round}`,
          (match) => this.#makeRow(match),
          (row, match) => this.#fill(row, match, hasDays),
        );
      },
    );
  }

  /** Where the player was before it opened a match. */
  focusOn(match: string | undefined): void {
    part('matches')
      .querySelector<HTMLElement>(`[data-match="${match ?? ''}"]`)
      ?.focus();
  }

  #makeGroup(): HTMLElement {
    const { texts } = this.#deps;
    const column = (market: string) => make('span', { class: `col-${market}` }, texts[market] ?? '');
    return make(
      'section',
      { class: 'group' },
      make(
        'header',
        {},
        make('h3', { 'data-field': 'name' }),
        column('winner'),
        column('handicap'),
        column('total'),
      ),
      make('ul', { 'data-field': 'rows' }),
    );
  }

  #makeRow({ id, round, crests, markets }: BookMatch): HTMLElement {
    const side = (name: string, crest: string) =>
      make(
        'span',
        { class: 'side' },
        make('img', { src: crest, alt: '', width: '18', height: '18', loading: 'lazy' }),
        make('bdi', { 'data-field': name }),
        make('b', { 'data-field': `${name}Goals` }),
      );
    const sides = make(
      'button',
      { type: 'button', class: 'sides' },
      side('home', crests[0]),
      side('away', crests[1]),
    );
    sides.dataset['match'] = `${id}.${round}`;
    sides.addEventListener('click', () => this.#deps.onOpen(`${id}.${round}`));
    const star = make('button', { type: 'button', class: 'star', 'data-field': 'star' }, '★');
    star.addEventListener('click', () => {
      this.#deps.favorites.toggle(id);
      this.#deps.onFavorite();
    });
    const cells = markets.map((priced) => sidesPriced(priced).map((each) => this.#deps.cells.make(each)));
    const row = make(
      'li',
      { class: 'match' },
      make('div', { class: 'when' }, make('span', { class: 'clk', 'data-field': 'clock' }), star),
      sides,
      ...markets.map(({ market }, place) =>
        make('span', { class: `odds odds-${market}` }, ...(cells[place] ?? [])),
      ),
    );
    this.#cells.set(row, cells.flat());
    return row;
  }

  #fill(row: HTMLElement, match: BookMatch, hasDay: boolean): void {
    const { favorites, cells } = this.#deps;
    const { markets: _markets, lines: _lines, ...about } = match;
    const said = JSON.stringify([about, hasDay, favorites.has(match.id)]);
    if (this.#said.get(row) !== said) this.#write(row, match, hasDay);
    this.#said.set(row, said);
    const own = this.#cells.get(row) ?? [];
    let at = 0;
    for (const priced of match.markets) {
      const { market, line, prices } = priced;
      for (const [place, side] of sidesPriced(priced).entries()) {
        const cell = own[at];
        at += 1;
        const outcome = { match: match.id, round: match.round, market, side, line };
        if (cell) cells.fill(cell, match, outcome, prices[place] ?? null);
      }
    }
  }

  /** What a row says beside its prices. */
  #write(row: HTMLElement, match: BookMatch, hasDay: boolean): void {
    const { texts, language, favorites } = this.#deps;
    const { home, away, score, phase } = match;
    const isFavorite = favorites.has(match.id);
    const star = field(row, 'star');
    star.toggleAttribute('data-on', isFavorite);
    const words = texts[isFavorite ? 'removeFavorite' : 'addFavorite'] ?? '';
    star.setAttribute('aria-label', fill(words, { name: matchWords(texts, match) }));
    row.toggleAttribute('data-live', phase === 'play' || phase === 'break');
    setTextOf(field(row, 'clock'), clockOf(texts, language, match, hasDay));
    for (const [side, name] of [
      ['home', home],
      ['away', away],
    ] as const) {
      setTextOf(field(row, side), name);
      // Where a name is cut, whoever points at it reads all of it.
      field(row, side).title = name;
    }
    setTextOf(field(row, 'homeGoals'), score ? String(score[0]) : '');
    setTextOf(field(row, 'awayGoals'), score ? String(score[1]) : '');
  }
}

interface LeagueDeps {
  all: string;
  league: string | undefined;
  onLeague: (league: string | undefined) => void;
}

/** The leagues with how many matches each has. */
export function showLeagues({ leagues }: BookView, { all, league, onLeague }: LeagueDeps): void {
  const every = { id: '', name: all, count: leagues.reduce((sum, { count }) => sum + count, 0) };
  reconcile(
    part('leagues'),
    [every, ...leagues],
    ({ id }) => id,
    ({ id }) => {
      const button = make(
        'button',
        { type: 'button', class: 'league' },
        make('span', { 'data-field': 'name' }),
        make('b', { 'data-field': 'count' }),
      );
      button.addEventListener('click', () => onLeague(id === '' ? undefined : id));
      return button;
    },
    (node, { id, name, count }) => {
      setTextOf(field(node, 'name'), name);
      setTextOf(field(node, 'count'), String(count));
      if (id === (league ?? '')) node.setAttribute('aria-current', 'true');
      else node.removeAttribute('aria-current');
    },
  );
}

/** How many matches are on. */
export function showLiveCount(words: string, count: number): void {
  setText('liveCount', count > 0 ? words.replace('{count}', String(count)) : '');
}
