import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  contract,
  withdrawalFee,
  type LotteryBet,
  type LotteryTable,
  type Withdrawal,
  type WithdrawalTerms,
} from '../../contract';
import { transactionPassword } from '../../sandbox/testing/cashierFixture';
import { sitDown, type Acknowledged, type Seat } from '../../sandbox/testing/slot';
import type { RemotePlatform } from '../../sandbox/testing/remote';
import type { Answer, Visitor } from '../../sandbox/testing/visitor';

const { cashier, lottery, live } = contract;
/** The site gives up after so long, and whoever presses again sends the same key. */
const patienceMs = 15_000;
const againAfterMs = 400;
const draw = 'SSC_60';

/** A write that was acknowledged. */
interface Moment {
  /** ms since 1970 */
  at: number;
  /** Number of the platform that said so. */
  platform: number;
}

/** What somebody spun, by a name of theirs. */
export interface Player {
  username: string;
  visitor: Visitor;
  seat: Seat;
  platform: number;
  acknowledged: Acknowledged[];
}

/** People at two platforms who spin, bet and withdraw, and who ask again by the same key until they are answered. */
export class Load {
  readonly players: Player[] = [];
  /** Ids of bets by the key that they were placed with. */
  readonly bets = new Map<string, string[]>();
  /** Ids of withdrawals by the key that they were asked for with. */
  readonly withdrawals = new Map<string, string>();
  /** Answers that are neither one that a person can act on nor "try again in a moment". */
  readonly faults: string[] = [];
  /** Names of those who bet on draws besides. */
  readonly bettors: string[] = [];
  readonly #acknowledged: Moment[] = [];
  readonly #heard = [0, 0];
  readonly #running: Promise<void>[] = [];
  readonly #ending = new AbortController();

  constructor(private readonly platforms: readonly RemotePlatform[]) {}

  /** Brings people in and lets them begin. */
  async begin({ perSecond }: { perSecond: number }): Promise<void> {
    const each = perSecond / this.platforms.length;
    for (const [platform, remote] of this.platforms.entries()) {
      for (let number = 0; number < each; number += 1) {
        const visitor = remote.visitor({ address: `203.0.${113 + platform}.${number + 10}` });
        const username = `survivor${platform}x${number}`;
        const verification = await visitor.human('register');
        succeeded(await visitor.register(username, undefined, { verification }));
        const seat = await sitDown(visitor, username);
        this.players.push({ username, visitor, seat, platform, acknowledged: [] });
      }
      const mine = this.players.filter((player) => player.platform === platform);
      const [first] = mine;
      if (!first) throw new Error('nobody plays');
      this.bettors.push(first.username);
      this.#running.push(this.#listen(first.visitor, platform), this.#bet(first.visitor, platform));
      // Spread over the second, so that the platform is asked evenly.
      for (const [number, player] of mine.entries())
        this.#running.push(pause((1_000 * number) / each).then(() => this.#spin(player)));
    }
    const [mira, last] = [this.platforms[1]?.visitor({ address: '203.0.115.1' }), 1];
    if (!mira) throw new Error('there is one platform');
    succeeded(await mira.loginAs('member'));
    this.#running.push(this.#withdraw(mira, last));
  }

