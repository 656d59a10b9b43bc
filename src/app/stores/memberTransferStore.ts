import { makeObservable, observableRef, runInAction } from 'mobx';
import type { MemberTransfer } from '#contract';
import { fail, isUncertain, settle, succeed, type Outcome } from '../data/failure';
import type { Resource } from '../data/resource';
import { Task } from '../data/task';
import { IntentKey } from './intentKey';
import type { PageStore, StoreContext } from './pageStores';

/** What the stores of both directions of a transfer take from the site. */
export type TransferContext = Pick<StoreContext, 'speak' | 'clock' | 'random' | 'stores' | 'sessionStorage'>;

/** What a transfer is to one direction: its calls, and what makes two of them the same. */
export interface TransferWay<Request, Transfer, Terms> {
  /** Name that its key is kept under. */
  keyName: string;
  /** What can be sent to the receiver of a request, with the last transfers there. */
  termsOf: (request: Request) => Resource<Terms>;
  send: (request: Request, options: { key: string }) => Promise<Outcome<Transfer>>;
  /** The receiver of a request, as its key stands for it. */
  receiverOf: (request: Request) => string;
  /** Whether a transfer of the terms went to that receiver. */
  isTo: (transfer: Transfer, request: Request) => boolean;
}

/** Money that goes to an agent above or a downline, each amount once. */
export abstract class MemberTransferStore<
  Request extends { amount: string; note: string },
  Transfer extends MemberTransfer,
  Terms extends { recent: readonly Transfer[] },
> implements PageStore {
  readonly send: Task<Request, Transfer>;
  /** The last one that was sent here; the list may not have it yet. */
  sent: Transfer | undefined = undefined;
  readonly #way: TransferWay<Request, Transfer, Terms>;
  readonly #stores: Pick<StoreContext['stores'], 'wallet'>;
  readonly #key: IntentKey;
  /** Grows when another person comes: what was sent before is of no use then. */
  #turn = 0;

  constructor(
    { random, stores, sessionStorage }: Pick<TransferContext, 'random' | 'stores' | 'sessionStorage'>,
    way: TransferWay<Request, Transfer, Terms>,
  ) {
    this.#way = way;
    this.#stores = stores;
    this.#key = new IntentKey(random, sessionStorage, way.keyName);
    this.send = new Task(random, (request) => this.#send({ ...request, note: request.note.trim() }));
    makeObservable(this, { sent: observableRef });
  }

  /** What was said about the last transfer goes. */
  forgetSent(): void {
    this.send.reset();
    runInAction(() => (this.sent = undefined));
  }

  forgetPerson(): void {
    this.#turn += 1;
    this.#key.forget();
    this.forgetSent();
  }

  /**
   * Sends it. The key is that of receiver, amount and note and not of the password, so that somebody who types it again
   * after a lost answer sends the same transfer and not a second one.
   */
  async #send(request: Request): Promise<Outcome<Transfer>> {
    const turn = this.#turn;
    const way = this.#way;
    const terms = way.termsOf(request);
    await terms.ensure();
    if (turn !== this.#turn) return fail({ kind: 'aborted' });
    const known = terms.value && new Set(terms.value.recent.map(({ id }) => id));
    const key = this.#key.of(way.receiverOf(request), request.amount, request.note);
    const outcome = await settle(() => way.send(request, { key }));
    if (turn !== this.#turn) return fail({ kind: 'aborted' });
    if (outcome.ok) return this.#made(outcome.value, terms);
    // The answer got lost: what was sent is in the list. A refusal may say that the sums have changed.
    await terms.refresh();
    if (turn !== this.#turn) return fail({ kind: 'aborted' });
    const found =
      known &&
      isUncertain(outcome.failure) &&
      !terms.failure &&
      terms.value?.recent.find(
        (each) =>
          !known.has(each.id) &&
          way.isTo(each, request) &&
          each.amount === request.amount &&
          each.note === request.note,
      );
    return found ? this.#made(found, terms) : outcome;
  }

  #made(transfer: Transfer, terms: Resource<Terms>): Outcome<Transfer> {
    this.#key.forget();
    runInAction(() => (this.sent = transfer));
    void terms.refresh();
    void this.#stores.wallet.balance.refresh();
    return succeed(transfer);
  }
}
