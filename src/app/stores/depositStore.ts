import { depositCalls, type Deposit, type LiveTopic, type ReplyOf, type RequestOf } from '#contract';
import type { CallsOf } from '../api/client';
import { fail, isUncertain, type Outcome } from '../data/failure';
import { Resource } from '../data/resource';
import { ResourceMap } from '../data/resourceMap';
import { Task } from '../data/task';
import { Watches } from '../data/watch';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

type Calls = CallsOf<{ cashier: typeof depositCalls }>['cashier'];

/** Milliseconds between two looks at a deposit that is on screen. */
const lookEvery = 3_000;
/** The same while the platform tells of changes by itself. */
const calmLookEvery = 30_000;

/** Whether a deposit still waits for its payment or for the bank. */
export const isOpenDeposit = ({ status }: Pick<Deposit, 'status'>): boolean =>
  status === 'created' || status === 'paid';

/** Ways to pay in, the deposits of whoever is signed in, and the one that is followed. */
export class DepositStore implements PageStore {
  readonly methods: Resource<ReplyOf<typeof depositCalls.depositMethods>>;
  /** The newest deposits. */
  readonly recent: Resource<ReplyOf<typeof depositCalls.deposits>>;
  /** Deposits by id. */
  readonly details: ResourceMap<string, Deposit>;
  readonly open: Task<RequestOf<typeof depositCalls.createDeposit>, Deposit>;
  readonly markPaid: Task<string, Deposit>;
  readonly cancel: Task<string, Deposit>;
  readonly addProof: Task<RequestOf<typeof depositCalls.addDepositProof>, Deposit>;
  readonly #context: Pick<StoreContext, 'clock' | 'live' | 'stores'>;
  readonly #watches = new Watches();
  /** Grows when another person comes: what was sent before is of no use then. */
  #turn = 0;

  constructor(context: Pick<StoreContext, 'speak' | 'clock' | 'live' | 'random' | 'stores'>) {
    const { clock, random } = context;
    const { cashier } = context.speak({ cashier: depositCalls });
    this.#context = context;
    this.methods = new Resource({
      clock,
      staleAfter: 60_000,
      load: (signal) => cashier.depositMethods({}, { signal }),
    });
    this.recent = new Resource({
      clock,
      staleAfter: 10_000,
      load: (signal) => cashier.deposits({ page: 1 }, { signal }),
    });
    this.details = new ResourceMap((id) => ({
      clock,
      staleAfter: lookEvery,
      load: (signal) => this.#look(cashier, id, signal),
    }));
    this.open = new Task(random, (input, key) =>
      this.#carryOut(() => cashier.createDeposit({ ...input }, { key })),
    );
    this.markPaid = new Task(random, (id, key) =>
      this.#carryOut(() => cashier.markDepositPaid({ id }, { key }), id),
    );
    this.cancel = new Task(random, (id, key) =>
      this.#carryOut(() => cashier.cancelDeposit({ id }, { key }), id),
    );
    this.addProof = new Task(random, (input, key) =>
      this.#carryOut(() => cashier.addDepositProof({ ...input }, { key }), input.id),
    );
  }

  /** Looks at a deposit every few seconds until it has ended or the returned function is called. */
  follow(id: string): () => void {
    const { clock, live } = this.#context;
    return this.#watches.begin({
      clock,
      every: () => (live.isOn ? calmLookEvery : lookEvery),
      look: async () => {
        const resource = this.details.get(id);
        await resource.refresh();
        return !resource.value || isOpenDeposit(resource.value);
      },
    });
  }

  hear(topic: LiveTopic): void {
    if (topic !== 'deposits' && topic !== 'all') return;
    this.#watches.look();
    if (this.recent.status !== 'idle') void this.recent.refresh();
  }

  forgetPerson(): void {
    this.#turn += 1;
    this.methods.reset();
    this.recent.reset();
    this.details.reset();
    for (const task of [this.open, this.markPaid, this.cancel, this.addProof]) task.reset();
  }

  async #look(calls: Calls, id: string, signal: AbortSignal): Promise<Outcome<Deposit>> {
    const turn = this.#turn;
    const before = this.details.get(id).value;
    const outcome = await calls.deposit({ id }, { signal });
    if (outcome.ok && turn === this.#turn && before && before.status !== outcome.value.status) {
      void this.recent.refresh();
      if (outcome.value.status === 'credited') void this.#context.stores.wallet.balance.refresh();
    }
    return outcome;
  }

  /** Sends a change, shows what came of it, and looks again: the bank may have been quicker than the answer. */
  async #carryOut(send: () => Promise<Outcome<Deposit>>, id?: string): Promise<Outcome<Deposit>> {
    const turn = this.#turn;
    let outcome: Outcome<Deposit>;
    try {
      outcome = await send();
    } catch (error) {
      outcome = fail({ kind: 'fault', error });
    }
    if (turn !== this.#turn) return fail({ kind: 'aborted' });
    if (outcome.ok) this.details.get(outcome.value.id).set(outcome.value);
    const changed = outcome.ok ? outcome.value.id : id;
    if (changed !== undefined) void this.details.get(changed).refresh();
    // A deposit whose answer got lost is found here.
    if (outcome.ok || isUncertain(outcome.failure)) void this.recent.refresh();
    return outcome;
  }
}

export const depositStore = defineStore((context) => new DepositStore(context));
