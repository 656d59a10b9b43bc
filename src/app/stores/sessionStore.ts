import { actionBound, makeObservable, observableRef, runInAction } from 'mobx';
import {
  loginRefusal,
  registerRefusal,
  type RequestOf,
  type SessionStart,
  type UserType,
  type Contract,
} from '#contract';
import * as v from 'valibot';
import type { Api } from '../api/client';
import { fail, type Failure, type Outcome } from '../data/failure';
import type { Clock, Random, Storage } from '../data/ports';
import { Resource } from '../data/resource';
import { Task } from '../data/task';

export type LoginInput = RequestOf<Contract['session']['login']>;
export type RegisterInput = RequestOf<Contract['session']['register']>;

/** Why a session ended without the person asking for it. */
export type SessionEnd = Extract<Failure, { kind: 'session' }>['code'];

/** Keys of the session storage, spelled as the specification lists them. */
const keys = {
  token: 'token',
  userType: 'isAgent',
  account: 'account',
  merchant: 'merchant',
  merchantCode: 'merchantCode',
  memberLabel: 'memberLabel',
  customerId: 'customerId',
} as const;

const personalKeys = [keys.token, keys.userType, keys.account, keys.memberLabel, keys.customerId];

export interface SessionDeps {
  api: Pick<Api, 'session' | 'member'>;
  clock: Clock;
  random: Random;
  storage: Storage;
  merchantCode: string;
  /** What free play sends besides fixed values: see `freePlayProof` in the api folder. */
  freePlayProof: () => Promise<Outcome<string>>;
}

/** Who is signed in, and every way in and out. */
export class SessionStore {
  token: string | null = null;
  userType: UserType | undefined = undefined;
  account = '';
  /** Set when the platform ended the session; the site says so and offers a login. */
  ended: SessionEnd | undefined = undefined;
  /** True once a refused login asked for a captcha. */
  needsCaptcha = false;
  readonly captcha: Resource<string>;
  readonly login: Task<LoginInput, SessionStart>;
  readonly register: Task<RegisterInput, SessionStart>;
  readonly freePlay: Task<{ os: string }, SessionStart>;
  readonly logout: Task<void, unknown>;
  readonly #deps: SessionDeps;
  #captchaAt = 0;

  constructor(deps: SessionDeps) {
    this.#deps = deps;
    const { api, clock, random } = deps;
    this.captcha = new Resource({
      clock,
      load: (signal) => api.session.captcha({}, { signal }),
    });
    this.login = new Task(random, (input) => this.#signIn(api.session.login(input)));
    this.register = new Task(random, (input, key) => this.#signIn(api.session.register(input, { key })));
    this.freePlay = new Task(random, async ({ os }) => {
      const proof = await deps.freePlayProof();
      if (!proof.ok) return proof;
      return this.#signIn(api.session.freeplay({ os, platform: 'W', Encryption: proof.value, gateway: 3 }));
    });
    this.logout = new Task(random, async (_, key) => {
      const outcome = await api.session.logout({}, { key });
      // A person who wants out is out here whatever the platform answers; it ends the session by itself later.
      this.#clear();
      return outcome;
    });
    makeObservable(this, {
      token: observableRef,
      userType: observableRef,
      account: observableRef,
      ended: observableRef,
      needsCaptcha: observableRef,
      restore: actionBound,
      end: actionBound,
      acknowledgeEnd: actionBound,
      expectCaptcha: actionBound,
    });
  }

  get isSignedIn(): boolean {
    return this.token !== null;
  }

  /** A free-play account: plays with trial money and opens no centre. Source: spec section 6. */
  get isTrial(): boolean {
    return this.userType === 4;
  }

  get mayOpenMemberCentre(): boolean {
    return this.isSignedIn && this.userType !== undefined && !this.isTrial;
  }

  get mayOpenAgentCentre(): boolean {
    return this.isSignedIn && this.userType !== undefined && [1, 2, 41, 42].includes(this.userType);
  }

  /** Takes up the session of this tab, if it has one. Called once, after the first render. */
  restore(): void {
    const { storage, merchantCode } = this.#deps;
    storage.write(keys.merchant, merchantCode);
    storage.write(keys.merchantCode, merchantCode);
    const token = storage.read(keys.token);
    if (!token) return;
    this.token = token;
    this.account = storage.read(keys.account) ?? '';
    this.userType = parseUserType(storage.read(keys.userType));
  }

  /** Ends the session because the platform refused it: once, however many calls were refused together. */
  end(code: SessionEnd): void {
    if (!this.isSignedIn) return;
    this.#clear();
    this.ended = code;
  }

  acknowledgeEnd(): void {
    this.ended = undefined;
  }

  /** Shows the captcha and loads a first picture. */
  expectCaptcha(): void {
    this.needsCaptcha = true;
    this.refreshCaptcha();
  }

  /** Another captcha, at most once a second. Source: spec section 9. */
  refreshCaptcha(): void {
    const now = this.#deps.clock.now();
    if (now - this.#captchaAt < 1_000) return;
    this.#captchaAt = now;
    void this.captcha.refresh();
  }

  /** Keeps what the member call says about the account, for the next page load of this tab. */
  remember(info: { account: string; type: UserType; id: string; labels: readonly string[] }): void {
    const { storage } = this.#deps;
    storage.write(keys.account, info.account);
    storage.write(keys.userType, String(info.type));
    storage.write(keys.customerId, info.id);
    storage.write(keys.memberLabel, JSON.stringify(info.labels));
    runInAction(() => {
      this.account = info.account;
      this.userType = info.type;
    });
  }

  async #signIn(call: Promise<Outcome<SessionStart>>): Promise<Outcome<SessionStart>> {
    const outcome = await call;
    if (!outcome.ok) {
      if (asksForCaptcha(outcome.failure)) this.expectCaptcha();
      return outcome;
    }
    this.#deps.storage.write(keys.token, outcome.value.token);
    runInAction(() => {
      this.token = outcome.value.token;
      this.ended = undefined;
      this.needsCaptcha = false;
    });
    const info = await this.#deps.api.member.info({});
    if (!info.ok) {
      this.#clear();
      return fail(info.failure);
    }
    const { account, type, id, memberLabel } = info.value;
    this.remember({ account, type, id, labels: memberLabel.map(({ labelName }) => labelName) });
    return outcome;
  }

  #clear(): void {
    for (const key of personalKeys) this.#deps.storage.remove(key);
    runInAction(() => {
      this.token = null;
      this.userType = undefined;
      this.account = '';
    });
  }
}

function parseUserType(stored: string | null): UserType | undefined {
  const known: readonly UserType[] = [0, 1, 2, 4, 41, 42];
  return known.find((type) => String(type) === stored);
}

function asksForCaptcha(failure: Failure): boolean {
  if (failure.kind !== 'refused' && failure.kind !== 'limited') return false;
  if (failure.code === 'captcha.required' || failure.code === 'captcha.wrong') return true;
  const said = v.safeParse(
    failure.code.startsWith('register') ? registerRefusal : loginRefusal,
    failure.value,
  );
  return said.success && said.output.captcha;
}
