import { daysAhead, type BookQuery, type BookView, type BookViewName } from '../sportsbook/api';
import { BookMatches, showLeagues, showLiveCount } from './bookMatches';
import { dayText } from './bookWords';
import { controls, part, setTextOf } from './dom';
import type { Favorites } from './favorites';
import { MatchPage } from './matchPage';
import { choose, onPress } from './panes';
import { PriceCells, type CellDeps } from './priceCells';

/** After so many milliseconds without a key, what was typed is looked for. */
const typingMs = 200;
/** No name is longer than what is looked for. */
const longestSearch = 64;

interface OfferDeps extends CellDeps {
  language: string;
  favorites: Favorites;
  /** Something else is looked at: to be asked for, and drawn with what is known of it. */
  onTurn: () => void;
}

/** What a player looks at in the book: the matches of a day, of a league or of a search, or one match. */
export class BookOffer {
  readonly #deps: OfferDeps;
  readonly #matches: BookMatches;
  readonly #page: MatchPage;
  #view: BookViewName = 'live';
  #league: string | undefined;
  #search = '';
  /** Waits for the end of what is typed. */
  #typing = 0;
  /** The match that is opened, `match.round`. */
  opened: string | undefined;

  constructor(deps: OfferDeps) {
    this.#deps = deps;
    const cells = new PriceCells(deps);
    this.#page = new MatchPage({ ...deps, cells });
    this.#matches = new BookMatches({
      ...deps,
      cells,
      onFavorite: () => this.#turn({}),
      onOpen: (match) => {
        this.#turn({ opened: match });
        controls('closeMatch')[0]?.focus();
      },
    });
    const search = part<HTMLInputElement>('search');
    search.addEventListener('input', () => {
      clearTimeout(this.#typing);
      this.#typing = window.setTimeout(
        () => this.#turn({ search: search.value.trim().slice(0, longestSearch) }),
        typingMs,
      );
    });
    onPress('view', (control) => {
      search.value = '';
      this.#view = control.dataset['id'] as BookViewName;
      this.#turn({ search: '' });
    });
    onPress('market', (control) => {
      choose('market', control);
      const book = document.querySelector<HTMLElement>('.book');
      if (book) book.dataset['market'] = control.dataset['id'] ?? 'winner';
    });
    onPress('closeMatch', () => {
      const { opened } = this;
      this.#turn({});
      this.#matches.focusOn(opened);
    });
  }

  /** What is asked of the book for it. */
  get query(): Partial<BookQuery> & { view: BookViewName } {
    return {
      view: this.#view,
      ...(this.#view === 'favorites' && { favorites: this.#deps.favorites.ids.join(',') }),
      ...(this.#league !== undefined && { league: this.#league }),
      ...(this.#search !== '' && { search: this.#search }),
      ...(this.opened !== undefined && { match: this.opened }),
    };
  }

  show(book: BookView): void {
    const { texts } = this.#deps;
    // A search goes over all days.
    for (const control of controls('view')) {
      const id = control.dataset['id'] as BookViewName;
      control.setAttribute('aria-checked', String(this.#search === '' && id === this.#view));
      if (daysAhead(id) > 1) setTextOf(control, dayText(this.#deps.language, book.now, daysAhead(id)));
    }
    const opened = book.matches.find(({ id, round }) => `${id}.${round}` === this.opened);
    // What is hidden need not be kept up.
    if (!opened) this.#matches.show(book, this.#search, this.#search !== '' || this.#view === 'favorites');
    this.#page.show(opened, book.leagues.find(({ id }) => id === opened?.league)?.name ?? '');
    showLeagues(book, {
      all: texts['allLeagues'] ?? '',
      league: this.#league,
      onLeague: (league) => {
        this.#league = league;
        this.#turn({});
      },
    });
    showLiveCount(texts['liveCount'] ?? '', book.liveCount);
  }

  #turn({ opened, search = this.#search }: { opened?: string; search?: string }): void {
    // Whoever goes elsewhere meanwhile is not called back by what was typed before.
    clearTimeout(this.#typing);
    this.#search = search;
    this.opened = opened;
    this.#deps.onTurn();
  }
}
