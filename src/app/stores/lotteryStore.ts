import {
  lotteryBetCalls,
  trendRanges,
  type LotteryBet,
  type LotteryBetLine,
  type LotteryChase,
  type LotteryTable,
  type LotteryTrend,
} from '#contract';
import { byId } from '../data/byId';
import { fail, isUncertain, toOutcome, succeed, type Outcome } from '../data/failure';
import { IntentKey } from '../data/intentKey';
import type { Resource } from '../data/resource';
import { State } from '../data/state';
import { Task } from '../data/task';
import { defineStore, type StoreSite } from './defineStore';

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

/** What is open, whoever is there. */
interface Shown {
  /** Code of the lottery, with the language of its words. */
  lottery: string;
  language: string;
  /** The draw that has closed while it was shown; a newer one is asked for. */
  closedIssue: string | undefined;
}

/** What is one person's. */
interface Own<Line> {
  /** Lines that are not placed yet, by lottery. */
  baskets: Readonly<Record<string, readonly Line[]>>;
  /** The draw that the basket went on to when the one before it closed. */
  movedTo: string | undefined;
}

type TrendRange = (typeof trendRanges)[number];

/** Milliseconds after a draw at which its bets are settled. */
const settledAfter = 2_500;

/** Milliseconds until a draw that has closed is asked about again, when no newer one came. */
const retryAfter = 1_500;

const noLines: readonly never[] = [];

