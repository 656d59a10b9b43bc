import { actionBound, computed, makeObservable, observableRef, runInAction } from 'mobx';
import {
  lotteryBetCalls,
  trendRanges,
  type LotteryBet,
  type LotteryBetLine,
  type LotteryChase,
  type LotteryTable,
  type LotteryTrend,
} from '#contract';
import type { CallsOf } from '../api/client';
import { fail, isUncertain, settle, succeed, type Outcome } from '../data/failure';
import type { Resource } from '../data/resource';
import { ResourceMap } from '../data/resourceMap';
import { Task } from '../data/task';
import { IntentKey } from './intentKey';
import type { PageStore, StoreContext } from './pageStores';

/** A basket as it is placed, with what the person was told that it costs. */
export interface LotteryOrder {
  lines: LotteryBetLine[];
  /** Goes on over several draws. */
  chase?: LotteryChase | undefined;
  /** Prize series, when it is below one's own. */
  series?: number | undefined;
  /** Over all draws. */
  total: string;
}

interface Sent {
  lottery: string;
  order: string;
  issue: string;
}

type TrendRange = (typeof trendRanges)[number];

/** Milliseconds after a draw at which its bets are settled. */
const settledAfter = 2_500;

/** Milliseconds until a draw that has closed is asked about again, when no newer one came. */
const retryAfter = 1_500;

/** Betting on one lottery: the open draw, the basket and the bets that were placed. */
export class LotteryStore<Line extends { id: string } = { id: string }> implements PageStore {
  readonly place: Task<LotteryOrder, LotteryBet[]>;
  readonly cancel: Task<string, LotteryBet>;
  readonly stopChase: Task<string, { returned: string }>;
  /** Code of the lottery that is open, with the language of its words. */
  lottery = '';
  language = '';
  /** Lines that are not placed yet, by lottery. */
  private baskets: Readonly<Record<string, readonly Line[]>> = {};
  /** The draw that has closed while it was shown; a newer one is asked for. */
  closedIssue: string | undefined = undefined;
  /** The draw that the basket went on to when the one before it closed. */
  movedTo: string | undefined = undefined;
  readonly #tables: ResourceMap<string, LotteryTable>;
  readonly #trends: ResourceMap<string, LotteryTrend>;
  readonly #mine: ResourceMap<string, { list: LotteryBet[] }>;
  readonly #calls: CallsOf<{ lottery: typeof lotteryBetCalls }>['lottery'];
  readonly #context: Pick<StoreContext, 'clock' | 'stores'>;
  readonly #key: IntentKey;
  readonly #offsets = new Map<string, number>();
  /** An order whose answer got lost: it is sent again for the draw that it was for. */
  #uncertain: Sent | undefined;
  #turn = 0;

