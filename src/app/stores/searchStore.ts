import { actionBound, computed, makeObservable, observableRef, runInAction } from 'mobx';
import { searchCalls, type ReplyOf, type SearchGroup } from '#contract';
import { settle, type Failure, type Outcome } from '../data/failure';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

/** What a query found. */
interface Found {
  query: string;
  groups: readonly SearchGroup[];
  /** Queries like this one that find something, when this one does not. */
  near: readonly string[];
}

/** Queries that are remembered on this browser, the newest first. */
const mostRecent = 5;
const recentKey = 'searches';

/**
 * The search over everything. Each key asks at once; answers are shown in the order in which their questions were put,
 * so that a slow network shows what the first letters found while the rest is under way.
 */
export class SearchStore implements PageStore {
  query = '';
  found: Found | undefined = undefined;
  failure: Failure | undefined = undefined;
  recent: readonly string[] = [];
  readonly #context: Pick<StoreContext, 'language' | 'localStorage'>;
  readonly #find: (query: string, signal: AbortSignal) => Promise<Outcome<ReplyOf<typeof searchCalls.find>>>;
  /** Questions under way, by their turn. */
  readonly #asked = new Map<number, AbortController>();
  #turn = 0;

  constructor({ speak, language, localStorage }: Pick<StoreContext, 'speak' | 'language' | 'localStorage'>) {
    const { search } = speak({ search: searchCalls });
    this.#context = { language, localStorage };
    this.#find = (query, signal) =>
      search.find({ query, language: language() }, { signal, background: true });
    this.recent = this.#stored();
    makeObservable(this, {
      query: observableRef,
      found: observableRef,
      failure: observableRef,
      recent: observableRef,
      isSearching: computed,
      type: actionBound,
      remember: actionBound,
      forgetPerson: actionBound,
    });
  }

  /** Whether what is shown answers something else than what stands in the field now. */
  get isSearching(): boolean {
    return this.#text !== '' && this.found?.query !== this.#text && !this.failure;
  }

  /** Takes what stands in the field, and asks for what it finds. */
  type(query: string): void {
    const before = this.#text;
    this.query = query;
    if (this.#text === '') this.#clear();
    else if (this.#text !== before) void this.#ask();
  }

  /** Asks again for what stands in the field. */
  retry(): Promise<void> {
    return this.#text === '' ? Promise.resolve() : this.#ask();
  }

  /** Keeps what was typed among the recent queries: it led somewhere. */
  remember(): void {
    const query = this.#text;
    if (query === '') return;
    this.recent = [query, ...this.recent.filter((one) => one !== query)].slice(0, mostRecent);
    this.#context.localStorage.write(recentKey, JSON.stringify(this.recent));
  }

  /** What is found is the same for everybody; what was searched for is one person's. */
  forgetPerson(): void {
    this.recent = [];
    this.#context.localStorage.remove(recentKey);
  }

  get #text(): string {
    return this.query.trim();
  }

  async #ask(): Promise<void> {
    const query = this.#text;
    this.#turn += 1;
    const turn = this.#turn;
    const abort = new AbortController();
    this.#asked.set(turn, abort);
    const outcome = await settle(() => this.#find(query, abort.signal));
    // No longer among those asked: the field was emptied, or a later question was answered first.
    if (!this.#asked.delete(turn)) return;
    if (!outcome.ok) {
      // What the letters before found stays in sight; only the newest question has to say that it failed.
      if (turn === this.#turn && outcome.failure.kind !== 'aborted')
        runInAction(() => (this.failure = outcome.failure));
      return;
    }
    this.#drop((earlier) => earlier < turn);
    const { groups, near } = outcome.value;
    runInAction(() => {
      this.found = { query, groups, near };
      this.failure = undefined;
    });
  }

  #clear(): void {
    this.#drop(() => true);
    this.found = undefined;
    this.failure = undefined;
  }

  #drop(isDropped: (turn: number) => boolean): void {
    for (const [turn, abort] of this.#asked)
      if (isDropped(turn)) {
        this.#asked.delete(turn);
        abort.abort();
      }
  }

  #stored(): readonly string[] {
    try {
      const stored: unknown = JSON.parse(this.#context.localStorage.read(recentKey) ?? '[]');
      const texts = Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
      return texts.slice(0, mostRecent);
    } catch {
      return [];
    }
  }
}

export const searchStore = defineStore((context) => new SearchStore(context));