function betting<Line extends { id: string }>(site: StoreSite) {
  const { scope, createCalls, stores, clock, random, sessionStorage } = site;
  const calls = createCalls({ lottery: lotteryBetCalls }).lottery;
  const { balance } = stores.wallet;
  const shown = new State<Shown>({ lottery: '', language: '', closedIssue: undefined });
  const own = scope.state<Own<Line>>({ baskets: {}, movedTo: undefined });
  const key = new IntentKey(random, sessionStorage, 'lotteryKey');
  /** An order whose answer got lost: it is sent again for the draw that it was for. */
  let lost: Sent | undefined;
  scope.onReset(() => {
    key.forget();
    lost = undefined;
  });

  const staleTime = 5_000;
  /** Milliseconds by which the platform's clock is ahead of this device's, by answer. */
  const ahead = new Map<string, number>();
  const tables = scope.queryBy<string, LotteryTable>(
    async (at, options) => {
      const [lottery = '', language = ''] = at.split('|');
      const outcome = await calls.table({ lottery, language }, options);
      if (outcome.ok) ahead.set(at, Date.parse(outcome.value.now) - clock.now());
      return outcome;
    },
    { staleTime, isShared: true },
  );
  const bets = scope.queryBy<string, { list: LotteryBet[] }>(
    (at, options) => {
      const [lottery = '', language = ''] = at.split('|');
      return calls.myBets({ lottery, language }, options);
    },
    { staleTime },
  );
  const trends = scope.queryBy<string, LotteryTrend>(
    (at, options) => {
      const [lottery = '', range] = at.split('|');
      const count = trendRanges.find((each) => each === range) ?? trendRanges[0];
      return calls.trend({ lottery, count }, options);
    },
    { staleTime, isShared: true },
  );

  const here = (): string => `${shown.value.lottery}|${shown.value.language}`;
  const table = (): Resource<LotteryTable> => tables.get(here());
  const mine = (): Resource<{ list: LotteryBet[] }> => bets.get(here());
  const basket = (): readonly Line[] => own.value.baskets[shown.value.lottery] ?? noLines;
  const isClosed = (): boolean => {
    const { closedIssue } = shown.value;
    return closedIssue !== undefined && closedIssue === table().value?.draw.issue;
  };
  const localTime = (instant: string): number => Date.parse(instant) - (ahead.get(here()) ?? 0);

  /**
   * Places the basket. The key is that of lottery, draw, lines and total; after a lost answer the same order goes to the
   * same draw under the same key, so that nothing is placed twice although the next draw is open by then. What came of it
   * reaches the page also when another lottery is open by then, which a mutation's would not.
   */
  const place = scope.keeps(
    new Task<LotteryOrder, LotteryBet[]>(random, async ({ lines, chase, series, total }) => {
      const { lottery, language } = shown.value;
      const [draws, placed] = [table(), mine()];
      const order = JSON.stringify([lines, chase, total, series]);
      const isAgain = lost?.lottery === lottery && lost.order === order;
      const issue = isAgain ? lost?.issue : draws.value?.draw.issue;
      if (issue === undefined) return fail({ kind: 'aborted' });
      const options = { key: key.of(lottery, issue, order) };
      lost = { lottery, order, issue };
      const outcome = await scope.stay(
        toOutcome(() =>
          calls.place(
            { lottery, issue, lines, ...(chase && { chase }), ...(series && { series }), total, language },
            options,
          ),
        ),
      );
      if (!outcome) return fail({ kind: 'aborted' });
      if (!outcome.ok && isUncertain(outcome.failure)) return outcome;
      lost = undefined;
      if (!outcome.ok) {
        void draws.refresh();
        return outcome;
      }
      key.forget();
      const { [lottery]: _, ...baskets } = own.value.baskets;
      own.set({ baskets, movedTo: undefined });
      void placed.refresh();
      void balance.refresh();
      return succeed(outcome.value.list);
    }),
  );

  /** Asks for stakes back; the bets of that lottery and the money are asked for anew, whatever the answer. */
  const takeBack = <T>(send: (id: string, options: { key: string }) => Promise<Outcome<T>>) =>
    scope.mutation<string, T>(async (id, options) => {
      const placed = mine();
      const answer = toOutcome(() => send(id, options));
      if (await scope.stay(answer)) {
        void placed.refresh();
        void balance.refresh();
      }
      return answer;
    });
  const cancel = takeBack((id, options) => calls.cancel({ id, language: shown.value.language }, options));
  const stopChase = takeBack(byId(calls.stopChase));

  const closeDraw = async (tries = 10): Promise<void> => {
    const { lottery } = shown.value;
    const isOpen = (): boolean => lottery === shown.value.lottery;
    const draws = table();
    const draw = draws.value?.draw;
    if (!draw) return;
    shown.set({ closedIssue: draw.issue });
    await draws.refresh();
    if (!isOpen()) return;
    const next = draws.value?.draw.issue;
    if (next === draw.issue) {
      // The platform's clock is behind, or it could not be asked.
      if (tries > 1)
        clock.after(retryAfter, () => {
          if (isOpen() && isClosed()) void closeDraw(tries - 1);
        });
      return;
    }
    if (basket().length > 0) own.set({ movedTo: next });
    const wait = Math.max(0, localTime(draw.drawsAt) - clock.now()) + settledAfter;
    const settled = new Promise<true>((resolve) => void clock.after(wait, () => resolve(true)));
    void scope.stay(settled).then((isHere) => {
      if (!isHere || !isOpen()) return;
      void draws.refresh();
      if (!stores.session.isSignedIn) return;
      void mine().refresh();
      void balance.refresh();
    });
  };

  return {
    place,
    cancel,
    stopChase,
    /** Code of the lottery that is open. */
    get lottery(): string {
      return shown.value.lottery;
    },
    /** The language of its words. */
    get language(): string {
      return shown.value.language;
    },
    get table(): Resource<LotteryTable> {
      return table();
    },
    get mine(): Resource<{ list: LotteryBet[] }> {
      return mine();
    },
    get basket(): readonly Line[] {
      return basket();
    },
    /** The draw that the basket went on to when the one before it closed. */
    get movedTo(): string | undefined {
      return own.value.movedTo;
    },
    /** True from the close of the draw that is shown until the next one is there. */
    get isClosed(): boolean {
      return isClosed();
    },
    /** The last draws of the lottery that is open. */
    trendOf: (range: TrendRange) => trends.get(`${shown.value.lottery}|${range}`),
    /** A moment of the platform by the clock of this device, epoch milliseconds. */
    localTime,
    /** Shows a lottery in a language. The basket of each stays. */
    open: (lottery: string, language: string): void => {
      if (lottery !== shown.value.lottery) {
        for (const task of [place, cancel, stopChase]) task.reset();
        own.set({ movedTo: undefined });
      }
      shown.set({ lottery, language });
      void table().ensure();
    },
    add: (line: Line): void => {
      place.reset();
      own.set({ baskets: { ...own.value.baskets, [shown.value.lottery]: [...basket(), line] } });
    },
    remove: (id: string): void => {
      place.reset();
      const left = basket().filter((line) => line.id !== id);
      own.set({ baskets: { ...own.value.baskets, [shown.value.lottery]: left } });
    },
    /** The draw that is shown has closed: asks for the next one, and for results and bets once they are settled. */
    closeDraw,
  };
}

/** Betting on one lottery: the open draw, the basket, of lines as the page makes them, and the bets that were placed. */
export const lotteryStoreOf = <Line extends { id: string } = { id: string }>() => defineStore(betting<Line>);
