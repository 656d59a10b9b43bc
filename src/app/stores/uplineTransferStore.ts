import { makeObservable, observableRef, runInAction } from 'mobx';
import {
  uplineTransferCalls,
  type RequestOf,
  type UplineTransfer,
  type UplineTransferTerms,
} from '#contract';
import type { CallsOf } from '../api/client';
import { fail, isUncertain, settle, succeed, type Outcome } from '../data/failure';
import { Resource } from '../data/resource';
import { Task } from '../data/task';
import { IntentKey } from './intentKey';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

type Request = RequestOf<typeof uplineTransferCalls.transferToUpline>;

/** What can be sent to the agent above, and what was. */
export class UplineTransferStore implements PageStore {
  readonly terms: Resource<UplineTransferTerms>;
  readonly send: Task<Request, UplineTransfer>;
  /** The last one that was sent here; the list may not have it yet. */
  sent: UplineTransfer | undefined = undefined;
  readonly #calls: CallsOf<{ cashier: typeof uplineTransferCalls }>['cashier'];
  readonly #stores: Pick<StoreContext['stores'], 'wallet'>;
  readonly #key: IntentKey;
  /** Grows when another person comes: what was sent before is of no use then. */
  #turn = 0;

  constructor({
    speak,
    clock,
    random,
    stores,
    sessionStorage,
  }: Pick<StoreContext, 'speak' | 'clock' | 'random' | 'stores' | 'sessionStorage'>) {
    const { cashier } = speak({ cashier: uplineTransferCalls });
    this.#calls = cashier;
    this.#stores = stores;
    this.#key = new IntentKey(random, sessionStorage, 'uplineTransferKey');
    this.terms = new Resource({
      clock,
      staleAfter: 10_000,
      load: (signal) => cashier.uplineTransferTerms({}, { signal }),
    });
    this.send = new Task(random, (input) => this.#send({ ...input, note: input.note.trim() }));
    makeObservable(this, { sent: observableRef });
  }

  /** A transfer of the list, or the one that was just sent. */
  find(id: string): UplineTransfer | undefined {
    return this.sent?.id === id ? this.sent : this.terms.value?.recent.find((each) => each.id === id);
  }

  forgetPerson(): void {
    this.#turn += 1;
    this.#key.forget();
    this.terms.reset();
    this.send.reset();
    runInAction(() => (this.sent = undefined));
  }

  /**
   * Sends it. The key is that of upline, amount and note and not of the password, so that somebody who types it again
   * after a lost answer sends the same transfer and not a second one.
   */
  async #send(input: Request): Promise<Outcome<UplineTransfer>> {
    const turn = this.#turn;
    await this.terms.ensure();
    if (turn !== this.#turn) return fail({ kind: 'aborted' });
    const known = this.terms.value && new Set(this.terms.value.recent.map(({ id }) => id));
    const key = this.#key.of(input.upline, input.amount, input.note);
    const outcome = await settle(() => this.#calls.transferToUpline({ ...input }, { key }));
    if (turn !== this.#turn) return fail({ kind: 'aborted' });
    if (outcome.ok) return this.#made(outcome.value);
    // The answer got lost: what was sent is in the list. A refusal may say that the sums have changed.
    await this.terms.refresh();
    if (turn !== this.#turn) return fail({ kind: 'aborted' });
    const found =
      known &&
      isUncertain(outcome.failure) &&
      !this.terms.failure &&
      this.terms.value?.recent.find(
        ({ id, upline, amount, note }) =>
          !known.has(id) && upline === input.upline && amount === input.amount && note === input.note,
      );
    return found ? this.#made(found) : outcome;
  }

  #made(transfer: UplineTransfer): Outcome<UplineTransfer> {
    this.#key.forget();
    runInAction(() => (this.sent = transfer));
    void this.terms.refresh();
    void this.#stores.wallet.balance.refresh();
    return succeed(transfer);
  }
}

export const uplineTransferStore = defineStore((context) => new UplineTransferStore(context));
