import type { LiveTopic } from '#contract';
import { fail, isUncertain, toOutcome, succeed, type Outcome } from './failure';
import { IntentKey } from './intentKey';
import { Mutation } from './mutation';
import { PagedResource, type PagedOptions } from './pagedResource';
import type { Clock, Random, Storage } from './ports';
import { Resource } from './resource';
import { ResourceMap } from './resourceMap';
import { Scope } from './scope';
import { State } from './state';
import { Watches } from './watch';

export interface ScopePorts {
  clock: Clock;
  random: Random;
  /** Lives as long as the tab. */
  sessionStorage: Storage;
  /** Whether the platform tells of changes as they happen: then there is less to ask for. */
  live: { readonly isOn: boolean };
}

/** What a change elsewhere makes stale: asked for again when somebody has asked for it before. */
export type Stale =
  Pick<Resource<unknown>, 'status' | 'refresh'> | Pick<ResourceMap<never, unknown>, 'values'> | AnyPaged;
type AnyPaged = Pick<PagedResource<never, never, never>, 'invalidate'>;

type Topic = Exclude<LiveTopic, 'all'>;

interface ReadOptions {
  /** Changes on the platform after which it is asked for again, if it was asked for at all. */
  topics?: readonly Topic[];
  /** It is everybody's: it stays when another person comes. */
  isShared?: boolean;
}

export interface QueryOptions extends ReadOptions {
  /** Age in milliseconds from which it is asked for again behind what is shown. @default never */
  staleTime?: number;
}

export interface QueryByOptions<Key, T> extends QueryOptions {
  /** An answer is not what the one before it was. */
  onChange?: (before: T, now: T, key: Key) => void;
}

/** Sends a read; the signal gives it up. */
export type Ask<Input, T> = (input: Input, options: { signal: AbortSignal }) => Promise<Outcome<T>>;
/** Sends a write with its idempotency key. */
export type Send<Input, T> = (input: Input, options: { key: string }) => Promise<Outcome<T>>;

export interface MutationOptions<Input, T> {
  /** It is about to be sent. */
  onMutate?: (input: Input) => void;
  /** What shows it by its id: the answer of a write is the truth, and is looked at again, for it may have moved on. */
  shows?: ResourceMap<string, T>;
  /** The answer of a write is the truth: puts it where it is shown. */
  onSuccess?: (value: T, input: Input) => void;
  /** Whatever came of it. */
  onSettled?: (outcome: Outcome<T>, input: Input) => void;
  /** Asked for again whatever came of it: what is shown may be what it was refused for. Read before it is sent. */
  invalidates?: readonly Stale[] | ((input: Input) => readonly Stale[]);
}

/** Money that leaves once, however often it is asked for. */
export interface IntentOptions<Input, T> {
  /** Name under which the key is kept, across a reload too. */
  name: string;
  /** What the platform takes for the same: not the password. */
  of: (input: Input) => readonly string[];
  /** A refusal proves that nothing was made, and the same later is another one. Not where a password is asked for. */
  isOverWhenRefused?: boolean;
  /** What lists what was made, also when the answer got lost. */
  lookIn: (input: Input) => Pick<Resource<unknown>, 'ensure' | 'refresh' | 'failure'>;
  /** What is listed there; undefined before it has come. */
  listed: (input: Input) => readonly T[] | undefined;
  /** Whether something there is what was asked for. */
  isSame: (found: T, input: Input) => boolean;
}

/**
 * What a store is declared with. All that is made here is one person's, unless it is shared: when another person comes it
 * is forgotten, and what was sent for the one before comes to nothing. See docs/decisions/2026-11-declared-stores.md.
 */
export class PersonScope extends Scope {
  readonly #ports: ScopePorts;
  /** Grows when another person comes: what was sent before is of no use then. */
  #generation = 0;

  constructor(ports: ScopePorts) {
    super();
    this.#ports = ports;
  }

  /** One fact that lives on the platform. */
  query<T>(ask: Ask<Record<never, never>, T>, options: QueryOptions = {}): Resource<T> {
    const { staleTime } = options;
    const query = new Resource<T>({
      clock: this.#ports.clock,
      ...(staleTime !== undefined && { staleAfter: staleTime }),
      load: (signal) => ask({}, { signal }),
    });
    return this.#keep(query, options);
  }

