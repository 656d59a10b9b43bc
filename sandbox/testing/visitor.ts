import { createCipheriv, publicEncrypt, randomBytes, randomUUID } from 'node:crypto';
import {
  associatedData,
  contract,
  solveWork,
  headers as names,
  type Call,
  type Envelope,
  type HumanAction,
  type HumanProof,
  type RequestOf,
  type SealedBody,
} from '../../contract';
import type { Bindings } from '../app';
import type { Clock, Keys } from '../ports';
import { demoAccounts, type DemoAccount } from '../../demo/seed/demoAccounts';

/** What came back: the envelope, with the HTTP status and headers that carried it. */
export interface Answer extends Envelope {
  status: number;
  headers: Headers;
}

interface Platform {
  fetch: (request: Request, bindings: Bindings) => Response | Promise<Response>;
  keys: Pick<Keys, 'current'>;
  clock: Clock;
}

export interface VisitorOptions {
  address?: string;
  merchant?: string;
  language?: string;
  /** What the browser says of itself; nothing when it is left out. */
  userAgent?: string;
}

/** A browser with its cookies and the token that its script keeps, speaking to the platform as the site does. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  token: string | null = null;
  readonly #platform: Platform;
  readonly #options: Required<VisitorOptions>;

  constructor(platform: Platform, options: VisitorOptions = {}) {
    this.#platform = platform;
    this.#options = { address: '203.0.113.7', merchant: 'aurora', language: 'en', userAgent: '', ...options };
  }

  /** Code of the brand whose site it is on. */
  get merchant(): string {
    return this.#options.merchant;
  }

  /** Makes a call of the contract, sealed when it has to be. A keyed call gets a fresh key unless one is given. */
  async call<C extends Call>(
    call: C,
    request: RequestOf<C>,
    options: { key?: string } = {},
  ): Promise<Answer> {
    const key = options.key ?? (call.retry === 'keyed' ? randomUUID() : undefined);
    const init: RequestInit = { method: call.method, headers: this.headers(call, key) };
    let path: string = call.path;
    if (call.encoding === 'query') {
      const query = new URLSearchParams(textFields(request)).toString();
      if (query) path += `?${query}`;
    } else if (call.encoding === 'form') init.body = new URLSearchParams(textFields(request)).toString();
    else init.body = JSON.stringify(call.sealed ? await this.seal(call, request) : request);
    return this.send(path, init);
  }

  /** Sends anything to the platform and keeps the cookies that come back. */
  async send(path: string, init: RequestInit): Promise<Answer> {
    const request = new Request(`http://127.0.0.1${path}`, init);
    const cookies = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookies) request.headers.set('cookie', cookies);
    const response = await this.#platform.fetch(request, { address: this.#options.address });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (line.includes('Max-Age=0')) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    // A stream of events does not end by itself: that it was opened is the answer.
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
      await response.body?.cancel();
      return { success: true, status: response.status, headers: response.headers };
    }
    const text = await response.text();
    // An export is a file and no envelope.
    if (response.headers.get('content-type')?.startsWith('text/csv'))
      return { success: true, status: response.status, headers: response.headers };
    const envelope = text === '' ? { success: response.status === 304 } : (JSON.parse(text) as Envelope);
    return { ...envelope, status: response.status, headers: response.headers };
  }

  /** The headers that the site sends with a call. */
  headers(call: Call, key?: string): Record<string, string> {
    const json = { 'content-type': 'application/json' };
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    return {
      [names.module]: call.module,
      [names.merchant]: this.#options.merchant,
      [names.language]: this.#options.language,
      [names.site]: '1',
      ...(this.#options.userAgent && { 'user-agent': this.#options.userAgent }),
      ...(call.encoding === 'query' ? {} : call.encoding === 'form' ? form : json),
      ...((call.token || call.personal) && this.token ? { [names.token]: this.token } : {}),
      ...(key ? { [names.idempotencyKey]: key } : {}),
    };
  }

  /** Seals a body as the site does, with Node's own cryptography: a second implementation of the format. */
  async seal(call: Pick<Call, 'method' | 'path'>, body: unknown): Promise<SealedBody> {
    const { kid, publicKey } = await this.#platform.keys.current();
    const [raw, iv] = [randomBytes(32), randomBytes(12)];
    const nonce = randomBytes(16).toString('base64');
    const ts = this.#platform.clock.now().getTime();
    const cipher = createCipheriv('aes-256-gcm', raw, iv).setAAD(
      Buffer.from(associatedData(call.method, call.path, ts, nonce)),
    );
    const ct = Buffer.concat([cipher.update(JSON.stringify(body)), cipher.final(), cipher.getAuthTag()]);
    const ek = publicEncrypt({ key: publicKey, oaepHash: 'sha256' }, Buffer.from(raw.toString('base64')));
    return {
      v: 1,
      kid,
      ek: ek.toString('base64'),
      iv: iv.toString('base64'),
      ct: ct.toString('base64'),
      ts,
      nonce,
    };
  }

  /** Signs in, and keeps the token when that succeeds. */
  async login(
    username: string,
    password: string,
    more: { captcha?: string; verification?: HumanProof } = {},
  ): Promise<Answer> {
    return this.keep(
      await this.call(contract.session.login, { type: 'username', username, password, ...more }),
    );
  }

  /** Signs in as one of the demo accounts. */
  async loginAs(role: DemoAccount['role']): Promise<Answer> {
    const account = demoAccounts.find((each) => each.role === role);
    if (!account) throw new Error(`no demo account is a ${role}`);
    return this.login(account.username, account.password);
  }

  /** Makes a new member and signs in. */
  async register(
    username: string,
    password = 'a long password',
    { verification, ...options }: { key?: string; verification?: HumanProof } = {},
  ): Promise<Answer> {
    const form = {
      verification,
      username,
      password,
      confirmPassword: password,
      login: true,
      registerMethod: 'WEB',
    } as const;
    return this.keep(
      await this.call(
        contract.session.register,
        { ...form, registerUrl: 'http://127.0.0.1/register' },
        options,
      ),
    );
  }

  /** Opens a trial account and signs in. */
  async freeplay(): Promise<Answer> {
    const { publicKey } = await this.#platform.keys.current();
    const proof = publicEncrypt({ key: publicKey, oaepHash: 'sha256' }, Buffer.from(randomUUID()));
    const Encryption = proof.toString('base64');
    return this.keep(
      await this.call(contract.session.freeplay, { os: 'Linux', platform: 'W', Encryption, gateway: 3 }),
    );
  }

  /** Proves to be a person, by the device's work. */
  async human(action: HumanAction): Promise<HumanProof> {
    const { value } = await this.call(contract.session.humanChallenge, { action, kind: 'work' });
    const task = value as { challenge: string; salt: string; bits: number };
    return { challenge: task.challenge, answer: (await solveWork(task)) ?? '' };
  }

  /** Keeps the token of a way in that succeeded. */
  keep(answer: Answer): Answer {
    if (answer.success) this.token = (answer.value as { token: string }).token;
    return answer;
  }
}

function textFields(request: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
}
