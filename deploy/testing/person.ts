import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { Readable } from 'node:stream';
import { observable } from 'mobx';
import { contract, type Contract } from '../../contract';
import { createApi, type Api, type CallsOf } from '../../src/app/api/client';
import { createSealer } from '../../src/app/api/seal';
import type { Failure, Outcome } from '../../src/app/data/failure';
import { Scope } from '../../src/app/data/scope';
import { LiveStore } from '../../src/app/stores/liveStore';
import type { StoreContext } from '../../src/app/stores/pageStores';
import type { Visitor } from '../../sandbox/testing/visitor';

const clock = {
  now: () => Date.now(),
  after: (ms: number, callback: () => void) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};
const random = { id: () => randomUUID(), fraction: () => Math.random() };

/**
 * An open tab of somebody who is signed in, behind an address of their own: the site's own client, which sends again what
 * it sends again, and its live events.
 */
export class Person {
  readonly api: Api;
  /** Calls that did not end well for the person, after all that the client does by itself. */
  readonly failed: { call: string; failure: Failure }[] = [];
  /** Requests that the client had to send again. */
  readonly repeated: string[] = [];
  /** Calls and files that were answered well. */
  answered = 0;
  /** How often live events began to come, and what they told. */
  streams = 0;
  readonly heard: string[] = [];
  readonly #agent = new Agent({ keepAlive: true });
  readonly #address: string;
  readonly #visitor: Visitor;
  #stopEvents = (): void => undefined;

  /** @param origin of the site @param visitor who has signed in as `username` */
  constructor(
    readonly origin: string,
    readonly username: string,
    address: string,
    visitor: Visitor,
  ) {
    this.#address = address;
    this.#visitor = visitor;
    const sealer = createSealer({ clock, loadKey: () => this.api.start.sealingKey({}) });
    const createCalls = <const A extends Partial<Contract>>(areas: A): CallsOf<A> =>
      createApi(
        {
          fetch: (url, init) => this.fetch(url, init),
          origin,
          clock,
          random,
          isOnline: () => true,
          merchant: () => visitor.merchant,
          language: () => 'en',
          token: () => visitor.token,
          seal: (call, body, again) => sealer.seal(call, body, again),
          onFailure: () => undefined,
        },
        areas,
      );
    this.api = createCalls(contract);
    const live = new LiveStore({
      clock,
      random,
      scope: new Scope(),
      stores: { session: observable({ token: visitor.token }) } as unknown as StoreContext['stores'],
      createCalls: createCalls as StoreContext['createCalls'],
      tabs: {
        lead: (begin) => begin(),
        post: () => undefined,
        listen: () => () => undefined,
        onReturn: () => () => undefined,
        isHidden: () => false,
      },
      onChange: (topic) => void this.heard.push(topic),
    });
    this.#stopEvents = live.start();
  }

  /** Asks the site from the person's own address, with the person's cookies. Rejects when no answer comes. */
  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const isEvents = url.endsWith(contract.live.events.path);
    try {
      const response = await new Promise<Response>((resolve, reject) => {
        const asked = request(
          url,
          {
            method: init.method ?? 'GET',
            headers: { ...(init.headers as Record<string, string>), cookie },
            agent: this.#agent,
            localAddress: this.#address,
            ...(init.signal && { signal: init.signal }),
          },
          (answer) => {
            const headers = Object.entries(answer.headersDistinct).map(
              ([name, values = []]) => [name, values.join(', ')] as [string, string],
            );
            const isEmpty = answer.statusCode === 204 || answer.statusCode === 304;
            const body = isEmpty ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
            resolve(new Response(body, { status: answer.statusCode ?? 0, headers }));
          },
        ).once('error', reject);
        asked.end(init.body ?? undefined);
      });
      if (response.status >= 500) this.repeated.push(`${response.status} ${url}`);
      if (isEvents && response.ok) this.streams += 1;
      return response;
    } catch (error) {
      if (!init.signal?.aborted) this.repeated.push(`${String(error)} ${url}`);
      throw error;
    }
  }

  /** What a call was answered, or undefined. Only refusals in `refusals` are answers, too. */
  async settle<T>(
    call: string,
    asking: Promise<Outcome<T>>,
    refusals: string[] = [],
  ): Promise<T | undefined> {
    const outcome = await asking;
    const { failure } = outcome.ok ? {} : outcome;
    if (failure && !(failure.kind === 'refused' && refusals.includes(failure.code)))
      this.failed.push({ call, failure });
    else this.answered += 1;
    return outcome.ok ? outcome.value : undefined;
  }

  /** The text of a page or a file of the site, which no browser asks for twice. */
  async load(path: string): Promise<string> {
    try {
      const response = await this.fetch(this.origin + path);
      const text = await response.text();
      if (response.ok) this.answered += 1;
      else this.failed.push({ call: path, failure: { kind: 'http', status: response.status } });
      return text;
    } catch {
      this.failed.push({ call: path, failure: { kind: 'network' } });
      return '';
    }
  }

  leave(): void {
    this.#stopEvents();
    this.#agent.destroy();
  }
}
