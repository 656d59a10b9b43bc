// A game vendor, written from docs/wallet-api.md alone: it imports nothing of the platform's. Its one game flips a coin.
import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface VendorOptions {
  /** Origin of the platform; the page of the site that frames the game. */
  platform: string;
  site: string;
  key: { id: string; secret: string };
}

/** Somebody at the game. */
interface Play {
  session: string;
  game: string;
  currency: string;
}

interface Answer {
  status: number;
  body: Record<string, string>;
}

type Call = 'authenticate' | 'balance' | 'bet' | 'win' | 'rollback';

/** A round of the coin, as its page is told. */
interface Round {
  result: string;
  balance: string | undefined;
  roundId?: string;
  win?: string;
}

/** No answer came, or none that says whether the call was carried out. */
class NoAnswer extends Error {}

export class Vendor {
  /** Calls whose next answer is lost on its way, after the platform has carried them out. */
  readonly losesAnswerTo = new Set<Call>();
  /** Calls that never reach the platform the next time. */
  readonly losesRequestOf = new Set<Call>();
  /** Sends everything twice. */
  sendsTwice = false;
  /** Which way the coins fall; by chance when there is none left. */
  readonly nextFlips: boolean[] = [];
  readonly #plays = new Map<string, Play>();
  readonly #server: Server;
  readonly options: VendorOptions;

  private constructor(options: VendorOptions) {
    this.options = options;
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
    });
  }

  static async listen(options: VendorOptions): Promise<Vendor> {
    const vendor = new Vendor(options);
    await new Promise<void>((resolve) => vendor.#server.listen(0, 'localhost', resolve));
    return vendor;
  }

  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<unknown> {
    return new Promise((resolve) => {
      this.#server.close(resolve);
      this.#server.closeAllConnections();
    });
  }

  /** A stake, a coin, and what it brings. */
  async flip(play: Play, amount: string): Promise<Round> {
    const { session, game, currency } = play;
    const of = { session, game, round: randomUUID() };
    const bet = { id: randomUUID(), ...of, currency, amount };
    const staked = await this.#send('bet', bet).catch(() => undefined);
    if (!staked) {
      const back = await this.#sendUntilAnswered('rollback', { id: randomUUID(), ...of, bet: bet.id });
      return { result: 'calledOff: your stake is back', balance: back.body['balance'] };
    }
    if (staked.status !== 200)
      return { result: `refused: ${staked.body['code']}`, balance: staked.body['balance'] };
    const isWon = this.nextFlips.shift() ?? randomInt(2) === 1;
    const won = isWon ? (BigInt(amount) * 2n).toString() : '0';
    const paid = { id: randomUUID(), ...of, currency, amount: won, endsRound: true };
    const { body } = await this.#sendUntilAnswered('win', paid);
    return { result: isWon ? 'won' : 'lost', roundId: of.round, win: won, balance: body['balance'] };
  }

  async #sendUntilAnswered(call: Call, body: object): Promise<Answer> {
    for (let tries = 0; ; tries += 1)
      try {
        return await this.#send(call, body);
      } catch (error) {
        if (!(error instanceof NoAnswer) || tries === 5) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
  }

  /** Sends one signed request; throws `NoAnswer`. */
  async #send(call: Call, fields: object): Promise<Answer> {
    if (this.losesRequestOf.delete(call)) throw new NoAnswer();
    const { platform, key } = this.options;
    const path = `/wallet/v1/${call}`;
    const body = JSON.stringify(fields);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', key.secret)
      .update([timestamp, 'POST', path, body].join('\n'))
      .digest('hex');
    const headers = {
      'content-type': 'application/json',
      'x-wallet-key': key.id,
      'x-wallet-timestamp': timestamp,
      'x-wallet-signature': signature,
    };
    const send = () =>
      fetch(`${platform}${path}`, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) });
    const response = await send().catch(() => {
      throw new NoAnswer();
    });
    if (this.losesAnswerTo.delete(call) || response.status >= 500) throw new NoAnswer();
    const answer = { status: response.status, body: (await response.json()) as Record<string, string> };
    if (this.sendsTwice && (call === 'bet' || call === 'win')) {
      const again = JSON.stringify(await (await send()).json());
      if (again !== JSON.stringify(answer.body)) throw new Error(`asked twice, ${call} answered ${again}`);
    }
    return answer;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.origin);
    if (request.method === 'GET' && pathname === '/open') return this.#open(searchParams, response);
    const [, id = '', what] = pathname.split('/');
    const play = this.#plays.get(id);
    if (request.method !== 'POST' || what !== 'flip' || !play) return void response.writeHead(404).end();
    const round = await this.flip(play, searchParams.get('stake') ?? '');
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(round));
  }

  async #open(query: URLSearchParams, response: ServerResponse): Promise<void> {
    const game = query.get('game') ?? '';
    const { status, body } = await this.#send('authenticate', { ticket: query.get('ticket'), game });
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `frame-ancestors ${this.options.site}`,
      'referrer-policy': 'no-referrer',
    };
    if (status !== 200) return void response.writeHead(403, headers).end('<p>Open the game again.</p>');
    const { session = '', currency = '', money = '', balance = '' } = body;
    const id = randomUUID();
    this.#plays.set(id, { session, game, currency });
    response.writeHead(200, headers).end(pageOf(id, this.options.site, { game, currency, money, balance }));
  }
}

const pageOf = (
  id: string,
  site: string,
  { game, currency, money, balance }: Record<string, string>,
): string => `<!doctype html>
<html lang="en"><title>Coin</title>
<h1>Coin</h1><p>Playing with ${money} money</p>
<label>Stake <input id="stake" value="100"></label> <button id="flip">Flip</button>
<p id="result"></p><p>Balance <output id="balance">${balance}</output></p>
<script>
history.replaceState(null, '', '/open');
const [game, currency, site] = ${JSON.stringify([game, currency, site])};
const tell = (message) => parent.postMessage({ channel: 'game-frame', version: 1, ...message }, site);
const part = (name) => document.getElementById(name);
part('flip').onclick = async () => {
  const stake = part('stake').value;
  const { result, ...round } = await (await fetch('/${id}/flip?stake=' + stake, { method: 'POST' })).json();
  if (round.balance) part('balance').textContent = round.balance;
  part('result').textContent = result;
  if (round.roundId) tell({ type: 'round', gameId: game, stake, currency, ...round });
};
onmessage = ({ data, origin }) => {
  if (origin === site && data.channel === 'game-frame') part('flip').disabled = data.type === 'hold';
};
tell({ type: 'ready', gameId: game });
</script></html>`;
