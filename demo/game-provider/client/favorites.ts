import * as v from 'valibot';
import { favoriteIds, mostFavorites } from '../sportsbook/api';

/** The matches that a player has among the favorites, kept in this browser by player. */
export class Favorites {
  readonly #key: string;
  #ids: readonly string[];

  constructor(player: string) {
    this.#key = `favorites:${player}`;
    this.#ids = this.#read();
    // Another tab of the same player.
    addEventListener('storage', ({ key }) => {
      if (key === this.#key) this.#ids = this.#read();
    });
  }

  get ids(): readonly string[] {
    return this.#ids;
  }

  has(match: string): boolean {
    return this.#ids.includes(match);
  }

  /** Puts a match in, or takes it out; when there are too many the oldest one leaves. */
  toggle(match: string): void {
    this.#ids = this.has(match)
      ? this.#ids.filter((each) => each !== match)
      : [...this.#ids, match].slice(-mostFavorites);
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#ids));
    } catch {
      // Where storage is switched off they live as long as the page.
    }
  }

  #read(): readonly string[] {
    try {
      return v.parse(favoriteIds, JSON.parse(localStorage.getItem(this.#key) ?? '[]'));
    } catch {
      return [];
    }
  }
}
