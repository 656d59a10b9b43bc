import { actionBound, makeObservable } from 'mobx';
import {
  profileCalls,
  securityCalls,
  withdrawalCalls,
  type Avatar,
  type Profile,
  type ReplyOf,
  type RequestOf,
  type SecurityOverview,
} from '#contract';
import { Resource } from '../data/resource';
import { Task } from '../data/task';
import { AuthenticatorChange } from './authenticatorChange';
import { ContactChange } from './contactChange';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

type SignIns = ReplyOf<typeof securityCalls.signIns>;
type TransactionPassword = RequestOf<typeof withdrawalCalls.setTransactionPassword>;

/** What protects the member's account, and who signed in to it. */
export class SecurityStore implements PageStore {
  readonly overview: Resource<SecurityOverview>;
  readonly signIns: Resource<SignIns>;
  readonly setTransactionPassword: Task<TransactionPassword, unknown>;
  /** Ends one session by its id, or every other one. */
  readonly end: Task<{ id?: string }, SignIns>;
  readonly report: Task<{ id: string }, unknown>;
  /** What the member says about themselves. */
  readonly profile: Resource<Profile>;
  readonly saveProfile: Task<RequestOf<typeof profileCalls.saveProfile>, Profile>;
  readonly saveAvatar: Task<RequestOf<typeof profileCalls.saveAvatar>, Avatar>;
  readonly contact: ContactChange;
  readonly authenticator: AuthenticatorChange;
  /** Grows when another person comes: answers to what the one before asked for are of no use then. */
  #turn = 0;

  constructor({ speak, clock, random, stores }: Pick<StoreContext, 'speak' | 'clock' | 'random' | 'stores'>) {
    const { security, cashier } = speak({
      security: { ...securityCalls, ...profileCalls },
      cashier: withdrawalCalls,
    });
    const staleAfter = 30_000;
    this.overview = new Resource({
      clock,
      staleAfter,
      load: (signal) => security.overview({}, { signal }),
    });
    this.signIns = new Resource({ clock, staleAfter, load: (signal) => security.signIns({}, { signal }) });
    /** A write, after which what is shown is asked for anew. */
    const write = <Input, T>(
      send: Task<Input, T>['run'] extends (input: Input) => Promise<infer O>
        ? (input: Input, key: string) => Promise<O>
        : never,
      after: (value: T) => void,
    ): Task<Input, T> =>
      new Task<Input, T>(random, async (input, key) => {
        const turn = this.#turn;
        const outcome = await send(input, key);
        if (outcome.ok && turn === this.#turn) after(outcome.value);
        return outcome;
      });
    this.setTransactionPassword = write(
      (input) => cashier.setTransactionPassword(input),
      () => void this.overview.refresh(),
    );
    this.end = write(
      ({ id }, key) =>
        id === undefined ? security.endOtherSessions({}, { key }) : security.endSession({ id }, { key }),
      (signIns) => this.signIns.set(signIns),
    );
    this.report = write(
      (input, key) => security.reportSignIn(input, { key }),
      () => {
        void this.overview.refresh();
        void this.signIns.refresh();
      },
    );
    this.profile = new Resource({ clock, staleAfter, load: (signal) => security.profile({}, { signal }) });
    this.saveProfile = write(
      (input, key) => security.saveProfile(input, { key }),
      (profile) => {
        this.profile.set(profile);
        // The header shows the name that others see.
        void stores.member.info.refresh();
      },
    );
    this.saveAvatar = write(
      (input, key) => security.saveAvatar(input, { key }),
      (avatar) => stores.member.avatar.set(avatar),
    );
    this.contact = new ContactChange({
      calls: security,
      clock,
      random,
      onBound: (overview) => this.overview.set(overview),
    });
    this.authenticator = new AuthenticatorChange({
      calls: security,
      random,
      onChanged: (overview) => (overview ? this.overview.set(overview) : void this.overview.refresh()),
    });
    makeObservable(this, { forgetPerson: actionBound });
  }

  forgetPerson(): void {
    this.#turn += 1;
    this.overview.reset();
    this.signIns.reset();
    this.profile.reset();
    this.contact.leave();
    this.authenticator.leave();
    for (const task of [
      this.setTransactionPassword,
      this.end,
      this.report,
      this.saveProfile,
      this.saveAvatar,
    ])
      task.reset();
  }
}

export const securityStore = defineStore((context) => new SecurityStore(context));
