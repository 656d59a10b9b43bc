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
  readonly #areas = new Set<string>();
  #turn = 0;
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
    for (const area of areas) this.#areas.add(area);
    await this.#load(tag);
  }

  /** Whether the messages of an area are there. Observe `messages` to be told when they come. */
  hasArea(area: string): boolean {
    return Object.keys(this.messages).length > 0 && this.#areas.has(area);
  }

  /** Loads further areas of the current language; a page calls it beside loading its code. */
  async ensureAreas(areas: readonly string[]): Promise<void> {
    const missing = areas.filter((area) => !this.#areas.has(area));
    if (missing.length === 0) return;
    const { tag } = this;
    const loaded = await Promise.all(missing.map((area) => this.#deps.loadArea(tag, area)));
    for (const area of missing) this.#areas.add(area);
    if (tag === this.tag) runInAction(() => (this.messages = Object.assign({}, this.messages, ...loaded)));
    else await this.#load(this.tag);
  }

  /** Changes the language without a reload; on failure the old one stays. */
  async switchTo(wanted: string): Promise<void> {
    const tag = this.#deps.resolve(wanted);
    if (tag === this.tag) return;
    const previous = this.tag;
    runInAction(() => {
      this.isSwitching = true;
      this.hasFailed = false;
    });
    try {
      await this.#load(tag);
      this.#deps.storage.write(keys.previous, previous);
      this.#deps.storage.write(keys.current, tag);
    } catch {
      runInAction(() => (this.hasFailed = true));
    } finally {
      runInAction(() => (this.isSwitching = false));
    }
  }

  acknowledgeFailure(): void {
    this.hasFailed = false;
  }

  async #load(tag: Tag): Promise<void> {
    const turn = ++this.#turn;
    const areas = [...this.#areas];
    const loaded = await Promise.all(areas.map((area) => this.#deps.loadArea(tag, area)));
    // Of two quick switches the later one wins, however slow the first is.
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.tag = tag;
      this.messages = Object.assign({}, ...loaded);
    });
  }
}