  /** Facts of one kind, by key. */
  queryBy<Key extends string, T>(
    ask: Ask<Key, T>,
    options: QueryByOptions<Key, T> = {},
  ): ResourceMap<Key, T> {
    const { staleTime, onChange } = options;
    const map: ResourceMap<Key, T> = new ResourceMap<Key, T>((key) => ({
      clock: this.#ports.clock,
      ...(staleTime !== undefined && { staleAfter: staleTime }),
      load: async (signal) => {
        const [generation, before] = [this.#generation, onChange && map.get(key).value];
        const outcome = await ask(key, { signal });
        if (outcome.ok && before !== undefined && generation === this.#generation)
          onChange?.(before, outcome.value, key);
        return outcome;
      },
    }));
    return this.#keep(map, options);
  }

  /** A list that comes in pages. */
  paged<Filter extends object, Page, Row>(
    options: Omit<PagedOptions<Filter, Page, Row>, 'clock'> & ReadOptions,
  ): PagedResource<Filter, Page, Row> {
    return this.#keep(new PagedResource({ ...options, clock: this.#ports.clock }), options);
  }

  /** A write that a person asks for, one at a time. */
  mutation<Input, T>(send: Send<Input, T>, options: MutationOptions<Input, T> = {}): Mutation<Input, T> {
    return this.keeps(
      new Mutation(this.#ports.random, (input: Input, key) =>
        this.#write(input, () => send(input, { key }), options),
      ),
    );
  }

  /**
   * A write of money. Its key is that of what is asked for, so that somebody who types the password again after a lost
   * answer asks for the same and not for a second one; what was made without an answer is found in the list.
   */
  payment<Input extends object, T extends { id: string }>(
    send: Send<Input, T>,
    intent: IntentOptions<Input, T>,
    options: MutationOptions<Input, T> = {},
  ): Mutation<Input, T> {
    const { random, sessionStorage } = this.#ports;
    const key = this.keeps(new IntentKey(random, sessionStorage, intent.name));
    return this.mutation<Input, T>(async (input) => {
      const generation = this.#generation;
      const isOver = (): boolean => generation !== this.#generation;
      const list = intent.lookIn(input);
      const own = key.of(...intent.of(input));
      const { isKept } = key;
      // A copy of this tab has its keys, and may have sent it since the list came.
      await (isKept ? list.refresh() : list.ensure());
      if (isOver()) return fail({ kind: 'aborted' });
      const before = intent.listed(input);
      const known = before && new Set(before.map(({ id }) => id));
      const outcome = await toOutcome(() => send(input, { key: own }));
      if (isOver()) return fail({ kind: 'aborted' });
      const isUnknown = !outcome.ok && isUncertain(outcome.failure);
      if (outcome.ok || (intent.isOverWhenRefused && !isUnknown)) key.reset();
      if (outcome.ok && isKept && known?.has(outcome.value.id)) return { ...outcome, isEarlier: true };
      if (!isUnknown) return outcome;
      await list.refresh();
      const found =
        known &&
        !list.failure &&
        intent.listed(input)?.find((each) => !known.has(each.id) && intent.isSame(each, input));
      if (isOver()) return fail({ kind: 'aborted' });
      if (!found) return outcome;
      key.reset();
      return succeed(found);
    }, options);
  }

  /** What the store holds besides what the platform says, as it is when nobody has done anything. */
  state<S extends object>(first: S): State<S> {
    return this.keeps(new State(first));
  }

  /**
   * A way to follow one of the facts of a map while it is on screen: it is looked at again every 3 seconds (every 30 while
   * the platform tells of changes by itself), and at once at such a change, until it has ended or the returned function is
   * called.
   */
  poll<Key extends string, T>(
    map: ResourceMap<Key, T>,
    options: { while: (value: T) => boolean; topics: readonly Topic[] },
  ): (key: Key) => () => void {
    const watches = new Watches();
    this.onEvent(options.topics, () => watches.look());
    const { clock, live } = this.#ports;
    return (key) =>
      watches.begin({
        clock,
        every: () => (live.isOn ? 30_000 : 3_000),
        look: async () => {
          const resource = map.get(key);
          await resource.refresh();
          return resource.value === undefined || options.while(resource.value);
        },
      });
  }

  /** Waits for something; undefined when another person is there by then. */
  async unlessReset<T>(work: Promise<T>): Promise<T | undefined> {
    const generation = this.#generation;
    const value = await work;
    return generation === this.#generation ? value : undefined;
  }

  /** Asks again for what somebody has asked for before. */
  invalidate(stale: readonly Stale[]): void {
    for (const each of stale) {
      if ('invalidate' in each) void each.invalidate();
      else {
        const last = 'values' in each ? each.values.at(-1) : each;
        if (last && last.status !== 'idle') void last.refresh();
      }
    }
  }

  /** Something changed on the platform, or nobody knows what did. */
  onEvent(topics: readonly Topic[], handle: () => void): void {
    this.subscribe((topic) => {
      if (topic === 'all' || topics.includes(topic)) handle();
    });
  }

  override reset(): void {
    this.#generation += 1;
    super.reset();
  }

  #keep<Kept extends Stale & { reset: () => void }>(kept: Kept, { topics, isShared }: ReadOptions): Kept {
    if (!isShared) this.onReset(() => kept.reset());
    if (topics) this.onEvent(topics, () => this.invalidate([kept]));
    return kept;
  }

  async #write<Input, T>(
    input: Input,
    send: () => Promise<Outcome<T>>,
    { onMutate, shows, onSuccess, onSettled, invalidates = [] }: MutationOptions<Input, T>,
  ): Promise<Outcome<T>> {
    const generation = this.#generation;
    const stale = typeof invalidates === 'function' ? invalidates(input) : invalidates;
    onMutate?.(input);
    const outcome = await toOutcome(send);
    // Of the person before, it decides about the idempotency key and nothing else: `Mutation` keeps it from whoever asked.
    if (generation !== this.#generation) return outcome;
    const id = shows && idOf(outcome.ok ? outcome.value : input);
    if (shows && id !== undefined) {
      if (outcome.ok) shows.get(id).set(outcome.value);
      void shows.get(id).refresh();
    }
    if (outcome.ok) onSuccess?.(outcome.value, input);
    onSettled?.(outcome, input);
    this.invalidate(stale);
    return outcome;
  }
}

/** The id of something, or of what is asked for something. */
const idOf = (of: unknown): string | undefined =>
  typeof of === 'string' ? of : (of as { id?: string } | undefined)?.id;
