import { computed, makeObservable } from 'mobx';
import { isHost, originOfHost, startCalls, type Contract, type ReplyOf } from '#contract';
import type { Api } from '../api/client';
import { succeed } from '../data/failure';
import type { Clock, Storage } from '../data/ports';
import { parsed } from '../data/parsed';
import { Resource } from '../data/resource';

type Routers = ReplyOf<Contract['start']['routers']>;

export interface LineDeps {
  api: Pick<Api, 'start'>;
  clock: Clock;
  storage: Storage;
  /** Where the visitor is: host name, with its port if it has one. */
  host: string;
  ownOrigin: string;
  /** Asks an origin for anything at all. Resolves whether it answered; rejects when it cannot be reached. */
  probe: (origin: string, signal: AbortSignal) => Promise<boolean>;
}

/** One address of the site. */
export interface MeasuredLine {
  host: string;
  /** Where that is. */
  origin: string;
  /** Milliseconds that it took to answer, or why there is no figure. */
  speed: number | 'measuring' | 'unreachable';
  isCurrent: boolean;
}

/** Milliseconds after which an address counts as unreachable. */
const patience = 5_000;

/** The addresses of the site with the speed of each, as measured from here. Source: features A7. */
export class LineStore {
  readonly routers: Resource<Routers>;
  readonly #speeds: Resource<ReadonlyMap<string, MeasuredLine['speed']>>;
  readonly #deps: LineDeps;

  constructor(deps: LineDeps) {
    this.#deps = deps;
    const { api, clock, storage } = deps;
    this.routers = new Resource({
      clock,
      staleAfter: 5 * 60_000,
      load: (signal) => api.start.routers({}, { signal }),
      persist: { storage, key: 'routers', parse: parsed(startCalls.routers.reply) },
    });
    this.#speeds = new Resource({
      clock,
      load: async (_, show) => {
        const speeds = new Map<string, MeasuredLine['speed']>();
        const measure = async (host: string): Promise<void> => {
          speeds.set(host, await this.#speedOf(host));
          show(new Map(speeds));
        };
        await Promise.all((this.#hosts ?? []).map(measure));
        return succeed(speeds);
      },
    });
    makeObservable(this, { lines: computed });
  }

  /** In the platform's order, after the address that is open when the platform does not name it; undefined until it has answered. */
  get lines(): readonly MeasuredLine[] | undefined {
    const { host } = this.#deps;
    return this.#hosts?.map((each) => ({
      host: each,
      origin: this.#originOf(each),
      speed: this.#speeds.value?.get(each) ?? 'measuring',
      isCurrent: each === host,
    }));
  }

  /** Asks for the addresses, then measures them. */
  async load(): Promise<void> {
    this.routers.restore();
    await this.routers.ensure();
    await this.measure();
  }

  /** Measures every address, all at once. A newer measuring takes the place of this one. */
  async measure(): Promise<void> {
    this.#speeds.reset();
    await this.#speeds.refresh();
  }

  get #hosts(): readonly string[] | undefined {
    const list = this.routers.value?.domainList.map(({ domain }) => domain.toLowerCase());
    return (
      list && [...new Set(list.includes(this.#deps.host) ? list : [this.#deps.host, ...list])].filter(isHost)
    );
  }

  async #speedOf(host: string): Promise<MeasuredLine['speed']> {
    const { clock, probe } = this.#deps;
    const origin = this.#originOf(host);
    const abort = new AbortController();
    const cancel = clock.after(patience, () => abort.abort());
    const started = clock.now();
    const answers = await probe(origin, abort.signal).catch(() => false);
    cancel();
    return answers ? clock.now() - started : 'unreachable';
  }

  #originOf(each: string): string {
    const { host, ownOrigin } = this.#deps;
    return each === host ? ownOrigin : originOfHost(each);
  }
}
