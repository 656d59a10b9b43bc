import { sportsCalls, type ReplyOf, type SportsFixture } from '#contract';
import { lookAgain } from '../data/lookAgain';
import type { Resource } from '../data/resource';
import { ResourceMap } from '../data/resourceMap';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

/** Milliseconds from one look at prices to the next. */
const lookEvery = 5_000;
/** Matches to come that are asked for at once. */
const step = 40;

export type FixtureList = ReplyOf<typeof sportsCalls.fixtures>;
/** Which matches: `now`, `today` or `tomorrow`, and behind a space the id of one league. */
export type SportsKey = `${'now' | 'today' | 'tomorrow'} ${string}`;

/** Matches in play and to come, with their prices. */
export class SportsStore implements PageStore {
  readonly lists: ResourceMap<SportsKey, FixtureList>;
  readonly #clock: StoreContext['clock'];
  /** How many matches to come are wanted of each list. */
  readonly #wanted = new Map<SportsKey, number>();

  constructor({ speak, clock, language }: Pick<StoreContext, 'speak' | 'clock' | 'language'>) {
    const { sports } = speak({ sports: sportsCalls });
    this.#clock = clock;
    this.lists = new ResourceMap((key) => ({
      clock,
      staleAfter: lookEvery,
      load: async (signal) => {
        const league = key.slice(key.indexOf(' ') + 1);
        const outcome = await sports.fixtures(
          {
            language: language(),
            limit: String(this.wantedOf(key)),
            ...spanOf(key, clock.now()),
            ...(league && { league }),
          },
          { signal, background: true },
        );
        return outcome.ok
          ? { ...outcome, value: keepUnchanged(outcome.value, this.lists.get(key)) }
          : outcome;
      },
    }));
  }

  /** How many matches to come a list should have. */
  wantedOf(key: SportsKey): number {
    return this.#wanted.get(key) ?? step;
  }

  /** Asks for more matches to come. */
  more(key: SportsKey): Promise<void> {
    const known = this.lists.get(key).value?.next.length ?? 0;
    this.#wanted.set(key, Math.min(known + step, 400));
    return this.lists.get(key).refresh();
  }

  /** Looks at a list again and again until the answer is called. */
  follow(key: SportsKey, isSeen: () => boolean): () => void {
    return lookAgain(this.#clock, lookEvery, isSeen, () => void this.lists.get(key).refreshOnce());
  }

  forgetPerson(): void {
    // Matches are the same for everybody.
  }
}

/** The span of a list as the call takes it: days are the visitor's own. */
function spanOf(key: SportsKey, now: number): { from?: string; to?: string } {
  const midnight = (days: number): string => {
    const date = new Date(now);
    date.setHours(24 * days, 0, 0, 0);
    return date.toISOString();
  };
  if (key.startsWith('tomorrow ')) return { from: midnight(1), to: midnight(2) };
  return key.startsWith('today ') ? { to: midnight(1) } : {};
}

/** Matches to which nothing happened stay the same objects, so that their rows are not drawn anew. */
function keepUnchanged(next: FixtureList, list: Resource<FixtureList>): FixtureList {
  const nameOf = ({ id, round }: SportsFixture): string => `${id} ${round}`;
  const before = new Map(
    [...(list.value?.live ?? []), ...(list.value?.next ?? [])].map((each) => [nameOf(each), each]),
  );
  const kept = (fixture: SportsFixture): SportsFixture => {
    const known = before.get(nameOf(fixture));
    return known && JSON.stringify(known) === JSON.stringify(fixture) ? known : fixture;
  };
  return { ...next, live: next.live.map(kept), next: next.next.map(kept) };
}

export const sportsStore = defineStore((context) => new SportsStore(context));
