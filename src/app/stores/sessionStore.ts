import { actionBound, makeObservable, observableRef, runInAction } from 'mobx';
import type { MemberInfo, SessionLife, SessionStart, UserType } from '#contract';
import type { Api } from '../api/client';
import type { FreePlayProof } from '../api/seal';
import { fail, succeed, type Failure, type Outcome } from '../data/failure';
import type { Clock, Random, Storage } from '../data/ports';
import type { Resource } from '../data/resource';
import { Task } from '../data/task';

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

/** Key under which a tab keeps that a new password has to be chosen first. */
export const passwordDemandKey = 'passwordDemand';

const sharedKeys = [keys.token, keys.userType, keys.account, keys.memberLabel, keys.customerId];

/** A session as it lies in the storage of a tab, by key: what tabs of one browser tell each other. */
export type SharedSession = Readonly<Record<string, string>>;

export interface SessionDeps {
  api: { session: Pick<Api['session'], 'freeplay' | 'logout'> };
  /** Whose session it is: the one request for it serves the session and the header. */
  memberInfo: Pick<Resource<MemberInfo>, 'reset' | 'ensure' | 'value' | 'failure'>;
  clock: Clock;
  random: Random;
  storage: Storage;
  merchantCode: string;
  freePlayProof: () => Promise<Outcome<FreePlayProof>>;
}

/** Who is signed in, and the ways in and out that need no dialog; `signIn.ts` has the others. */
export class SessionStore {
  token: string | null = null;
  userType: UserType | undefined = undefined;
  account = '';
  /** Set when the platform ended the session; the site says so and offers a login. */
  ended: SessionEnd | undefined = undefined;
  /** How long the session still lives, and when the platform said so (epoch milliseconds). */
  life: (SessionLife & { updatedAt: number }) | undefined = undefined;
  /** Seconds without a call after which a session ends, as the platform said when it began. */
  idleSeconds: number | undefined = undefined;
  /** When the account was signed in before this time, ISO 8601; null for the first time. */
  lastLogin: string | null | undefined = undefined;
  readonly freePlay: Task<void, SessionStart>;
  readonly logout: Task<void, unknown>;
  readonly #deps: SessionDeps;

  constructor(deps: SessionDeps) {
    this.#deps = deps;
    const { api, random } = deps;
    this.freePlay = new Task(random, async () => {
      const proof = await deps.freePlayProof();
      if (!proof.ok) return proof;
      const outcome = await api.session.freeplay({
        ...proof.value,
        platform: 'W',
        gateway: 3,
      });
      return outcome.ok ? this.enter(outcome.value) : outcome;
    });
    this.logout = new Task(random, async (_, key) => {
      const { token } = this;
      const outcome = await api.session.logout({}, { key });
      // A person who wants out is out here whatever the platform answers; it ends the session by itself later. Another
      // tab may have begun a new one meanwhile.
      if (this.token === token) this.#clear();
      return outcome;
    });
    makeObservable(this, {
      token: observableRef,
      userType: observableRef,
      account: observableRef,
      ended: observableRef,
      life: observableRef,
      lastLogin: observableRef,
      restore: actionBound,
      end: actionBound,
      leave: actionBound,
      adopt: actionBound,
      updateExpiry: actionBound,
      acknowledgeEnd: actionBound,
    });
  }

  get isSignedIn(): boolean {
    return this.token !== null;
  }

  get merchantCode(): string {
    return this.#deps.merchantCode;
  }

  /** Whether this tab waits for a new password, since before the page was loaded. */
  get mustChangePassword(): boolean {
    return this.isSignedIn && this.#deps.storage.read(passwordDemandKey) !== null;
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
    // Who is on the way out need not be told that the session was over already.
    if (!this.logout.isRunning) this.ended = code;
  }

  acknowledgeEnd(): void {
    this.ended = undefined;
  }

  /** The session is over here because it was left in another tab: nobody has to be told. */
  leave(): void {
    if (this.isSignedIn) this.#clear();
  }

  /** What another tab of this browser needs to go on with the session; undefined without one. */
  share(): SharedSession | undefined {
    if (!this.isSignedIn || this.userType === undefined) return undefined;
    const { storage } = this.#deps;
    return Object.fromEntries(
      sharedKeys.flatMap((key) => {
        const value = storage.read(key);
        return value === null ? [] : [[key, value]];
      }),
    );
  }

  /** Takes up the session that another tab of this browser has. */
  adopt(shared: SharedSession): void {
    const token = shared[keys.token];
    if (!token || token === this.token) return;
    this.#clear();
    for (const key of sharedKeys) if (shared[key] !== undefined) this.#deps.storage.write(key, shared[key]);
    this.ended = undefined;
    this.restore();
  }

  /** The platform said how long the session lives. */
  updateExpiry(life: SessionLife): void {
    if (this.isSignedIn) this.life = { ...life, updatedAt: this.#deps.clock.now() };
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

  /** Takes up the session that a way in gave, and asks whose it is. Without that answer there is none. */
  async enter(start: SessionStart): Promise<Outcome<SessionStart>> {
    const { memberInfo } = this.#deps;
    this.#clear();
    memberInfo.reset();
    this.#deps.storage.write(keys.token, start.token);
    runInAction(() => {
      this.token = start.token;
      this.ended = undefined;
      this.idleSeconds = start.idleSeconds;
      this.lastLogin = start.lastLogin;
    });
    await memberInfo.ensure();
    // It was left meanwhile, or another one began: what was learnt of this one is of no use to anybody.
    const { value: info, failure = { kind: 'aborted' } } = memberInfo;
    if (this.token !== start.token) return fail(failure);
    if (!info) {
      this.#clear();
      return fail(failure);
    }
    const { account, type, id, memberLabel } = info;
    this.remember({ account, type, id, labels: memberLabel.map(({ labelName }) => labelName) });
    return succeed(start);
  }

  #clear(): void {
    for (const key of [...sharedKeys, passwordDemandKey]) this.#deps.storage.remove(key);
    runInAction(() => {
      this.life = undefined;
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
