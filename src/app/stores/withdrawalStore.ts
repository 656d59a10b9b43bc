import {
  withdrawalCalls,
  type PayoutAccount,
  type LiveTopic,
  type ReplyOf,
  type RequestOf,
  type Withdrawal,
  type WithdrawalTerms,
} from '#contract';
import type { CallsOf } from '../api/client';
import { fail, isUncertain, settle, succeed, type Outcome } from '../data/failure';
import { Resource } from '../data/resource';
import { ResourceMap } from '../data/resourceMap';
import { Task } from '../data/task';
import { IntentKey } from './intentKey';
import { Watches } from '../data/watch';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

type Calls = CallsOf<{ cashier: typeof withdrawalCalls }>['cashier'];
type WithdrawalRequest = RequestOf<typeof withdrawalCalls.withdraw>;

/** Milliseconds between two looks at a withdrawal that is on screen. */
const lookEvery = 3_000;
/** The same while the platform tells of changes by itself. */
const calmLookEvery = 30_000;

/** Whether a withdrawal is still under way or waits for the member's answer. */
export const isOpenWithdrawal = ({ status }: Pick<Withdrawal, 'status'>): boolean =>
  status === 'requested' || status === 'reviewing' || status === 'sending' || status === 'sent';

/** What can be withdrawn and where to, the withdrawals of whoever is signed in, and the one that is followed. */
export class WithdrawalStore implements PageStore {
  readonly terms: Resource<WithdrawalTerms>;
  /** Banks and wallets that an account can be added of. */
  readonly banks: Resource<ReplyOf<typeof withdrawalCalls.payoutBanks>>;
  /** The newest withdrawals. */
  readonly recent: Resource<ReplyOf<typeof withdrawalCalls.withdrawals>>;
  /** Withdrawals by id. */
  readonly details: ResourceMap<string, Withdrawal>;
  /** Bets by the id of the requirement that they count for. */
  readonly bets: ResourceMap<string, ReplyOf<typeof withdrawalCalls.turnoverBets>>;
  readonly request: Task<WithdrawalRequest, Withdrawal>;
  readonly cancel: Task<string, Withdrawal>;
  readonly answer: Task<RequestOf<typeof withdrawalCalls.confirmReceipt>, Withdrawal>;
  readonly addAccount: Task<RequestOf<typeof withdrawalCalls.addPayoutAccount>, PayoutAccount>;
  readonly removeAccount: Task<RequestOf<typeof withdrawalCalls.removePayoutAccount>, WithdrawalTerms>;
  readonly giveUp: Task<string, WithdrawalTerms>;
  readonly #calls: Calls;
  readonly #context: Pick<StoreContext, 'clock' | 'live' | 'stores'>;
  readonly #key: IntentKey;
  readonly #watches = new Watches();
  /** Grows when another person comes: what was sent before is of no use then. */
  #turn = 0;

  constructor(
    context: Pick<StoreContext, 'speak' | 'clock' | 'live' | 'random' | 'stores' | 'sessionStorage'>,
  ) {
    const { clock, random } = context;
    const { cashier } = context.speak({ cashier: withdrawalCalls });
    this.#calls = cashier;
    this.#context = context;
    this.#key = new IntentKey(random, context.sessionStorage, 'withdrawalKey');
    const staleAfter = 10_000;
    this.terms = new Resource({
      clock,
      staleAfter,
      load: (signal) => cashier.withdrawalTerms({}, { signal }),
    });
    this.banks = new Resource({ clock, staleAfter, load: (signal) => cashier.payoutBanks({}, { signal }) });
    this.recent = new Resource({
      clock,
      staleAfter,
      load: (signal) => cashier.withdrawals({ page: 1 }, { signal }),
    });
    this.details = new ResourceMap((id) => ({
      clock,
      staleAfter: lookEvery,
      load: (signal) => this.#look(id, signal),
    }));
    this.bets = new ResourceMap((id) => ({
      clock,
      staleAfter,
      load: (signal) => cashier.turnoverBets({ id }, { signal }),
    }));
    this.request = new Task(random, (input) => this.#request(input));
    this.cancel = new Task(random, (id, key) =>
      this.#move(id, () => cashier.cancelWithdrawal({ id }, { key })),
    );
    this.answer = new Task(random, (input, key) =>
      this.#move(input.id, () => cashier.confirmReceipt({ ...input }, { key })),
    );
    this.addAccount = new Task(random, (input, key) =>
      this.#change(() => cashier.addPayoutAccount({ ...input }, { key })),
    );
    this.removeAccount = new Task(random, (input, key) =>
      this.#change(() => cashier.removePayoutAccount({ ...input }, { key })),
    );
    this.giveUp = new Task(random, (id, key) => this.#change(() => cashier.giveUpBonus({ id }, { key })));
  }

  /** Looks at a withdrawal every few seconds until it has ended or the returned function is called. */
  follow(id: string): () => void {
    const { clock, live } = this.#context;
    return this.#watches.begin({
      clock,
      every: () => (live.isOn ? calmLookEvery : lookEvery),
      look: async () => {
        const resource = this.details.get(id);
        await resource.refresh();
        return !resource.value || isOpenWithdrawal(resource.value);
      },
    });
  }