  constructor({
    speak,
    clock,
    random,
    stores,
    sessionStorage,
  }: Pick<StoreContext, 'speak' | 'clock' | 'random' | 'stores' | 'sessionStorage'>) {
    const { lottery } = speak({ lottery: lotteryBetCalls });
    this.#calls = lottery;
    this.#context = { clock, stores };
    this.#key = new IntentKey(random, sessionStorage, 'lotteryKey');
    this.#tables = new ResourceMap((key) => ({
      clock,
      staleAfter: 5_000,
      load: async (signal) => {
        const [code = '', language = ''] = key.split('|');
        const outcome = await lottery.table({ lottery: code, language }, { signal });
        if (outcome.ok) this.#offsets.set(key, Date.parse(outcome.value.now) - clock.now());
        return outcome;
      },
    }));
    this.#mine = new ResourceMap((key) => ({
      clock,
      staleAfter: 5_000,
      load: (signal) => {
        const [code = '', language = ''] = key.split('|');
        return lottery.myBets({ lottery: code, language }, { signal });
      },
    }));
    this.#trends = new ResourceMap((key) => ({
      clock,
      staleAfter: 5_000,
      load: (signal) => {
        const [code = '', range] = key.split('|');
        const count = trendRanges.find((each) => each === range) ?? trendRanges[0];
        return lottery.trend({ lottery: code, count }, { signal });
      },
    }));
    this.place = new Task(random, (order) => this.#place(order));
    this.cancel = new Task(random, (id, key) =>
      this.#takeBack(() => this.#calls.cancel({ id, language: this.language }, { key })),
    );
    this.stopChase = new Task(random, (id, key) =>
      this.#takeBack(() => this.#calls.stopChase({ id }, { key })),
    );
    makeObservable<this, 'baskets'>(this, {
      lottery: observableRef,
      language: observableRef,
      baskets: observableRef,
      closedIssue: observableRef,
      movedTo: observableRef,
      basket: computed,
      isClosed: computed,
      open: actionBound,
      add: actionBound,
      remove: actionBound,
    });
  }

  get #at(): string {
    return `${this.lottery}|${this.language}`;
  }

  get table(): Resource<LotteryTable> {
    return this.#tables.get(this.#at);
  }

  /** The last draws of the lottery that is open. */
  trendOf(range: TrendRange): Resource<LotteryTrend> {
    return this.#trends.get(`${this.lottery}|${range}`);
  }

  get mine(): Resource<{ list: LotteryBet[] }> {
    return this.#mine.get(this.#at);
  }

  get basket(): readonly Line[] {
    return this.baskets[this.lottery] ?? [];
  }

  /** True from the close of the draw that is shown until the next one is there. */
  get isClosed(): boolean {
    return this.closedIssue !== undefined && this.closedIssue === this.table.value?.draw.issue;
  }

  /** A moment of the platform by the clock of this device, epoch milliseconds. */
  localTime(instant: string): number {
    return Date.parse(instant) - (this.#offsets.get(this.#at) ?? 0);
  }

  /** Shows a lottery in a language. The basket of each stays. */
  open(lottery: string, language: string): void {
    if (lottery !== this.lottery) {
      this.place.reset();
      this.cancel.reset();
      this.stopChase.reset();
      this.movedTo = undefined;
    }
    this.lottery = lottery;
    this.language = language;
    void this.table.ensure();
  }

  add(line: Line): void {
    this.place.reset();
    this.baskets = { ...this.baskets, [this.lottery]: [...this.basket, line] };
  }

  remove(id: string): void {
    this.place.reset();
    this.baskets = { ...this.baskets, [this.lottery]: this.basket.filter((line) => line.id !== id) };
  }

  /** The draw that is shown has closed: asks for the next one, and for results and bets once they are settled. */
  async closeDraw(tries = 10): Promise<void> {
    const { table, lottery } = this;
    const draw = table.value?.draw;
    if (!draw) return;
    runInAction(() => (this.closedIssue = draw.issue));
    await table.refresh();
    if (lottery !== this.lottery) return;
    const next = table.value?.draw.issue;
    if (next !== draw.issue && this.basket.length > 0) runInAction(() => (this.movedTo = next));
    const wait = Math.max(0, this.localTime(draw.drawsAt) - this.#context.clock.now()) + settledAfter;
    const turn = this.#turn;
    if (next === draw.issue) {
      // The platform's clock is behind, or it could not be asked.
      if (tries > 1)
        this.#context.clock.after(retryAfter, () => {
          if (lottery === this.lottery && this.isClosed) void this.closeDraw(tries - 1);
        });
      return;
    }
    this.#context.clock.after(wait, () => {
      if (turn !== this.#turn || lottery !== this.lottery) return;
      void table.refresh();
      if (!this.#context.stores.session.isSignedIn) return;
      void this.mine.refresh();
      void this.#context.stores.wallet.balance.refresh();
    });
  }

  forgetPerson(): void {
    this.#turn += 1;
    this.#key.forget();
    this.#uncertain = undefined;
    this.#mine.reset();
    this.place.reset();
    this.cancel.reset();
    this.stopChase.reset();
    runInAction(() => {
      this.baskets = {};
      this.movedTo = undefined;
    });
  }

  /**
   * Places the basket. The key is that of lottery, draw, lines and total; after a lost answer the same order goes to the
   * same draw under the same key, so that nothing is placed twice although the next draw is open by then.
   */
  async #place({ lines, chase, series, total }: LotteryOrder): Promise<Outcome<LotteryBet[]>> {
    const [turn, lottery, language] = [this.#turn, this.lottery, this.language];
    const { table, mine } = this;
    const order = JSON.stringify([lines, chase, total, series]);
    const lost = this.#uncertain;
    const issue = lost?.lottery === lottery && lost.order === order ? lost.issue : table.value?.draw.issue;
    if (issue === undefined) return fail({ kind: 'aborted' });
    const key = this.#key.of(lottery, issue, order);
    this.#uncertain = { lottery, order, issue };
    const outcome = await settle(() =>
      this.#calls.place(
        { lottery, issue, lines, ...(chase && { chase }), ...(series && { series }), total, language },
        { key },
      ),
    );
    if (turn !== this.#turn) return fail({ kind: 'aborted' });
    if (!outcome.ok) {
      if (!isUncertain(outcome.failure)) {
        this.#uncertain = undefined;
        void table.refresh();
      }
      return outcome;
    }
    this.#uncertain = undefined;
    this.#key.forget();
    runInAction(() => {
      const { [lottery]: _, ...others } = this.baskets;
      this.baskets = others;
      this.movedTo = undefined;
    });
    void mine.refresh();
    void this.#context.stores.wallet.balance.refresh();
    return succeed(outcome.value.list);
  }

  /** Asks for stakes back; the bets and the money are asked for anew, whatever the answer. */
  async #takeBack<Answer>(ask: () => Promise<Outcome<Answer>>): Promise<Outcome<Answer>> {
    const turn = this.#turn;
    const { mine } = this;
    const outcome = await settle(ask);
    if (turn !== this.#turn) return fail({ kind: 'aborted' });
    void mine.refresh();
    void this.#context.stores.wallet.balance.refresh();
    return outcome;
  }
}
