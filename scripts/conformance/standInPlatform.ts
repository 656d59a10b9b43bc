import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { walletCalls, type WalletCall, type WalletCallName } from '../../contract/wallet/calls';
import { walletRefusals, type WalletRefusalCode } from '../../contract/wallet/refusals';
import { replayWindowSeconds, signatureHeaders, verifyRequest } from '../../contract/wallet/signature';
import { Findings, type Report } from './finding';

/** What becomes of the bets of a run, one after the other; the last is of all that come later. */
const troubles = [
  'none',
  'betUnanswered',
  'winUnanswered',
  'betLost',
  'shortOfMoney',
  'rollbackUnanswered',
  'none',
] as const;
type Trouble = (typeof troubles)[number];

/** Bets after which everything was tried. */
export const betsOfRun = troubles.length;

/** A round of the vendor's, as its calls tell it. */
interface Round {
  trouble: Trouble;
  bet: string;
  stake: bigint;
  isTaken: boolean;
  isRolledBack: boolean;
  isEnded: boolean;
}

/** A platform that loses answers on purpose, and says in words what a vendor's client makes of it. */
export class StandInPlatform {
  readonly ticket = randomUUID();
  bets = 0;
  readonly #session = randomUUID();
  readonly #rounds = new Map<string, Round>();
  readonly #told = new Map<string, { body: string; answers: number }>();
  readonly #findings = new Findings();
  readonly #started = Date.now();
  #requests = 0;
  #balance = 100_000n;

  constructor(readonly options: { key: { id: string; secret: string }; game: string; currency: string }) {}

  /** Answers a request of the vendor's. */
  async serve(request: Request): Promise<Response> {
    this.#requests += 1;
    const { pathname } = new URL(request.url);
    const name = pathname.replace('/wallet/v1/', '') as WalletCallName;
    const body = await request.text();
    if (!Object.hasOwn(walletCalls, name)) return this.#refuse('pathUnknown');
    if (!(await this.#isSigned(request, pathname, body))) {
      this.#add(
        name,
        'signature',
        'was not signed as the page says.',
        'Sign timestamp, `POST`, path and body as sent, joined by line feeds; send the id of the key and the seconds that were signed.',
      );
      return this.#refuse('signatureInvalid');
    }
    const asked = v.safeParse((walletCalls[name] as WalletCall).request, toJson(body));
    if (!asked.success) {
      this.#add(
        name,
        'shape',
        `was sent with \`${v.getDotPath(asked.issues[0]) ?? 'a body'}\` wrong.`,
        'Send the fields of the OpenAPI document, and no others.',
      );
      return this.#refuse('requestInvalid');
    }
    const fields = asked.output as Record<string, string>;
    if (name === 'authenticate') return this.#authenticate(fields);
    if (fields['session'] !== this.#session) return this.#refuse('sessionEnded');
    return name === 'balance' ? this.#hold() : this.#move(name, fields, body);
  }

