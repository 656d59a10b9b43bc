import { liveCalls, liveTopic, type LiveTopic } from '#contract';
import { reaction } from 'mobx';
import * as v from 'valibot';
import { readEvents } from '../api/readEvents';
import type { Clock, Random } from '../data/ports';
import type { StoreContext } from './pageStores';

/** A stream that is silent for so long is dead, whatever the browser believes: a proxy cut it, or the device slept. */
const silentMs = 45_000;
/** How often is asked anew while there is no stream. */
const pollMs = 30_000;
const firstWaitMs = 1_000;
/** Several changes of one kind within this time are asked for once. */
const gatherMs = 1_000;

/** What tabs tell each other: a topic, or that the stream is alive. */
export type LiveWord = LiveTopic | 'alive';

/** The way between the tabs of one browser. Of these, one leads: it has the stream, and tells the others. */
export interface LiveTabs {
  /** Calls `begin` once this tab leads; what that returns is called when it does not any more. Returns what ends it. */
  lead: (begin: () => () => void) => () => void;
  post: (word: LiveWord) => void;
  /** Returns what ends it. */
  listen: (onMessage: (word: LiveWord) => void) => () => void;
  /** Calls when a connection may be had again. Returns what ends it. */
  onReturn: (look: () => void) => () => void;
  isHidden: () => boolean;
}

interface LiveDeps extends Pick<StoreContext, 'createCalls' | 'stores' | 'scope'> {
  clock: Clock;
  random: Pick<Random, 'fraction'>;
  tabs: LiveTabs;
  /** Told what changed, once this tab is looked at. */
  onChange: (topic: LiveTopic) => void;
}

/**
 * What changes on the platform, as it happens: one stream for all tabs of a browser. When it breaks it is opened again,
 * and everything is asked for anew; where there is none, everything is asked for every half minute.
 */
export class LiveStore {
  readonly #deps: LiveDeps;
  /** When the stream was heard last, in this tab or in the one that leads. */
  #aliveAt = Number.NEGATIVE_INFINITY;
  /** Topics that wait: for the tab to be looked at, or for their second to be over. */
  readonly #due = new Set<LiveTopic>();
  readonly #toldAt = new Map<LiveTopic, number>();
  #cancelGather: (() => void) | undefined;

  constructor(deps: LiveDeps) {
    this.#deps = deps;
    deps.scope.onReset(() => this.#due.clear());
  }

  /** Whether the platform tells of changes by itself now. */
  get isOn(): boolean {
    return this.#deps.clock.now() - this.#aliveAt < silentMs;
  }

  /** Begins with whoever is signed in, and with everybody who comes after. Returns what ends it. */
  start(): () => void {
    const { tabs, stores } = this.#deps;
    const stops = [
      tabs.listen((word) => this.#take(word)),
      tabs.onReturn(() => this.#flush()),
      tabs.lead(() => {
        let stop: (() => void) | undefined;
        const dispose = reaction(
          () => stores.session.token,
          (token) => {
            stop?.();
            stop = token ? this.#connect() : undefined;
          },
          { fireImmediately: true },
        );
        return () => {
          dispose();
          stop?.();
        };
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      this.#cancelGather?.();
    };
  }

  /** Keeps a stream for the session that is there now. Returns what ends it. */
  #connect(): () => void {
    const { clock, random, tabs, createCalls } = this.#deps;
    const { live } = createCalls({ live: liveCalls });
    const abort = new AbortController();
    let wake = (): void => undefined;
    const pause = (ms: number): Promise<void> =>
      new Promise((resolve) => {
        const cancel = clock.after(ms, resolve);
        wake = () => {
          cancel();
          resolve();
        };
      });
    const run = async (): Promise<void> => {
      let fails = 0;
      let hasMissed = false;
      while (!abort.signal.aborted) {
        const outcome = await live.events({}, { signal: abort.signal, background: true });
        if (abort.signal.aborted)
          return void (outcome.ok && outcome.value.body?.cancel().catch(() => undefined));
        // Whoever comes next is followed anew.
        if (!outcome.ok && outcome.failure.kind === 'session') return;
        if (outcome.ok) {
          if (hasMissed) this.#say('all');
          const began = clock.now();
          await this.#read(outcome.value, abort.signal);
          if (clock.now() - began > silentMs) fails = 0;
        }
        hasMissed = true;
        if (abort.signal.aborted) return;
        const wait = Math.min(firstWaitMs * 2 ** fails, pollMs) * (0.5 + random.fraction() / 2);
        fails += 1;
        await pause(wait);
        // Without a stream for a while there is nobody who tells: ask.
        if (fails > 4 && !abort.signal.aborted) this.#say('all');
      }
    };
    void run();
    const stop = tabs.onReturn(() => wake());
    return () => {
      stop();
      abort.abort();
      wake();
    };
  }

  /** Reads a stream until it ends, is silent for too long, or is not wanted any more. */
  async #read({ body }: Response, signal: AbortSignal): Promise<void> {
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!reader) return;
    const end = (): void => void reader.cancel().catch(() => undefined);
    let cancelSilence: (() => void) | undefined;
    const onAlive = (): void => {
      cancelSilence?.();
      cancelSilence = this.#deps.clock.after(silentMs, end);
      this.#say('alive');
    };
    const feed = readEvents((data) => {
      const topic = v.safeParse(liveTopic, data);
      // A newer platform may tell of things that this site does not know.
      if (topic.success) this.#say(topic.output);
    });
    signal.addEventListener('abort', end);
    try {
      for (;;) {
        onAlive();
        const { value, done } = await reader.read();
        if (done) return;
        feed(value);
      }
    } catch {
      // A connection that broke is one that ended.
    } finally {
      cancelSilence?.();
      signal.removeEventListener('abort', end);
      end();
    }
  }

  /** Tells this tab and the others. */
  #say(word: LiveWord): void {
    this.#deps.tabs.post(word);
    this.#take(word);
  }

  #take(word: LiveWord): void {
    if (word === 'alive') {
      this.#aliveAt = this.#deps.clock.now();
      return;
    }
    this.#due.add(word);
    this.#flush();
  }

  /** Passes on what is due, unless nobody looks: the tab that is looked at says first that a session is over. */
  #flush(): void {
    const { clock, tabs, onChange } = this.#deps;
    const now = clock.now();
    let next = Number.POSITIVE_INFINITY;
    if (tabs.isHidden()) return;
    for (const topic of [...this.#due]) {
      const at = (this.#toldAt.get(topic) ?? Number.NEGATIVE_INFINITY) + gatherMs;
      if (at > now) {
        next = Math.min(next, at);
        continue;
      }
      this.#due.delete(topic);
      this.#toldAt.set(topic, now);
      onChange(topic);
    }
    this.#cancelGather?.();
    this.#cancelGather = Number.isFinite(next) ? clock.after(next - now, () => this.#flush()) : undefined;
  }
}
