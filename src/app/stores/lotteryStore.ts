import { lotteryBetCalls, type LotteryBet, type RequestOf } from '#contract';
import { byId } from '../data/byId';
import { withClockOffset } from '../data/clockOffset';
import { fail, isUncertain, mapOutcome, toOutcome, type Outcome } from '../data/failure';
import { IntentKey } from '../data/intentKey';
import type { Stale } from '../data/personScope';
import { State } from '../data/state';
import { Task } from '../data/task';
import { defineStore, type StoreSite } from './defineStore';

type TrendRange = RequestOf<typeof lotteryBetCalls.trend>['count'];
/** A basket as it is placed, with what the person was told that it costs. */
export type LotteryOrder = Omit<RequestOf<typeof lotteryBetCalls.place>, 'lottery' | 'issue' | 'language'>;

/** Milliseconds after a draw at which its bets are settled, and until one that closed is asked about again. */
const [settledAfter, retryAfter] = [2_500, 1_500];
/** How often one that closed is asked about. */
const maxTries = 10;
const staleTime = 5_000;
const noLines: readonly never[] = [];

/** A lottery in a language, as one key. */
const partsOf = (key: string): { lottery: string; language: string } => {
  const [lottery = '', language = ''] = key.split('|');
  return { lottery, language };
};