  /** What was found out; what should have followed by now, and did not, counts. */
  report(): Report {
    for (const { trouble, bet, isTaken, isRolledBack, isEnded } of this.#rounds.values()) {
      const isLost = trouble === 'betUnanswered' || trouble === 'betLost' || trouble === 'rollbackUnanswered';
      if (isLost && !isRolledBack)
        this.#add(
          'rollback',
          'missing',
          'never came for a bet that was not answered.',
          'Send a rollback that names the bet, until it is answered.',
        );
      else if (isTaken && !isRolledBack && !isEnded)
        this.#add(
          'win',
          'missing',
          'never ended a round.',
          'Send a last win with `endsRound`, of 0 when nothing was won; again until it is answered.',
        );
      if (this.#told.get(`rollback ${bet}`)?.answers === 0)
        this.#add(
          'rollback',
          'again',
          'was not sent again after it was not answered.',
          'Send it again, as it was, until it is answered.',
        );
    }
    if (this.bets < betsOfRun)
      this.#findings.skip('bet', `only ${this.bets} of ${betsOfRun} bets came: play on to have all tried`);
    const [calls, seconds] = [Object.keys(walletCalls).length, (Date.now() - this.#started) / 1000];
    const { skipped } = this.#findings;
    return {
      platform: 'The client',
      calls,
      requests: this.#requests,
      seconds,
      findings: this.#findings.all(),
      skipped,
    };
  }

  async #isSigned({ headers, method }: Request, path: string, body: string): Promise<boolean> {
    const { key } = this.options;
    const timestamp = headers.get(signatureHeaders.timestamp) ?? '';
    const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) <= replayWindowSeconds;
    const signature = headers.get(signatureHeaders.signature) ?? '';
    const isRight = await verifyRequest(key.secret, { timestamp, method, path, body }, signature);
    return headers.get(signatureHeaders.key) === key.id && isFresh && isRight;
  }

  #authenticate({ ticket, game }: Record<string, string>): Response {
    if (ticket !== this.ticket || game !== this.options.game) return this.#refuse('ticketInvalid');
    const session = { session: this.#session, player: 'p1', merchant: 'test', money: 'play' };
    return Response.json({ ...session, smallestAmount: '1', language: 'en', ...this.#held() });
  }

  #move(name: 'bet' | 'win' | 'rollback', fields: Record<string, string>, body: string): Response {
    const { id = '', round = '', amount = '0', bet = '' } = fields;
    const known = this.#told.get(id);
    if (known && known.body !== body) {
      this.#add(
        name,
        'repetition',
        'was sent with another body under an id that was used.',
        'Keep the whole body of a transaction, and send it again as it was.',
      );
      return this.#refuse('duplicateTransaction');
    }
    const told = known ?? { body, answers: 0 };
    this.#told.set(id, told);
    if (name === 'bet' && !known) {
      const trouble = troubles[Math.min(this.bets, betsOfRun - 1)] ?? 'none';
      this.bets += 1;
      const isTaken = trouble !== 'betLost' && trouble !== 'shortOfMoney';
      this.#rounds.set(round, {
        trouble,
        bet: id,
        stake: BigInt(amount),
        isTaken,
        isRolledBack: false,
        isEnded: false,
      });
      if (isTaken) this.#balance -= BigInt(amount);
    }
    const of = this.#rounds.get(round);
    if (!of) return this.#refuse('roundUnknown');
    const isLostNow = known === undefined;
    if (name === 'bet') {
      if (of.isRolledBack) return this.#refuse('rolledBack');
      if (of.trouble === 'shortOfMoney') return this.#refuse('shortOfMoney');
      if (of.trouble === 'none' || of.trouble === 'winUnanswered') return this.#hold();
      if (isLostNow) return this.#refuse('unavailable');
      // Sent again instead of rolled back, and answered now: it is a bet like any other.
      if (!of.isTaken) this.#balance -= of.stake;
      Object.assign(of, { isTaken: true, trouble: 'none' });
      return this.#hold();
    }
    if (name === 'win') return this.#win(of, fields, isLostNow);
    if (bet !== of.bet)
      this.#add('rollback', 'bet', 'named a bet that was never sent.', 'Put the `id` of the bet into `bet`.');
    if (!of.isRolledBack && of.isTaken) this.#balance += of.stake;
    of.isRolledBack = true;
    const key = `rollback ${of.bet}`;
    const before = this.#told.get(key);
    if (of.trouble === 'rollbackUnanswered' && !before) {
      this.#told.set(key, { body: '', answers: 0 });
      return this.#refuse('unavailable');
    }
    this.#told.set(key, { body: '', answers: 1 });
    return this.#hold();
  }

  #win(of: Round, { amount = '0', endsRound }: Record<string, unknown>, isFirst: boolean): Response {
    if (!of.isTaken || of.isRolledBack || (of.trouble !== 'none' && of.trouble !== 'winUnanswered')) {
      this.#add(
        'win',
        'no bet',
        'came for a bet that was not answered, or was refused.',
        'Deal only when a bet was answered with 200.',
      );
      return this.#refuse('roundUnknown');
    }
    if (isFirst) this.#balance += BigInt(amount as string);
    if (of.trouble === 'winUnanswered' && isFirst) return this.#refuse('unavailable');
    of.isEnded ||= endsRound === true;
    return this.#hold();
  }

  #held = () => ({ currency: this.options.currency, balance: this.#balance.toString() });

  #hold = (): Response => Response.json({ ...this.#held(), transaction: randomUUID() });

  #refuse(code: WalletRefusalCode): Response {
    const { status, words } = walletRefusals[code];
    return Response.json({ code, words, ...(code === 'shortOfMoney' && this.#held()) }, { status });
  }

  #add(call: WalletCallName, check: string, says: string, mend: string): void {
    this.#findings.add({ call, check, says: `${call} ${says}`, mend });
  }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
