import { actionBound, computed, makeObservable, observableRef, runInAction } from 'mobx';
import { loginVerification, type LoginVerification, type SessionStart, type VerifyMethod } from '#contract';
import * as v from 'valibot';
import type { Api } from '../api/client';
import { succeed, type Failure, type Outcome } from '../data/failure';
import type { Clock, Random } from '../data/ports';
import { Resource } from '../data/resource';
import { Task } from '../data/task';
import type { CaptchaStore } from './captchaStore';
import { CodeSender } from './codeSender';
import type { HumanStore } from './humanStore';
import type { PhoneCodes, PhoneNumber } from './phoneCodes';
import type { SessionStore } from './sessionStore';

/** What a person typed to log in. */
export type LoginInput =
  | { type: 'username'; username: string; password: string; captcha?: string; remember: boolean }
  | ({ type: 'sms'; verificationCode: string; remember: boolean } & PhoneNumber);

/** Which way somebody came in: who came by a code of a message is not asked to change the password. */
export type CameBy = LoginInput['type'];

/** An account that this browser may let in again. */
export interface Remembered {
  /** Masked by the platform. */
  account: string;
  /** Epoch milliseconds. */
  until: number;
}

export interface LoginDeps {
  api: Pick<Api, 'session'>;
  clock: Clock;
  random: Random;
  session: SessionStore;
  human: HumanStore;
  captcha: CaptchaStore;
  codes: PhoneCodes;
  /** Told of everybody who came in. */
  onEntered: (start: SessionStart, by: CameBy) => void;
}

type ByMessage = Extract<VerifyMethod, 'mobile' | 'email'>;

/** The ways back in for somebody who has an account. */
export class LoginStore {
  readonly login: Task<LoginInput, SessionStart>;
  readonly resume: Task<void, SessionStart>;
  readonly forget: Task<void, unknown>;
  readonly verify: Task<{ method: VerifyMethod; answer: string }, SessionStart>;
  /** Whom this browser is remembered for; null when nobody. */
  readonly remembered: Resource<Remembered | null>;
  /** The name whose passwords are not looked at after too many wrong ones, and until when (epoch milliseconds). */
  lock: { username: string; until: number } | undefined = undefined;
  /** The login waits for one more proof. */
  verification: LoginVerification | undefined = undefined;
  /** The proof that the person chose. */
  chosenProof: VerifyMethod | undefined = undefined;
  readonly #senders: Readonly<Record<ByMessage, CodeSender<void>>>;
  readonly #deps: LoginDeps;

  constructor(deps: LoginDeps) {
    this.#deps = deps;
    const { api, clock, random } = deps;
    const ticket = (): string => this.verification?.ticket ?? '';
    const sender = (method: ByMessage): CodeSender<void> =>
      new CodeSender({ clock, random, send: () => api.session.loginCode({ ticket: ticket(), method }) });
    this.#senders = { mobile: sender('mobile'), email: sender('email') };
    this.login = new Task(random, (input) => this.#logIn(input));
    this.resume = new Task(random, async () => {
      const outcome = await this.#admit(await api.session.resume({}), 'username');
      // The cookie works once, so that whoever was remembered is not any more.
      if (!outcome.ok && outcome.failure.kind === 'refused') this.remembered.set(null);
      return outcome;
    });
    this.forget = new Task(random, async (_, key) => {
      const outcome = await api.session.forget({}, { key });
      if (outcome.ok) this.remembered.set(null);
      return outcome;
    });
    this.verify = new Task(random, async (proof) =>
      this.#admit(await api.session.verifyLogin({ ticket: ticket(), ...proof }), 'username'),
    );
    this.remembered = new Resource({
      clock,
      staleAfter: 10_000,
      load: async (signal) => {
        const outcome = await api.session.remembered({}, { signal });
        if (!outcome.ok) return outcome;
        const { account, leftSeconds } = outcome.value;
        return succeed(account === null ? null : { account, until: clock.now() + leftSeconds * 1_000 });
      },
    });
    makeObservable(this, {
      lock: observableRef,
      verification: observableRef,
      chosenProof: observableRef,
      proof: computed,
      choose: actionBound,
      dropVerification: actionBound,
      unlock: actionBound,
    });
  }

  /** The proof that is asked for: the one that was chosen, else the first that the account has. */
  get proof(): VerifyMethod | undefined {
    return this.chosenProof ?? this.verification?.methods[0]?.method;
  }

  /** Sending of codes for that proof. */
  get proofCodes(): CodeSender<void> {
    return this.#senders[this.proof === 'email' ? 'email' : 'mobile'];
  }

  choose(method: VerifyMethod): void {
    this.chosenProof = method;
    this.verify.reset();
  }

  /** Gives up the login that waits for one more proof. */
  dropVerification(): void {
    this.verification = undefined;
    this.chosenProof = undefined;
    this.verify.reset();
    for (const sender of Object.values(this.#senders)) sender.reset();
  }

  /** Lets a locked name try again: the platform may look at what it was sent to get in, or not. */
  unlock(): void {
    this.lock = undefined;
  }

  /** Forgets what failed; a login under way goes on. */
  reset(): void {
    this.login.reset();
    this.resume.reset();
    this.forget.reset();
  }

  async #logIn(input: LoginInput): Promise<Outcome<SessionStart>> {
    const { api, human, codes, captcha } = this.#deps;
    let request: Parameters<typeof api.session.login>[0] = input;
    if (input.type === 'sms') {
      const { verificationCode, ...rest } = input;
      const proof = await codes.prove(input, verificationCode);
      if (!proof.ok) return proof;
      request = { ...rest, ...proof.value };
    }
    const asksCaptcha = input.type === 'username' && captcha.isNeeded;
    const instead = asksCaptcha ? await captcha.prove('login') : succeed(undefined);
    if (!instead.ok) return instead;
    const outcome = await human.prove('login', (verification = instead.value) =>
      api.session.login({ ...request, verification }),
    );
    if (!outcome.ok) {
      captcha.applyFailure(outcome.failure);
      if (input.type === 'username') this.#heedLock(outcome.failure, input.username);
    }
    return this.#admit(outcome, input.type);
  }

  async #admit(outcome: Outcome<SessionStart>, by: CameBy): Promise<Outcome<SessionStart>> {
    if (!outcome.ok) {
      this.#heed(outcome.failure);
      return outcome;
    }
    const { session, captcha, onEntered } = this.#deps;
    const entered = await session.enter(outcome.value);
    if (!entered.ok) return entered;
    captcha.reset();
    this.unlock();
    this.dropVerification();
    this.remembered.reset();
    onEntered(entered.value, by);
    return entered;
  }

  #heedLock(failure: Failure, username: string): void {
    if (failure.kind !== 'limited' || failure.code !== 'login.locked') return;
    const until = this.#deps.clock.now() + failure.retryAfterSeconds * 1_000;
    runInAction(() => (this.lock = { username, until }));
  }

  #heed(failure: Failure): void {
    if (failure.kind !== 'refused') return;
    if (failure.code === 'login.ticketExpired') this.dropVerification();
    if (failure.code !== 'login.verifyFirst') return;
    const said = v.safeParse(loginVerification, failure.value);
    if (said.success) runInAction(() => (this.verification = said.output));
  }
}