  /** Lets everybody finish what they have begun. */
  async end(): Promise<void> {
    this.#ending.abort();
    await Promise.all(this.#running);
  }

  /** The longest time without an acknowledged write at one platform, in seconds; from the last one before a moment. */
  longestGap(since: number, until: number): number {
    const gaps = this.platforms.map((_, platform) => {
      const moments = this.#acknowledged.filter((each) => each.platform === platform).map(({ at }) => at);
      const before = moments.findLast((at) => at <= since) ?? since;
      const during = [before, ...moments.filter((at) => at > since && at < until), until];
      return Math.max(...during.map((at, index) => at - (during[index - 1] ?? at)));
    });
    return Math.max(...gaps) / 1_000;
  }

  /** How many writes were acknowledged since a moment, by platform. */
  writesSince(moment: number): number[] {
    return this.platforms.map(
      (_, platform) =>
        this.#acknowledged.filter((each) => each.platform === platform && each.at > moment).length,
    );
  }

  /** How often somebody at each platform heard that a balance changed. */
  get heard(): readonly number[] {
    return [...this.#heard];
  }

  get #isOver(): boolean {
    return this.#ending.signal.aborted;
  }

  async #spin({ seat, platform, acknowledged }: Player): Promise<void> {
    for (let next = Date.now(); !this.#isOver; await pause(Math.max(0, next - Date.now()))) {
      next = Math.max(next + 1_000, Date.now() - 1_000);
      const key = randomUUID();
      const { success, value, errorCode } = await this.#untilAnswered('spin', async () => {
        const response = await fetch(seat.api, {
          method: 'POST',
          headers: { cookie: seat.cookie, 'content-type': 'application/json' },
          body: JSON.stringify({ stake: seat.stake.toString(), key }),
          signal: AbortSignal.timeout(patienceMs),
        });
        return { status: response.status, ...((await response.json()) as SpinAnswer) };
      });
      if (!success || !value) throw new Error(`a spin was refused: ${errorCode}`);
      acknowledged.push({ key, roundId: value.roundId, stake: seat.stake, win: BigInt(value.win) });
      this.#acknowledge(platform);
    }
  }

  async #bet(visitor: Visitor, platform: number): Promise<void> {
    for (; !this.#isOver; await pause(1_000)) {
      const table = await this.#call('table', visitor, lottery.table, { lottery: draw, language: 'en' });
      const lines = [{ play: 'front2', picks: [['1'], ['5']], stake: '100', multiple: 1 }];
      const { issue } = (table.value as LotteryTable).draw;
      const key = randomUUID();
      const request = { lottery: draw, issue, lines, total: '100', language: 'en' };
      const answer = await this.#call('bet', visitor, lottery.place, request, key);
      // A draw closes while the database is away.
      if (answer.errorCode === 'bets.closed') continue;
      const { list } = succeeded<{ list: LotteryBet[] }>(answer);
      this.bets.set(
        key,
        list.map(({ id }) => id),
      );
      this.#acknowledge(platform);
    }
  }

  async #withdraw(visitor: Visitor, platform: number): Promise<void> {
    for (; !this.#isOver; await pause(1_500)) {
      const { accounts, ...rules } = succeeded<WithdrawalTerms>(
        await this.#call('terms', visitor, cashier.withdrawalTerms, {}),
      );
      const key = randomUUID();
      const fee = withdrawalFee(rules, BigInt(rules.min), rules.currency).toString();
      const request = { account: accounts[0]?.id ?? '', amount: rules.min, fee, transactionPassword };
      const answer = await this.#call('withdrawal', visitor, cashier.withdraw, request, key);
      const { id } = succeeded<Withdrawal>(answer);
      this.withdrawals.set(key, id);
      this.#acknowledge(platform);
      const back = await this.#call('cancel', visitor, cashier.cancelWithdrawal, { id }, randomUUID());
      if (back.success) this.#acknowledge(platform);
    }
  }

  /** Hears what changes as a browser does: it connects again when the stream ends. */
  async #listen(visitor: Visitor, platform: number): Promise<void> {
    const origin = this.platforms[platform]?.origin ?? '';
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (; !this.#isOver; await pause(500, undefined, { signal: this.#ending.signal }).catch(() => undefined))
      try {
        const { body } = await fetch(origin + live.events.path, {
          headers: { ...visitor.headers(live.events), cookie },
          signal: this.#ending.signal,
        });
        const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
        for (let next = await reader?.read(); next && !next.done; next = await reader?.read())
          this.#heard[platform] =
            (this.#heard[platform] ?? 0) + (next.value.match(/^data: balance$/gm) ?? []).length;
      } catch {
        // The next try says whether it can be had.
      }
  }

  #call<C extends Parameters<Visitor['call']>[0]>(
    name: string,
    visitor: Visitor,
    call: C,
    request: Parameters<typeof visitor.call<C>>[1],
    key?: string,
  ): Promise<Answer> {
    return this.#untilAnswered(name, async () => {
      const late = pause(patienceMs).then(() => {
        throw new Error('no answer came');
      });
      return Promise.race([visitor.call(call, request, key === undefined ? {} : { key }), late]);
    });
  }

  /** Asks until there is an answer, as somebody does who presses again: also after the load has ended. */
  async #untilAnswered<T extends { status: number; errorCode?: string | undefined }>(
    name: string,
    ask: () => Promise<T>,
  ): Promise<T> {
    for (;;) {
      const answer = await ask().catch(() => undefined);
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      if (answer && answer.status !== 503)
        this.faults.push(`${name}: ${answer.status} ${answer.errorCode ?? ''}`);
      await pause(againAfterMs);
    }
  }

  #acknowledge(platform: number): void {
    this.#acknowledged.push({ at: Date.now(), platform });
  }
}

interface SpinAnswer {
  success: boolean;
  value?: { roundId: string; win: string };
  errorCode?: string;
}

function succeeded<T>(answer: Answer): T {
  if (!answer.success) throw new Error(`refused: ${JSON.stringify(answer).slice(0, 300)}`);
  return answer.value as T;
}
