import { actionBound, makeObservable, observableRef, runInAction } from 'mobx';
import type { ReplyOf, RequestOf, securityCalls, SecurityOverview } from '#contract';
import type { CallsOf } from '../api/client';
import { Task } from '../data/task';
import type { StoreContext } from './pageStores';

type Calls = typeof securityCalls;
type Codes = ReplyOf<Calls['confirmAuthenticator']>;
type Both = RequestOf<Calls['removeAuthenticator']>;

interface AuthenticatorChangeDeps extends Pick<StoreContext, 'random'> {
  calls: Pick<
    CallsOf<{ security: Calls }>['security'],
    'startAuthenticator' | 'confirmAuthenticator' | 'renewRecoveryCodes' | 'removeAuthenticator'
  >;
  /** Asks anew for what protects the account, or takes it where the platform answered with it. */
  onChanged: (overview?: SecurityOverview) => void;
}

/** Setting up an authenticator app, new recovery codes, and turning it off. */
export class AuthenticatorChange {
  /** The secret for the app; there between its making and the first code. */
  setup: ReplyOf<Calls['startAuthenticator']> | undefined = undefined;
  /** Recovery codes that are to be kept; the platform does not tell them again. */
  recoveryCodes: readonly string[] | undefined = undefined;
  readonly start: Task<RequestOf<Calls['startAuthenticator']>, ReplyOf<Calls['startAuthenticator']>>;
  readonly confirm: Task<RequestOf<Calls['confirmAuthenticator']>, Codes>;
  readonly renew: Task<Both, Codes>;
  readonly remove: Task<Both, SecurityOverview>;
  /** Grows when it is left: a secret that comes later is not shown to whoever is there then. */
  #turn = 0;

  constructor({ calls, random, onChanged }: AuthenticatorChangeDeps) {
    const keep = ({ recoveryCodes }: Codes): void => {
      this.setup = undefined;
      this.recoveryCodes = recoveryCodes;
      onChanged();
    };
    this.start = new Task(random, (input) =>
      this.#whileHere(calls.startAuthenticator(input), (setup) => (this.setup = setup)),
    );
    this.confirm = new Task(random, (input) => this.#whileHere(calls.confirmAuthenticator(input), keep));
    this.renew = new Task(random, (input) => this.#whileHere(calls.renewRecoveryCodes(input), keep));
    this.remove = new Task(random, (input) => this.#whileHere(calls.removeAuthenticator(input), onChanged));
    makeObservable(this, { setup: observableRef, recoveryCodes: observableRef, leave: actionBound });
  }

  /** Forgets secret and codes. */
  leave(): void {
    this.#turn += 1;
    this.setup = undefined;
    this.recoveryCodes = undefined;
    for (const task of [this.start, this.confirm, this.renew, this.remove]) task.reset();
  }

  async #whileHere<Result extends { ok: true; value: T } | { ok: false }, T>(
    asked: Promise<Result>,
    take: (value: Extract<Result, { ok: true }>['value']) => void,
  ): Promise<Result> {
    const turn = this.#turn;
    const outcome = await asked;
    if (outcome.ok && turn === this.#turn) runInAction(() => take(outcome.value));
    return outcome;
  }
}
