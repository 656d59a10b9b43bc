import { actionBound, makeObservable, observableRef, runInAction } from 'mobx';
import type { SessionStart } from '#contract';
import * as v from 'valibot';
import type { Api } from '../api/client';
import type { Outcome } from '../data/failure';
import type { Random, Storage } from '../data/ports';
import { Task } from '../data/task';
import type { HumanStore } from './humanStore';
import type { CameBy, LoginStore } from './loginStore';
import type { PhoneNumber } from './phoneCodes';
import { passwordDemandKey } from './sessionStore';

const demand = v.object({
  reason: v.picklist(['firstLogin', 'expired', 'default']),
  /** Nothing else can be done before. */
  isForced: v.boolean(),
  /** Whether the old password is asked for. */
  asksOld: v.boolean(),
});
/** The platform wants a new password. */
export type PasswordDemand = v.InferOutput<typeof demand>;

export interface ChangeInput {
  oldPassword?: string;
  newPassword: string;
  confirmNewPassword: string;
}

export interface PasswordDeps {
  api: Pick<Api, 'session'>;
  random: Random;
  human: HumanStore;
  /** Lives as long as the tab: a forced change is not forgotten by loading the page anew. */
  storage: Storage;
  login: () => LoginStore;
  /** Whether an expired password has to be changed at once (PWDEXPFORCECHANGE3). */
  forcesExpired: () => boolean;
}

/** Passwords that are changed, forgotten, or have to be changed. Source: spec section 4, login flow. */
export class PasswordStore {
  demand: PasswordDemand | undefined = undefined;
  /** The address that an email was asked for. */
  sentTo: string | undefined = undefined;
  readonly change: Task<ChangeInput, unknown>;
  readonly byEmail: Task<{ username: string; email: string }, unknown>;
  /** Sets the new password and signs in with it. */
  readonly byPhone: Task<PhoneNumber & { verificationCode: string; newPassword: string }, SessionStart>;
  readonly #deps: PasswordDeps;

  constructor(deps: PasswordDeps) {
    this.#deps = deps;
    const { api, random, human } = deps;
    this.change = new Task(random, async (input) => {
      const outcome = await api.session.changePassword(input);
      if (outcome.ok) deps.storage.remove(passwordDemandKey);
      return outcome;
    });
    this.byEmail = new Task(random, async (input) => {
      const outcome = await human.prove('password', (proof) =>
        api.session.passwordByEmail({
          ...input,
          ...(proof && { verificationChallenge: proof.challenge, verificationAnswer: proof.answer }),
        }),
      );
      if (outcome.ok) {
        runInAction(() => (this.sentTo = input.email));
        // What comes by mail opens a locked account as well.
        deps.login().unlock();
      }
      return outcome;
    });
    this.byPhone = new Task(random, (input) => this.#byPhone(input));
    makeObservable(this, {
      demand: observableRef,
      sentTo: observableRef,
      restore: actionBound,
      demandAfter: actionBound,
      setForced: actionBound,
      settle: actionBound,
    });
  }

  /** Takes up a forced change that was under way when the page was loaded anew. */
  restore(): void {
    const stored = this.#deps.storage.read(passwordDemandKey);
    if (stored === null) return;
    try {
      const result = v.safeParse(demand, JSON.parse(stored));
      if (result.success) this.demand = result.output;
    } catch {
      this.#deps.storage.remove(passwordDemandKey);
    }
  }

  /** Decides whether somebody who has just come in has to choose a new password, and whether at once. */
  demandAfter(start: SessionStart, by: CameBy): void {
    this.#keep(by === 'sms' ? undefined : demandOf(start, this.#deps.forcesExpired()));
  }

  /** A new password has to be chosen first, and has not been. */
  get forced(): PasswordDemand | undefined {
    return this.demand?.isForced && this.change.status !== 'done' ? this.demand : undefined;
  }

  /** Another tab of this session was told that a new password has to be chosen first; undefined: it has been. */
  setForced(forced: PasswordDemand | undefined): void {
    this.settle();
    this.#keep(forced);
  }

  /** The platform refused something because a new password is wanted first. */
  demandNow(): void {
    runInAction(() => (this.demand ??= { reason: 'default', isForced: true, asksOld: true }));
  }

  /** The dialog is closed: what was said there is forgotten. */
  settle(): void {
    this.demand = undefined;
    this.sentTo = undefined;
    for (const task of [this.change, this.byEmail, this.byPhone]) task.reset();
  }

  #keep(demand: PasswordDemand | undefined): void {
    this.demand = demand;
    if (demand?.isForced) this.#deps.storage.write(passwordDemandKey, JSON.stringify(demand));
    else this.#deps.storage.remove(passwordDemandKey);
  }

  async #byPhone({
    newPassword,
    ...input
  }: PhoneNumber & { verificationCode: string; newPassword: string }): Promise<Outcome<SessionStart>> {
    const outcome = await this.#deps.api.session.passwordByPhone({ ...input, newPassword });
    if (!outcome.ok) return outcome;
    const { username } = outcome.value;
    const login = this.#deps.login();
    login.unlock();
    return login.login.run({ type: 'username', username, password: newPassword, remember: false });
  }
}

function demandOf(start: SessionStart, forcesExpired: boolean): PasswordDemand | undefined {
  const { firstTimeLogin, passwordExpired, passwordDefault, forcePasswordChange, oldPasswordKnown } = start;
  if (!firstTimeLogin && !passwordExpired && !passwordDefault && !forcePasswordChange) return undefined;
  return {
    reason: firstTimeLogin ? 'firstLogin' : passwordExpired && !passwordDefault ? 'expired' : 'default',
    isForced: forcePasswordChange || firstTimeLogin || (passwordExpired && forcesExpired),
    asksOld: !oldPasswordKnown,
  };
}