function betting<Line extends { id: string }>({ scope, createCalls, stores, clock, ...ports }: StoreSite) {
  const calls = createCalls({ lottery: lotteryBetCalls }).lottery;
  const { balance } = stores.wallet;
  /** What is open, whoever is there, and the draw that has closed while it was shown. */
  const shown = new State({ lottery: '', language: '', closedIssue: undefined as string | undefined });
  const own = scope.state({
    /** Lines that are not placed yet, by lottery. */
    baskets: {} as Readonly<Record<string, readonly Line[]>>,
    /** The draw that the basket went on to when the one before it closed. */
    movedTo: undefined as string | undefined,
    /** An order whose answer got lost: it is sent again for the draw that it was for. */
    lost: undefined as { order: string; issue: string } | undefined,
  });
  const key = scope.keeps(new IntentKey(ports.random, ports.sessionStorage, 'lotteryKey'));

  const shared = { staleTime, isShared: true };
  const tables = scope.queryBy(
    (at: string, options) => withClockOffset(clock, calls.table(partsOf(at), options)),
    shared,
  );
  const bets = scope.queryBy((at: string, options) => calls.myBets(partsOf(at), options), { staleTime });
  const trends = scope.queryBy((at: string, options) => {
    const [lottery, count] = at.split('|') as [string, TrendRange];
    return calls.trend({ lottery, count }, options);
  }, shared);

  /**
   * Places the basket. After a lost answer the same order goes to the same draw under the same key, so that nothing is
   * placed twice although the next draw is open by then. What came of it reaches the page also when another lottery is
   * open by then, which a mutation's would not.
   */
  const place: Task<LotteryOrder, LotteryBet[]> = scope.keeps(
    new Task(ports.random, async (basket): Promise<Outcome<LotteryBet[]>> => {
      const { lottery, language } = shown.value;
      const { table, mine } = store;
      const order = JSON.stringify([lottery, basket]);
      const { lost } = own.value;
      const issue = lost?.order === order ? lost.issue : table.value?.draw.issue;
      if (issue === undefined) return fail({ kind: 'aborted' });
      own.set({ lost: { order, issue } });
      const request = { ...basket, lottery, issue, language };
      const sent = toOutcome(() => calls.place(request, { key: key.of(issue, order) }));
      const outcome = (await scope.unlessReset(sent)) ?? fail({ kind: 'aborted' });
      if (!outcome.ok && isUncertain(outcome.failure)) return outcome;
      if (outcome.ok) key.reset();
      const baskets = { ...own.value.baskets, ...(outcome.ok && { [lottery]: noLines }) };
      own.set({ lost: undefined, baskets, ...(outcome.ok && { movedTo: undefined }) });
      scope.invalidate(outcome.ok ? [mine, balance] : [table]);
      return mapOutcome(outcome, ({ list }) => list);
    }),
  );
  const setBasket = (basket: readonly Line[]): void => {
    place.reset();
    own.set({ baskets: { ...own.value.baskets, [shown.value.lottery]: basket } });
  };
  const writes = { invalidates: (): Stale[] => [store.mine, balance] };
  const store = {
    place,
    cancel: scope.mutation(
      (id: string, options) => calls.cancel({ id, language: shown.value.language }, options),
      writes,
    ),
    stopChase: scope.mutation(byId(calls.stopChase), writes),
    /** Code of the lottery that is open. */
    get lottery(): string {
      return shown.value.lottery;
    },
    get table() {
      return tables.get(`${shown.value.lottery}|${shown.value.language}`);
    },
    get mine() {
      return bets.get(`${shown.value.lottery}|${shown.value.language}`);
    },
    get basket(): readonly Line[] {
      return own.value.baskets[shown.value.lottery] ?? noLines;
    },
    get movedTo(): string | undefined {
      return own.value.movedTo;
    },
    /** True from the close of the draw that is shown until the next one is there. */
    get isClosed(): boolean {
      const { closedIssue } = shown.value;
      return closedIssue !== undefined && closedIssue === store.table.value?.draw.issue;
    },
    /** The last draws of the lottery that is open. */
    trendOf: (range: TrendRange) => trends.get(`${shown.value.lottery}|${range}`),
    /** A moment of the platform by the clock of this device, epoch milliseconds. */
    localTime: (instant: string): number => Date.parse(instant) - (store.table.value?.clockOffset ?? 0),
    /** Shows a lottery in a language. The basket of each stays. */
    open: (lottery: string, language: string): void => {
      if (lottery !== shown.value.lottery) {
        for (const task of [place, store.cancel, store.stopChase]) task.reset();
        own.set({ movedTo: undefined });
      }
      shown.set({ lottery, language });
      void store.table.ensure();
    },
    add: (line: Line): void => setBasket([...store.basket, line]),
    remove: (id: string): void => setBasket(store.basket.filter((line) => line.id !== id)),
    /** The draw that is shown has closed: asks for the next one, and for results and bets once they are settled. */
    closeDraw: async (): Promise<void> => {
      const { lottery } = shown.value;
      const draw = store.table.value?.draw;
      const isOpen = (): boolean => lottery === shown.value.lottery;
      const pause = (ms: number) => new Promise<true>((resolve) => void clock.after(ms, () => resolve(true)));
      if (!draw) return;
      shown.set({ closedIssue: draw.issue });
      // Draws are everybody's: whoever logs in or out meanwhile waits for the next one, too.
      for (let tries = 1; ; tries += 1) {
        await store.table.refresh();
        if (!isOpen()) return;
        if (store.table.value?.draw.issue !== draw.issue) break;
        // The platform's clock is behind, or it could not be asked.
        if (tries === maxTries) return;
        await pause(retryAfter);
        if (!isOpen()) return;
      }
      if (store.basket.length > 0) own.set({ movedTo: store.table.value?.draw.issue });
      const settlesIn = Math.max(0, store.localTime(draw.drawsAt) - clock.now()) + settledAfter;
      const isSamePerson = await scope.unlessReset(pause(settlesIn));
      if (!isOpen()) return;
      scope.invalidate([store.table]);
      if (isSamePerson && stores.session.isSignedIn) scope.invalidate([store.mine, balance]);
    },
  };
  return store;
}

/** Betting on one lottery: the open draw, the basket, of lines as the page makes them, and the bets that were placed. */
export const lotteryStoreOf = <Line extends { id: string } = { id: string }>() => defineStore(betting<Line>);