  hear(topic: LiveTopic): void {
    if (topic !== 'withdrawals' && topic !== 'all') return;
    this.#watches.look();
    if (this.recent.status !== 'idle') void this.recent.refresh();
  }

  forgetPerson(): void {
    this.#turn += 1;
    this.#key.forget();
    for (const kept of [this.terms, this.banks, this.recent, this.details, this.bets]) kept.reset();
    const tasks = [this.request, this.cancel, this.answer, this.addAccount, this.removeAccount, this.giveUp];
    for (const task of tasks) task.reset();
  }

  async #look(id: string, signal: AbortSignal): Promise<Outcome<Withdrawal>> {
    const turn = this.#turn;
    const before = this.details.get(id).value;
    const outcome = await this.#calls.withdrawal({ id }, { signal });
    if (outcome.ok && turn === this.#turn && before && before.status !== outcome.value.status)
      this.#refreshSums();
    return outcome;
  }

  /**
   * Asks for a withdrawal. The key is that of account, amount and fee and not of the password, so that somebody who types
   * it again after a lost answer asks for the same withdrawal and not for a second one.
   */
  async #request(input: WithdrawalRequest): Promise<Outcome<Withdrawal>> {
    const turn = this.#turn;
    await this.recent.ensure();
    if (turn !== this.#turn) return fail({ kind: 'aborted' });
    const known = this.recent.value && new Set(this.recent.value.list.map(({ id }) => id));
    const key = this.#key.of(input.account, input.amount, input.fee);
    const outcome = await settle(() => this.#calls.withdraw({ ...input }, { key }));
    if (turn !== this.#turn) return fail({ kind: 'aborted' });
    if (outcome.ok) return this.#made(outcome.value);
    this.#refreshSums();
    if (!isUncertain(outcome.failure)) return outcome;
    // The answer got lost: what was made is in the list.
    await this.recent.refresh();
    if (turn !== this.#turn) return fail({ kind: 'aborted' });
    const found =
      known &&
      !this.recent.failure &&
      this.recent.value?.list.find(
        ({ id, amount, fee }) => !known.has(id) && amount === input.amount && fee === input.fee,
      );
    return found ? this.#made(found) : outcome;
  }

  #made(withdrawal: Withdrawal): Outcome<Withdrawal> {
    this.#key.forget();
    const shown = this.details.get(withdrawal.id);
    shown.set(withdrawal);
    // It may have moved on while the answer was under way.
    void shown.refresh();
    this.#refreshSums();
    return succeed(withdrawal);
  }

  /** Sends a step of a withdrawal, and looks again: the bank may have been quicker than the answer. */
  async #move(id: string, send: () => Promise<Outcome<Withdrawal>>): Promise<Outcome<Withdrawal>> {
    const turn = this.#turn;
    const outcome = await settle(send);
    if (turn !== this.#turn) return fail({ kind: 'aborted' });
    if (outcome.ok) this.details.get(id).set(outcome.value);
    void this.details.get(id).refresh();
    this.#refreshSums();
    return outcome;
  }

  /** Sends a change of accounts or requirements, after which everything is asked for anew. */
  async #change<T>(send: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const turn = this.#turn;
    const outcome = await settle(send);
    if (turn !== this.#turn) return fail({ kind: 'aborted' });
    this.#refreshSums();
    return outcome;
  }

  #refreshSums(): void {
    void this.terms.refresh();
    void this.recent.refresh();
    void this.#context.stores.wallet.balance.refresh();
  }
}

export const withdrawalStore = defineStore((context) => new WithdrawalStore(context));
