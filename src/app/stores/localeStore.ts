import { actionBound, makeObservable, observableRef, runInAction } from 'mobx';
import type { Storage } from '../data/ports';

/** Messages of one language, by id, as the catalogue build made them. */
export type Messages = Record<string, unknown>;

export interface LocaleDeps<Tag extends string> {
  storage: Storage;
  /** Loads one area of a catalogue; throws when it cannot be fetched. */
  loadArea: (tag: Tag, area: string) => Promise<Messages>;
  /** The tag that a stored or asked-for value means, or the brand's default. */
  resolve: (wanted: string | null) => Tag;
}

/** Keys of the local storage, spelled as the specification lists them: the language, and the one before it. */
const keys = { current: 'lang', previous: 'hisLang' } as const;

/** The language of the site and its loaded messages. */
export class LocaleStore<Tag extends string = string> {
  tag: Tag;
  messages: Messages = {};
  /** True while another language is being fetched. */
  isSwitching = false;
  /** True when the last switch failed; the old language stays. */
  hasFailed = false;
  /** Areas that pages have asked for, and those of them whose messages are in `messages`. */
  readonly #wanted = new Set<string>();
  #present: ReadonlySet<string> = new Set();
  /** The change of language under way: of two quick ones the later takes its place. */
  #change = new AbortController();
  readonly #deps: LocaleDeps<Tag>;

  constructor(deps: LocaleDeps<Tag>) {
    this.#deps = deps;
    this.tag = deps.resolve(null);
    makeObservable(this, {
      tag: observableRef,
      messages: observableRef,
      isSwitching: observableRef,
      hasFailed: observableRef,
      acknowledgeFailure: actionBound,
    });
  }

  /**
   * Takes the language of an earlier visit and loads the first areas. The tag is that language's at once, so that the
   * platform can be asked in it while the words are on their way.
   */
  async restore(areas: readonly string[], wanted: string | null): Promise<void> {
    const tag = this.#deps.resolve(wanted ?? this.#deps.storage.read(keys.current));
    runInAction(() => (this.tag = tag));
    for (const area of areas) this.#wanted.add(area);
    await this.#load(tag, this.#begin(), new Set(areas));
  }

  /** Whether the messages of an area are there. Observe `messages` to be told when they come. */
  hasArea(area: string): boolean {
    return Object.keys(this.messages).length > 0 && this.#present.has(area);
  }

  /**
   * Loads further areas of the current language; a page calls it beside loading its code. They are wanted from now on, so
   * that a change of language under way brings them too.
   */
  async ensureAreas(areas: readonly string[]): Promise<void> {
    for (const area of areas) this.#wanted.add(area);
    for (;;) {
      const { tag } = this;
      const missing = areas.filter((area) => !this.#present.has(area));
      if (missing.length === 0) return;
      const loaded = await Promise.all(missing.map((area) => this.#deps.loadArea(tag, area))).catch(
        (error: unknown) => {
          // What cannot be had must not keep the next language away.
          for (const area of missing) if (!this.#present.has(area)) this.#wanted.delete(area);
          throw error;
        },
      );
      if (tag !== this.tag) continue;
      this.#present = new Set([...this.#present, ...missing]);
      runInAction(() => (this.messages = Object.assign({}, this.messages, ...loaded)));
    }
  }

  /** Changes the language without a reload; on failure the old one stays. Of two quick changes the later one wins. */
  async switchTo(wanted: string): Promise<void> {
    const tag = this.#deps.resolve(wanted);
    const change = this.#begin();
    const previous = this.tag;
    runInAction(() => {
      this.isSwitching = tag !== previous;
      this.hasFailed = false;
    });
    if (tag === previous) return;
    try {
      if (!(await this.#load(tag, change))) return;
      this.#deps.storage.write(keys.previous, previous);
      this.#deps.storage.write(keys.current, tag);
    } catch {
      if (!change.aborted) runInAction(() => (this.hasFailed = true));
    } finally {
      if (!change.aborted) runInAction(() => (this.isSwitching = false));
    }
  }

  acknowledgeFailure(): void {
    this.hasFailed = false;
  }

  #begin(): AbortSignal {
    this.#change.abort();
    this.#change = new AbortController();
    return this.#change.signal;
  }

  /**
   * Takes a language with every area that is wanted by then. False when a later change has taken its place.
   * @param needed areas without which the language is not taken; whatever else was asked for meanwhile is for its page to
   * tell when it cannot be had
   */
  async #load(tag: Tag, change: AbortSignal, needed = this.#present): Promise<boolean> {
    const loaded = new Map<string, Messages | undefined>();
    for (;;) {
      const missing = [...this.#wanted].filter((area) => !loaded.has(area));
      if (missing.length === 0) break;
      const parts = await Promise.all(
        missing.map((area) => {
          const part = this.#deps.loadArea(tag, area);
          return needed.has(area) ? part : part.catch(() => undefined);
        }),
      );
      if (change.aborted) return false;
      missing.forEach((area, index) => loaded.set(area, parts[index]));
    }
    this.#present = new Set([...loaded.keys()].filter((area) => loaded.get(area)));
    runInAction(() => {
      this.tag = tag;
      this.messages = Object.assign({}, ...loaded.values());
    });
    return true;
  }
}
