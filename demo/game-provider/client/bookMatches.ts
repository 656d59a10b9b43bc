import { type Pick, sidesOf } from '#contract/sportsMarkets';
import type { BookMatch, BookView } from '../sportsbook/api';
import type { BookOdds } from './bookOdds';
import { clockOf, markOf, matchWords, wordsOf } from './bookWords';
import { part, setText, setTextOf } from './dom';
import { field, make, reconcile } from './nodes';
import { nameOf } from './slip';

/** Milliseconds for which a change of price is pointed out. */
const driftMs = 900;

interface MatchDeps {
  texts: Readonly<Record<string, string>>;
  language: string;
  odds: BookOdds;
  /** Whether an outcome is in the slip. */
  isPicked: (pick: Pick) => boolean;
  onPick: (pick: Pick & { home: string; away: string; price: number }) => void;
}

interface Group {
  id: string;
  name: string;
  matches: BookMatch[];
}

/** The matches on offer, by league. Rows stay the same nodes while their match stays. */
export class BookMatches {
  readonly #deps: MatchDeps;
  /** What each price was, so that a change can be pointed out. */
  readonly #prices = new Map<string, number | null>();

  constructor(deps: MatchDeps) {
    this.#deps = deps;
  }

  /** @param focus the meeting that the player came for, `match.round` */
  show({ matches, leagues }: BookView, focus: string | undefined): void {
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
          (row, match) => this.#fill(row, match, focus),
        );
      },
    );
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

  #makeRow({ crests, markets }: BookMatch): HTMLElement {
    const side = (name: string, crest: string) =>
      make(
        'span',
        { class: 'side' },
        make('img', { src: crest, alt: '', width: '18', height: '18', loading: 'lazy' }),
        make('bdi', { 'data-field': name }),
        make('b', { 'data-field': `${name}Goals` }),
      );
    return make(
      'li',
      { class: 'match' },
      make('span', { class: 'clk', 'data-field': 'clock' }),
      make('span', { class: 'sides' }, side('home', crests[0]), side('away', crests[1])),
      ...markets.map(({ market }) =>
        make(
          'span',
          { class: `odds odds-${market}`, 'data-field': market },
          ...sidesOf[market].map((each) => this.#makePrice(each)),
        ),
      ),
    );
  }

  #makePrice(side: string): HTMLElement {
    const button = make(
      'button',
      { type: 'button', class: 'od', 'data-field': side, 'aria-pressed': 'false' },
      make('span', { 'aria-hidden': 'true', 'data-field': 'mark' }),
      make('span', { class: 'words', 'data-field': 'words' }),
      make('b', { 'data-field': 'price' }),
      make('i', { 'aria-hidden': 'true', 'data-field': 'arrow' }),
    );
    button.addEventListener('click', () => {
      const pick = picks.get(button);
      if (pick && button.getAttribute('aria-disabled') !== 'true') this.#deps.onPick(pick);
    });
    return button;
  }

  #fill(row: HTMLElement, match: BookMatch, focus: string | undefined): void {
    const { texts, language, odds, isPicked } = this.#deps;
    const { home, away, score, phase } = match;
    row.toggleAttribute('data-focus', focus === `${match.id}.${match.round}`);
    row.toggleAttribute('data-live', phase === 'play' || phase === 'break');
    setTextOf(field(row, 'clock'), clockOf(texts, language, match));
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
    for (const { market, line, prices } of match.markets) {
      const cells = field(row, market);
      sidesOf[market].forEach((side, place) => {
        const pick = { match: match.id, round: match.round, market, side, line };
        const price = prices[place] ?? null;
        const cell = field(cells, side);
        picks.set(cell, { ...pick, home, away, price: price ?? 0 });
        setTextOf(field(cell, 'mark'), markOf(texts, pick));
        const words = `${wordsOf(texts, { ...pick, home, away })}, ${matchWords(texts, match)}`;
        setTextOf(field(cell, 'words'), price === null ? `${words}: ${texts['suspended'] ?? ''}` : words);
        odds.write(field(cell, 'price'), price === null ? '' : '{price}', { price });
        cell.setAttribute('aria-disabled', String(price === null));
        cell.setAttribute('aria-pressed', String(isPicked(pick)));
        this.#drift(cell, nameOf(pick), price);
      });
    }
  }

  /** Points a change out by an arrow and a line, never by colour alone. */
  #drift(cell: HTMLElement, name: string, price: number | null): void {
    const before = this.#prices.get(name);
    this.#prices.set(name, price);
    if (before == null || price === null || before === price) return;
    cell.dataset['drift'] = price > before ? 'up' : 'down';
    setTimeout(() => delete cell.dataset['drift'], driftMs);
  }
}

const picks = new WeakMap<Element, Pick & { home: string; away: string; price: number }>();

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
