import { searchCalls, type SearchGroup } from '#contract';
import { toOutcome, type Failure } from '../data/failure';
import type { Storage } from '../data/ports';
import { State } from '../data/state';
import { defineStore } from './defineStore';

/** What stands in the field, and what came of it. */
interface Search {
  query: string;
  found: Found | undefined;
  failure: Failure | undefined;
}

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
export const searchStore = defineStore(({ scope, createCalls, language, localStorage }) => {
  const calls = createCalls({ search: searchCalls }).search;
  // What is found is the same for everybody; what was searched for is one person's.
  const search = new State<Search>({ query: '', found: undefined, failure: undefined });
  const past = scope.state<{ recent: readonly string[] }>({ recent: [] });
  past.set({ recent: storedIn(localStorage) });
  scope.onReset(() => localStorage.remove(recentKey));
  /** Questions under way, by their place in the order. */
  const asked = new Map<number, AbortController>();
  let last = 0;

  const text = (): string => search.value.query.trim();
  const drop = (isDropped: (place: number) => boolean): void => {
    for (const [place, abort] of asked)
      if (isDropped(place)) {
        asked.delete(place);
        abort.abort();
      }
  };
  const ask = async (): Promise<void> => {
    const query = text();
    last += 1;
    const place = last;
    const abort = new AbortController();
    asked.set(place, abort);
    const options = { signal: abort.signal, background: true };
    const outcome = await toOutcome(() => calls.find({ query, language: language() }, options));
    // No longer among those asked: the field was emptied, or a later question was answered first.
    if (!asked.delete(place)) return;
    if (outcome.ok) {
      drop((earlier) => earlier < place);
      const { groups, near } = outcome.value;
      search.set({ found: { query, groups, near }, failure: undefined });
      return;
    }
    // What the letters before found stays in sight; only the newest question has to say that it failed.
    if (place === last && outcome.failure.kind !== 'aborted') search.set({ failure: outcome.failure });
  };

  return {
    get query(): string {
      return search.value.query;
    },
    get found(): Found | undefined {
      return search.value.found;
    },
    get failure(): Failure | undefined {
      return search.value.failure;
    },
    get recent(): readonly string[] {
      return past.value.recent;
    },
    /** Whether what is shown answers something else than what stands in the field now. */
    get isSearching(): boolean {
      const { found, failure } = search.value;
      return text() !== '' && found?.query !== text() && !failure;
    },
    /** Takes what stands in the field, and asks for what it finds. */
    type: (query: string): void => {
      const before = text();
      if (query.trim() === '') {
        drop(() => true);
        search.set({ query, found: undefined, failure: undefined });
        return;
      }
      search.set({ query });
      if (text() !== before) void ask();
    },
    /** Asks again for what stands in the field. */
    retry: (): Promise<void> => (text() === '' ? Promise.resolve() : ask()),
    /** Keeps what was typed among the recent queries: it led somewhere. */
    remember: (): void => {
      const query = text();
      if (query === '') return;
      const others = past.value.recent.filter((one) => one !== query);
      past.set({ recent: [query, ...others].slice(0, mostRecent) });
      localStorage.write(recentKey, JSON.stringify(past.value.recent));
    },
  };
});

function storedIn(storage: Storage): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.read(recentKey) ?? '[]');
    const texts = Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
    return texts.slice(0, mostRecent);
  } catch {
    return [];
  }
}
