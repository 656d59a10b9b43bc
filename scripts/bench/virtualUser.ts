// One of a crowd: a trial player with an address of their own, who opens a game and hears what happens there.
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { contract, launchFixed } from '../../contract';
import { Visitor } from '../../sandbox/testing/visitor';

/** Where the crowd goes. */
export interface Crowd {
  siteOrigin: string;
  /** Vendor of each game, as the catalogue has it. */
  vendors: ReadonlyMap<string, string>;
}

/** A message of a stream as it came. */
export interface Heard {
  id: number;
  data: string;
  /** When it came, epoch milliseconds. */
  at: number;
}

let publicKey: { kid: string; publicKey: string } | undefined;

export class Person {
  readonly #address: string;
  readonly #visitor: Visitor;
  readonly #crowd: Crowd;
  #origin = '';
  #path = '';
  #cookie = '';

  /** @param number makes the address: a network of its own, so that nobody shares the limits of somebody else */
  constructor(crowd: Crowd, number: number) {
    this.#crowd = crowd;
    this.#address = `127.${1 + Math.floor(number / 250)}.${number % 250}.2`;
    const visitor: Visitor = new Visitor({
      fetch: (request) => this.#fetch(request),
      keys: {
        current: async () =>
          (publicKey ??= (await visitor.call(contract.start.sealingKey, {})).value as typeof publicKey & {}),
      },
      clock: { now: () => new Date() },
    });
    this.#visitor = visitor;
  }

  /** Opens a trial account and the game. */
  async open(gameId: string): Promise<void> {
    const { success, errorCode } = await this.#visitor.freeplay();
    if (!success) throw new Error(`No trial account: ${String(errorCode)}.`);
    const answer = await this.#visitor.call(contract.games.launch, {
      ...launchFixed,
      gameId,
      vassalage: this.#crowd.vendors.get(gameId) ?? '',
      username: '',
      token: '',
      merchantCode: 'aurora',
      language: 'en',
    });
    if (!answer.success) throw new Error(`The launch was refused: ${String(answer.errorCode)}.`);
    const url = new URL((answer.value as { game_url: string }).game_url);
    this.#origin = url.origin;
    const entered = await this.#ask('GET', url.pathname + url.search);
    this.#path = entered.headers.location ?? '';
    this.#cookie = (entered.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';
    entered.resume();
  }

  /** Asks the game's server; gives the status and what the envelope holds. */
  async call(path: string, body?: unknown): Promise<{ status: number; value: unknown }> {
    const response = await this.#ask(body === undefined ? 'GET' : 'POST', this.#path + path, body);
    const { value } = JSON.parse(await textOf(response)) as { value?: unknown };
    return { status: response.statusCode ?? 0, value };
  }

  /** Hears a stream until the returned function is called. */
  async follow(path: string, hear: (message: Heard) => void): Promise<() => void> {
    const response = await this.#ask('GET', this.#path + path);
    if (response.statusCode !== 200) throw new Error(`The stream was refused: ${await textOf(response)}`);
    let text = '';
    response.setEncoding('utf8').on('data', (part: string) => {
      const at = Date.now();
      const messages = (text + part).split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        const [, id, data] = /^id: (\d+)\nevent: table\ndata: (.*)$/.exec(message) ?? [];
        if (data !== undefined) hear({ id: Number(id), data, at });
      }
    });
    response.on('error', () => undefined);
    return () => response.destroy();
  }

  #ask(method: string, path: string, body?: unknown): Promise<IncomingMessage> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    return this.#send(new URL(path, this.#origin), method, text, {
      ...(this.#cookie && { cookie: this.#cookie }),
      ...(text !== undefined && { 'content-type': 'application/json', origin: this.#origin }),
    });
  }

  /** A call of the site. */
  async #fetch(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const url = new URL(pathname + search, this.#crowd.siteOrigin);
    const sent = Object.fromEntries(request.headers);
    const response = await this.#send(url, request.method, await request.text(), sent);
    const headers = new Headers();
    for (const cookie of response.headers['set-cookie'] ?? []) headers.append('set-cookie', cookie);
    return new Response(await textOf(response), { status: response.statusCode ?? 500, headers });
  }

  /** Asks a server of this machine from the person's address. */
  #send(
    { host, port, pathname, search }: URL,
    method: string,
    text: string | undefined,
    headers: Record<string, string>,
  ): Promise<IncomingMessage> {
    const length = text === undefined ? {} : { 'content-length': Buffer.byteLength(text) };
    return new Promise((resolve, reject) => {
      const asked = httpRequest(
        {
          host: '127.0.0.1',
          port,
          method,
          path: pathname + search,
          localAddress: this.#address,
          agent: false,
          headers: { ...headers, host, ...length },
        },
        resolve,
      );
      asked.on('error', reject);
      asked.end(text);
    });
  }
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of response.setEncoding('utf8')) text += String(part);
  return text;
}
