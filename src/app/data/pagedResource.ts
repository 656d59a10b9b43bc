import { actionBound, computed, makeObservable, observableRef, runInAction } from 'mobx';
import { fail, type Failure, type Outcome } from './failure';
import { textOf } from './filterText';
import type { Clock } from './ports';

/** Which page of a list is asked for; pages count from 1. */
export interface PageRequest {
  page: number;
  pageSize: number;
}

export interface PagedOptions<Filter extends object, Page, Row> {
  /**
   * Asks for one page. What it throws becomes a failure.
   * @param first the first page of the same filter, for lists whose later pages follow from what it said
   */
  load: (
    request: Filter & PageRequest,
    signal: AbortSignal,
    first: Page | undefined,
  ) => Promise<Outcome<Page>>;
  /** The rows of a page. */
  rows: (page: Page) => readonly Row[];
  /** How many rows the filter finds in all. */
  total: (page: Page) => number;
  /** Tells rows apart, so that one that moved to the next page meanwhile is not shown twice. */
  id: (row: Row) => string;
  clock: Pick<Clock, 'now'>;
  /** @default 20 */
  pageSize?: number;
  /** Age in milliseconds from which a page that is shown again is also asked for again. @default 60000 */
  staleAfter?: number;
  /** Pages that are kept; beyond it the one that came longest ago goes. @default 30 */
  limit?: number;
}

export type PagedStatus = 'idle' | 'loading' | 'ready' | 'stale' | 'failed';

interface Kept<Page> {
  value: Page;
  at: number;
}

/**
 * A list that lives on the platform and comes in pages, keyed by its request: the filter and the page. While the next
 * one loads the last one stays, an answer to what is no longer asked for is never shown, and the page after the shown
 * one is fetched ahead. On phones `loadMore` appends instead.
 */
export class PagedResource<Filter extends object, Page, Row> {
  /** What is asked for; undefined until `setPage`. */
  filter: Filter | undefined = undefined;
  page = 1;
  /** How many pages are shown one below the other; more than 1 only after `loadMore`. */
  depth = 1;
  /** Why the page that is asked for did not come. */
  failure: Failure | undefined = undefined;
  private kept: ReadonlyMap<string, Kept<Page>> = new Map();
  private shown: string | undefined = undefined;
  private coming: ReadonlySet<string> = new Set();
  readonly pageSize: number;
  readonly options: PagedOptions<Filter, Page, Row>;
  readonly #flights = new Map<string, { abort: AbortController; done: Promise<void> }>();

  constructor(options: PagedOptions<Filter, Page, Row>) {
    this.options = options;
    this.pageSize = options.pageSize ?? 20;
    makeObservable<this, 'kept' | 'shown' | 'coming'>(this, {
      filter: observableRef,
      page: observableRef,
      depth: observableRef,
      failure: observableRef,
      kept: observableRef,
      shown: observableRef,
      coming: observableRef,
      current: computed,
      rows: computed,
      status: computed,
      reset: actionBound,
    });
  }

