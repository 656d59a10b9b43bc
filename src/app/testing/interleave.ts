import { fail, succeed, type Failure, type Outcome } from '../data/failure';

/**
 * Plays a store against a platform that answers late, in another order, with failures and with throws, and holds the end
 * of each of 2,000 seeded runs against what a calm run ends with. A test of a store says what a person can do, what the
 * platform answers and what has to be true in the end:
 *
 *     await interleave({
 *       start: (wire) => ({ store: new WalletStore({ api: wire.api({ 'wallet.balance': () => balance }), … }) }),
 *       acts: { refresh: ({ store }) => void store.refresh() },
 *       calm: ({ store }) => store.balance.refresh(),
 *       check: ({ store }) => expect(store.balance.value).toEqual(balance),
 *     });
 */
export interface Interleaving<Model> {
  /** @default 2000 */
  runs?: number;
  /** @default 12 */
  steps?: number;
  start: (wire: Wire) => Model;
  /** What happens in any order: presses, switches of language or session, unmounts. */
  acts: Readonly<Record<string, (model: Model) => void>>;
  /** What a person does last; everything that was asked is answered after it. */
  calm: (model: Model) => unknown;
  /** Throws when the end is not that of a calm run. */
  check: (model: Model) => void;
}

type Answers = Readonly<Record<string, (request: never) => unknown>>;

/** The platform's side of a run: what was asked and is not answered yet. */
export class Wire {
  readonly random: () => number;
  #waiting: ((step: 'answer' | 'fail' | 'throw') => void)[] = [];

  constructor(seed: number) {
    // mulberry32: small, seeded and good enough to shuffle.
    let state = seed;
    this.random = () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    };
  }

  /** Whole number from 0 up to, and without, `end`. */
  below(end: number): number {
    return Math.floor(this.random() * end);
  }

  /** A call that is carried out when it is sent and answered when the run says so. */
  call<T>(carryOut: () => T): Promise<Outcome<T>> {
    const value = carryOut();
    return new Promise((resolve, reject) => {
      this.#waiting.push((step) => {
        if (step === 'answer') resolve(succeed(value));
        else if (step === 'fail') resolve(fail(this.#failure()));
        else reject(new Error('thrown by the run'));
      });
    });
  }

  /** The calls of some areas: `{ 'wallet.balance': (request) => value }`. */
  api<Api>(answers: Answers): Api {
    const areas: Record<string, Record<string, unknown>> = {};
    for (const [name, answer] of Object.entries(answers)) {
      const [area = '', call = ''] = name.split('.');
      (areas[area] ??= {})[call] = (request: never) => this.call(() => answer(request));
    }
    return areas as Api;
  }

  /** Answers one of the waiting calls, any of them. */
  answerOne(): void {
    const [answer] = this.#waiting.splice(this.below(this.#waiting.length), 1);
    const chance = this.random();
    answer?.(chance < 0.7 ? 'answer' : chance < 0.9 ? 'fail' : 'throw');
  }

  /** Answers everything that is asked, in any order, without a fault. */
  async answerAll(): Promise<void> {
    for (await turn(); this.#waiting.length > 0; await microtasks()) {
      const [answer] = this.#waiting.splice(this.below(this.#waiting.length), 1);
      answer?.('answer');
      if (this.#waiting.length === 0) await turn();
    }
  }

  #failure(): Failure {
    const kinds: readonly Failure[] = [
      { kind: 'network' },
      { kind: 'timeout' },
      { kind: 'http', status: 500 },
    ];
    return kinds[this.below(kinds.length)] ?? { kind: 'network' };
  }
}

/** Lets everything that waits on promises go on. */
const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

async function microtasks(): Promise<void> {
  for (let index = 0; index < 6; index += 1) await null;
}

export async function interleave<Model>(scenario: Interleaving<Model>): Promise<void> {
  const { runs = 2_000, steps = 12, start, acts, calm, check } = scenario;
  const names = Object.keys(acts);
  for (let seed = 1; seed <= runs; seed += 1) {
    const wire = new Wire(seed);
    const model = start(wire);
    const history: string[] = [];
    for (let step = 0; step < steps; step += 1) {
      const name = names[wire.below(names.length * 2)];
      history.push(name ?? 'answer');
      if (name === undefined) wire.answerOne();
      else acts[name]?.(model);
      await microtasks();
    }
    try {
      // Earlier calls are still under way: their answers may come before, between and after those of the last act.
      const last = calm(model);
      await wire.answerAll();
      await last;
      check(model);
    } catch (error) {
      throw new Error(`Seed ${seed}: ${history.join(', ')}`, { cause: error });
    }
  }
}
