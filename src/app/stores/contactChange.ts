import { actionBound, makeObservable, observableRef, runInAction } from 'mobx';
import type { ContactKind, ReplyOf, RequestOf, securityCalls, SecurityOverview } from '#contract';
import type { CallsOf } from '../api/client';
import { CodeSender } from './codeSender';
import { Task } from '../data/task';
import type { StoreContext } from './pageStores';

type Calls = typeof securityCalls;
type Proof = RequestOf<Calls['proveContact']>;
type Value = RequestOf<Calls['sendContactCode']>;
type Binding = RequestOf<Calls['bindContact']>;

interface ContactChangeDeps extends Pick<StoreContext, 'clock' | 'random'> {
  calls: Pick<
    CallsOf<{ security: Calls }>['security'],
    'sendProofCode' | 'proveContact' | 'sendContactCode' | 'bindContact'
  >;
  /** Takes what protects the account after a change. */
  onBound: (overview: SecurityOverview) => void;
}

/** A change of number or address, from the proof to the code for the new one. One at a time. */
export class ContactChange {
  /** Holds for the second step; there once the first is done. */
  ticket: string | undefined = undefined;
  readonly proofCode: CodeSender<ContactKind>;
  readonly prove: Task<Proof, ReplyOf<Calls['proveContact']>>;
  readonly newCode: CodeSender<Value>;
  readonly bind: Task<Binding, SecurityOverview>;
  /** Grows when a change is left: what was asked for then is of no use any more. */
  #turn = 0;

  constructor({ calls, clock, random, onBound }: ContactChangeDeps) {
    this.proofCode = new CodeSender({ clock, random, send: (kind) => calls.sendProofCode({ kind }) });
    this.prove = new Task(random, async (proof) => {
      const turn = this.#turn;
      const outcome = await calls.proveContact(proof);
      if (outcome.ok && turn === this.#turn) runInAction(() => (this.ticket = outcome.value.ticket));
      return outcome;
    });
    this.newCode = new CodeSender({
      clock,
      random,
      send: (value) => calls.sendContactCode(value),
    });
    this.bind = new Task(random, async (binding) => {
      const turn = this.#turn;
      const outcome = await calls.bindContact(binding);
      if (outcome.ok && turn === this.#turn) onBound(outcome.value);
      return outcome;
    });
    makeObservable(this, { ticket: observableRef, leave: actionBound });
  }

  /** Forgets what was proved and typed. */
  leave(): void {
    this.#turn += 1;
    this.ticket = undefined;
    this.proofCode.reset();
    this.newCode.reset();
    this.prove.reset();
    this.bind.reset();
  }
}