  /** The page that is shown: the one asked for, or the one before while that is on its way. */
  get current(): Page | undefined {
    return this.kept.get(this.#key(this.page))?.value ?? this.#of(this.shown);
  }

  /** The rows that are shown: of one page, or of all pages from the first on after `loadMore`. */
  get rows(): readonly Row[] {
    const { rows, id } = this.options;
    const { current } = this;
    if (current === undefined) return [];
    if (this.depth === 1) return rows(current);
    const found = new Map<string, Row>();
    for (let page = 1; page <= this.depth; page += 1) {
      const value = this.kept.get(this.#key(page))?.value;
      if (value === undefined) break;
      for (const row of rows(value)) if (!found.has(id(row))) found.set(id(row), row);
    }
    return [...found.values()];
  }

  /** How many rows the shown filter finds; undefined until a page has come. */
  get total(): number | undefined {
    return this.current === undefined ? undefined : this.options.total(this.current);
  }

  /** When the shown page came, epoch milliseconds. */
  get loadedAt(): number | undefined {
    return (this.kept.get(this.#key(this.page)) ?? this.kept.get(this.shown ?? ''))?.at;
  }

  get pageCount(): number {
    return Math.max(1, Math.ceil((this.total ?? 0) / this.pageSize));
  }

  /** `stale`: what is shown is not yet what is asked for, or is being asked for again. */
  get status(): PagedStatus {
    if (!this.filter) return 'idle';
    const isComing = this.coming.has(this.#key(this.#last));
    if (this.current === undefined) return isComing ? 'loading' : this.failure ? 'failed' : 'idle';
    if (this.failure && !isComing) return 'failed';
    return isComing || !this.kept.has(this.#key(this.page)) ? 'stale' : 'ready';
  }

  /** Whether `loadMore` would show more rows. */
  get hasMore(): boolean {
    return this.total !== undefined && this.#last < this.pageCount;
  }

  get isLoading(): boolean {
    return this.coming.size > 0 && this.coming.has(this.#key(this.#last));
  }

  /** Asks for a page of a filter; does nothing when it is shown and fresh. Loads of other filters are given up. */
  setPage(filter: Filter, page = 1): Promise<void> {
    const isOther = this.filter === undefined || textOf(this.filter) !== textOf(filter);
    runInAction(() => {
      if (isOther || page !== this.page || this.depth > 1) this.failure = undefined;
      this.filter = filter;
      this.page = page;
      this.depth = 1;
    });
    if (isOther) this.#giveUp();
    return this.#ensure(page);
  }

  /** Shows the next page below those that are there. */
  loadMore(): Promise<void> {
    if (!this.hasMore || this.isLoading) return Promise.resolve();
    const next = this.#last + 1;
    runInAction(() => {
      this.page = 1;
      this.depth = next;
      this.failure = undefined;
    });
    return this.#ensure(next);
  }

  /** Asks again for what failed, or for what is shown. */
  retry(): Promise<void> {
    return this.filter ? this.#load(this.#last) : Promise.resolve();
  }

  /** A write has changed the list: forgets every page and asks again for the shown one, which stays meanwhile. */
  invalidate(): Promise<void> {
    this.#giveUp();
    if (!this.filter) return Promise.resolve();
    const first = this.depth > 1 ? 1 : this.page;
    const current = this.kept.get(this.#key(first));
    runInAction(() => {
      this.kept = new Map(current && [['', current]]);
      this.shown = current && '';
      this.page = first;
      this.depth = 1;
      this.failure = undefined;
    });
    return this.#load(first);
  }

  /** Forgets everything: another person is there. */
  reset(): void {
    this.#giveUp();
    this.filter = undefined;
    this.page = 1;
    this.depth = 1;
    this.failure = undefined;
    this.kept = new Map();
    this.shown = undefined;
  }

  get #last(): number {
    return this.depth > 1 ? this.depth : this.page;
  }

  #key(page: number): string {
    return `${this.filter === undefined ? '' : textOf(this.filter)} ${page}`;
  }

  #of(key: string | undefined): Page | undefined {
    return key === undefined ? undefined : this.kept.get(key)?.value;
  }

  async #ensure(page: number): Promise<void> {
    const key = this.#key(page);
    const known = this.kept.get(key);
    if (known) {
      runInAction(() => (this.shown = key));
      const { staleAfter = 60_000, clock } = this.options;
      if (clock.now() - known.at < staleAfter) {
        this.#fetchAhead(page);
        return;
      }
    }
    await this.#load(page);
  }

  #load(page: number): Promise<void> {
    const key = this.#key(page);
    const flight = this.#flights.get(key);
    if (flight) return flight.done;
    const abort = new AbortController();
    const done = this.#run(page, key, abort.signal);
    if (!abort.signal.aborted) this.#flights.set(key, { abort, done });
    return done;
  }

  async #run(page: number, key: string, signal: AbortSignal): Promise<void> {
    const { filter } = this;
    if (!filter) return;
    runInAction(() => {
      this.coming = new Set([...this.coming, key]);
      if (key === this.#key(this.#last)) this.failure = undefined;
    });
    let outcome: Outcome<Page>;
    try {
      const first = page > 1 ? this.kept.get(this.#key(1))?.value : undefined;
      outcome = await this.options.load({ ...filter, page, pageSize: this.pageSize }, signal, first);
    } catch {
      outcome = fail({ kind: 'network' });
    }
    if (signal.aborted) return;
    this.#flights.delete(key);
    const isAsked = key === this.#key(this.#last);
    runInAction(() => {
      this.coming = without(this.coming, key);
      if (outcome.ok) this.#keep(key, outcome, isAsked);
      else if (isAsked && outcome.failure.kind !== 'aborted') this.failure = outcome.failure;
    });
    if (outcome.ok && isAsked) this.#fetchAhead(page);
  }

  #keep(key: string, { value, age = 0 }: { value: Page; age?: number }, isAsked: boolean): void {
    const kept = new Map(this.kept);
    kept.delete('');
    kept.delete(key);
    kept.set(key, { value, at: this.options.clock.now() - age });
    const isUsed = (other: string): boolean => other === key || other === this.shown;
    for (const other of kept.keys()) {
      if (kept.size <= (this.options.limit ?? 30)) break;
      if (!isUsed(other) && this.depth === 1) kept.delete(other);
    }
    if (this.shown === '' && !isAsked) {
      const former = this.kept.get('');
      if (former) kept.set('', former);
    }
    this.kept = kept;
    if (isAsked) {
      this.shown = key;
      this.failure = undefined;
    }
  }

  /** Its failure is nobody's: whoever goes there asks again. */
  #fetchAhead(page: number): void {
    const next = page + 1;
    if (next <= this.pageCount && !this.kept.has(this.#key(next))) void this.#load(next);
  }

  #giveUp(): void {
    for (const { abort } of this.#flights.values()) abort.abort();
    this.#flights.clear();
    runInAction(() => (this.coming = new Set()));
  }
}

const without = (set: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  new Set([...set].filter((other) => other !== key));
