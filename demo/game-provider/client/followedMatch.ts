import type { BookView, MatchView } from '../sportsbook/api';
import { followMatch } from './server';

/** Milliseconds from one look at the whole book to the next: without a match that is followed, and beside one. */
const lookEvery = { alone: 3_000, beside: 9_000 };
const tickMs = 500;
/** Prices of the slip follow a change of their match within this time: not everybody who follows it asks at once. */
const spreadMs = 3_000;

interface FollowDeps {
  /** Whether anybody sees the page. */
  isWatched: () => boolean;
  /** Asks for the whole book anew. */
  look: () => void;
  /** The match has changed. */
  onState: () => void;
  /** Whether the slip holds anything, whose prices come with the book. */
  hasSlip: () => boolean;
}

/** The match that a player came for: it is told as it changes, so that the whole book is asked for less often. */
export class FollowedMatch {
  readonly #deps: FollowDeps;
  #name: string | undefined;
  #leave: (() => void) | undefined;
  #told: MatchView | undefined;
  #isHeard = false;
  #lookedAt = 0;

  constructor(deps: FollowDeps) {
    this.#deps = deps;
  }

  /** Begins to ask for the book again and again. */
  open(): void {
    setInterval(() => {
      if (!this.#deps.isWatched()) return this.#follow(undefined);
      const pause = this.#isHeard ? lookEvery.beside : lookEvery.alone;
      if (performance.now() - this.#lookedAt >= pause) this.#deps.look();
    }, tickMs);
  }

  /** A look has begun. @param focus `match.round` of the match to follow, if there is one */
  noteLook(focus: string | undefined): void {
    this.#lookedAt = performance.now();
    this.#follow(this.#deps.isWatched() ? focus : undefined);
  }

  /** The book with the followed match in its newest state. */
  in(book: BookView): BookView {
    const { match, now } = this.#told ?? {};
    if (!match || now === undefined || now <= book.now) return book;
    const isIt = ({ id, round }: typeof match) => id === match.id && round === match.round;
    return { ...book, matches: book.matches.map((each) => (isIt(each) ? match : each)) };
  }

  #follow(name: string | undefined): void {
    if (name === this.#name) return;
    this.#name = name;
    this.#leave?.();
    this.#leave = undefined;
    this.#told = undefined;
    this.#isHeard = false;
    if (name === undefined) return;
    this.#leave = followMatch(
      name,
      (view) => this.#hear(name, view),
      () => (this.#isHeard = false),
    );
  }

  #hear(name: string, view: MatchView): void {
    if (name !== this.#name) return;
    // The first message is what the page knows by its first look.
    if (this.#isHeard && this.#deps.hasSlip()) setTimeout(this.#deps.look, Math.random() * spreadMs);
    this.#isHeard = true;
    this.#told = view;
    this.#deps.onState();
  }
}
