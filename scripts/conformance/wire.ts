import { envelope, headers as names, type Call, type Envelope, type SealedBody } from '../../contract';
import * as v from 'valibot';
import { succeed } from '../../src/app/data/failure';
import { createSealer, type SealingKey } from '../../src/app/api/seal';

export interface WireOptions {
  /** Origin of the platform. */
  platform: string;
  merchant: string;
  /** Origin of the site, for platforms on another one. */
  site?: string | undefined;
  /** Milliseconds that an answer may take. */
  timeout: number;
  /** What the platform opens. */
  padding?: 'oaep' | 'pkcs1' | undefined;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** What came back, as it is. */
export interface WireAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** Undefined when the body is none. */
  envelope: Envelope | undefined;
  ms: number;
  /** Why there is no answer at all. */
  lost?: 'timeout' | 'network';
}

export interface Sending {
  fields?: Readonly<Record<string, unknown>>;
  /** Instead of fields: the body as it goes out. */
  body?: string;
  key?: string | undefined;
  /** Instead of the session's token; null for none. */
  token?: string | null;
  /** Whether the session's cookies go along. @default true */
  hasCookies?: boolean;
  /** Headers besides, or other ones; undefined takes one away. */
  headers?: Readonly<Record<string, string | undefined>>;
  method?: string;
  path?: string;
}

/** One browser at the platform: its cookies, its token, and a count of what it asked. */
export class Wire {
  token: string | null = null;
  readonly cookies = new Map<string, string>();
  /** `Set-Cookie` lines as they came. */
  readonly setCookies: string[] = [];
  readonly options: WireOptions;
  readonly #count: { requests: number };

  constructor(options: WireOptions, count: { requests: number }) {
    this.options = options;
    this.#count = count;
  }

  /** Sends a call as the site does, but for what `sending` changes. */
  async send(call: Call, sending: Sending = {}): Promise<WireAnswer> {
    const { fields = {}, key, method = call.method } = sending;
    let path = sending.path ?? call.path;
    let { body } = sending;
    if (call.encoding === 'query') {
      const query = new URLSearchParams(textFields(fields)).toString();
      if (query) path += `?${query}`;
    } else if (body === undefined)
      body =
        call.encoding === 'form'
          ? new URLSearchParams(textFields(fields)).toString()
          : JSON.stringify(call.sealed ? await this.seal(call, fields) : fields);
    const token = sending.token === undefined ? this.token : sending.token;
    const type = call.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
    return this.raw(path, method, {
      body,
      hasCookies: sending.hasCookies ?? true,
      headers: {
        accept: 'application/json',
        [names.module]: call.module,
        [names.merchant]: this.options.merchant,
        [names.language]: 'en',
        [names.site]: '1',
        ...(call.encoding !== 'query' && { 'content-type': type }),
        ...((call.token || call.personal) && token !== null && { [names.token]: token }),
        ...(key !== undefined && { [names.idempotencyKey]: key }),
        ...sending.headers,
      },
    });
  }

  /** Sends anything; again when the platform asks to wait, because how much at once is not what is tried. */
  async raw(...asked: Parameters<Wire['once']>): Promise<WireAnswer> {
    let answer = await this.once(...asked);
    for (let tries = 0; tries < 20 && answer.envelope?.errorCode === 'limit.reached'; tries += 1) {
      const seconds = Number(answer.headers.get('retry-after'));
      if (!(seconds > 0 && seconds <= 60)) break;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      answer = await this.once(...asked);
    }
    return answer;
  }

  private async once(
    path: string,
    method: string,
    {
      body,
      headers,
      hasCookies = true,
    }: { body?: string | undefined; headers: Sending['headers']; hasCookies?: boolean },
  ): Promise<WireAnswer> {
    this.#count.requests += 1;
    const sent = new Headers();
    for (const [name, value] of Object.entries(headers ?? {})) if (value !== undefined) sent.set(name, value);
    if (this.options.site !== undefined && !sent.has('origin')) sent.set('origin', this.options.site);
    const cookies = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (hasCookies && cookies) sent.set('cookie', cookies);
    const started = Date.now();
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), this.options.timeout);
    try {
      const response = await this.options.fetch(this.options.platform + path, {
        method,
        headers: sent,
        redirect: 'manual',
        signal: abort.signal,
        ...(body !== undefined && method !== 'GET' && { body }),
      });
      if (hasCookies) this.#keep(response.headers.getSetCookie());
      const text = await readText(response);
      return {
        status: response.status,
        headers: response.headers,
        text,
        envelope: parse(text),
        ms: Date.now() - started,
      };
    } catch {
      const lost = abort.signal.aborted ? 'timeout' : 'network';
      return {
        status: 0,
        headers: new Headers(),
        text: '',
        envelope: undefined,
        ms: Date.now() - started,
        lost,
      };
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Seals a body as the site does, with its own code.
   * @param shift milliseconds by which the sender's clock is off
   */
  async seal(call: Call, fields: unknown, shift = 0): Promise<SealedBody> {
    const sealer = createSealer({
      loadKey: async () => {
        const key = await this.sealingKey();
        return succeed({ ...key, serverTime: key.serverTime + shift });
      },
      clock: { now: () => Date.now() },
      padding: this.options.padding,
    });
    const sealed = await sealer.seal(call, fields, false);
    if (!sealed.ok) throw new SealingImpossible();
    return sealed.value;
  }

  #key: { key: SealingKey; at: number } | undefined;

  /** The platform's key, with the time by its clock now. */
  async sealingKey(): Promise<SealingKey> {
    // Asked anew now and then: a run is long, and two clocks part.
    if (!this.#key || Date.now() - this.#key.at > 15_000) {
      const answer = await this.raw('/wps/system/sealingKey', 'GET', {
        headers: { [names.merchant]: this.options.merchant, [names.module]: 'SYS_SEALING_KEY' },
      });
      const shape = v.object({ kid: v.string(), publicKey: v.string(), serverTime: v.number() });
      const read = v.safeParse(shape, answer.envelope?.value);
      if (!read.success) throw new SealingImpossible(answer.lost);
      this.#key = { key: read.output, at: Date.now() };
    }
    const { key, at } = this.#key;
    return { ...key, serverTime: key.serverTime + Date.now() - at };
  }

  #keep(lines: readonly string[]): void {
    this.setCookies.push(...lines);
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value === '' || /max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** The platform gave no key, or none that text can be sealed with. */
export class SealingImpossible extends Error {
  /** Why it gave none, where it did not answer at all. */
  readonly lost: WireAnswer['lost'];

  constructor(lost?: WireAnswer['lost']) {
    super('The platform gave no key that text can be sealed with.');
    this.lost = lost;
  }
}

/** A stream of events does not end by itself: its first words are enough. */
async function readText(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text();
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
}

function parse(text: string): Envelope | undefined {
  try {
    const read = v.safeParse(envelope, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

const textFields = (fields: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  );
