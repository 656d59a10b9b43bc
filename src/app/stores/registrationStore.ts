import { actionBound, makeObservable, observableRef, runInAction } from 'mobx';
import {
  registerFields,
  startCalls,
  type FieldRule,
  type RegisterField,
  type RequestOf,
  type SessionStart,
  type Contract,
} from '#contract';
import type { Api } from '../api/client';
import { succeed, type Failure, type Outcome } from '../data/failure';
import { parsed } from '../data/parsed';
import type { Clock, Random, Storage } from '../data/ports';
import { Resource } from '../data/resource';
import { Task } from '../data/task';
import type { HumanStore } from './humanStore';
import type { PhoneCodes } from './phoneCodes';
import type { SessionStore } from './sessionStore';
import type { RegisterMethod } from './startStore';

export type RegistrationRules = Partial<Record<RegisterField, FieldRule>>;

/** What a form of a new account holds: the fields that were shown, and the country of the number. */
export type RegisterInput = Partial<Record<RegisterField | 'countryDialingCode', string>>;

/** Where a registration is after its form was sent. Source: spec section 4, registration. */
export type RegisterStep = 'affiliate' | 'human' | 'account';

type Request = RequestOf<Contract['session']['register']>;

export interface RegistrationDeps {
  api: Pick<Api, 'start' | 'session'>;
  clock: Clock;
  random: Random;
  /** Lives as long as the tab. */
  storage: Storage;
  session: SessionStore;
  human: HumanStore;
  codes: PhoneCodes;
  /** Where the visitor is: the platform counts registrations by address. */
  place: () => { registerUrl: string; domain: string };
  /** The code of the link that the visitor came by. Source: spec section 3, register user form. */
  referralCode: string | undefined;
}

/** Makes a new account: what the platform asks for, and the steps from the form to the session. */
export class RegistrationStore {
  readonly rules: Resource<RegistrationRules>;
  readonly countries: Resource<readonly { countryCode: string; countryDialingCode: string }[]>;
  readonly register: Task<{ values: RegisterInput; method: RegisterMethod }, SessionStart>;
  /** The step under way; undefined while the form is open. */
  step: RegisterStep | undefined = undefined;
  /** The steps that this registration turned out to have, in order. */
  steps: readonly RegisterStep[] = [];
  /** What is known about the invitation code that is typed. */
  affiliate: 'unknown' | 'checking' | 'valid' | 'invalid' = 'unknown';
  /** The code of the link, while nothing speaks against it. */
  referralCode: string | undefined;
  readonly #deps: RegistrationDeps;
  #checked = '';

  constructor(deps: RegistrationDeps) {
    this.#deps = deps;
    const { api, clock, storage } = deps;
    this.referralCode = deps.referralCode;
    this.rules = new Resource({
      clock,
      staleAfter: 5 * 60_000,
      load: async (signal) => {
        const outcome = await api.start.registerSettings({}, { signal });
        return outcome.ok ? succeed(known(outcome.value)) : outcome;
      },
      persist: { storage, key: 'validate', parse: parsed(startCalls.registerSettings.reply) },
    });
    this.countries = new Resource({ clock, load: (signal) => api.start.countryCodes({}, { signal }) });
    this.register = new Task(deps.random, async ({ values, method }, key) => {
      const outcome = await this.#run(values, method, key);
      if (!outcome.ok) this.#heed(outcome.failure);
      runInAction(() => (this.step = undefined));
      return outcome;
    });
    makeObservable(this, {
      step: observableRef,
      steps: observableRef,
      affiliate: observableRef,
      referralCode: observableRef,
      goBack: actionBound,
    });
  }

  /** Asks whether an invitation code is one, when its field is left. Not knowing is no fault: the form goes on. */
  async checkAffiliate(code: string): Promise<void> {
    this.#checked = code;
    runInAction(() => (this.affiliate = code === '' ? 'unknown' : 'checking'));
    if (code === '') return;
    const outcome = await this.#deps.api.session.affiliate({ code });
    if (this.#checked !== code) return;
    runInAction(
      () => (this.affiliate = outcome.ok ? 'valid' : isUnknown(outcome.failure) ? 'invalid' : 'unknown'),
    );
  }

  /** Shows the form again, as it was. */
  goBack(): void {
    this.step = undefined;
    this.#deps.human.giveUp();
  }

  async #run(values: RegisterInput, method: RegisterMethod, key: string): Promise<Outcome<SessionStart>> {
    const { api, human, codes, session, place } = this.#deps;
    runInAction(() => (this.steps = []));
    const code = values.affiliateCode ?? this.referralCode;
    if (code) {
      this.#go('affiliate');
      const outcome = await api.session.affiliate({ code });
      if (!outcome.ok) return outcome;
    }
    const { verificationCode, ...rest } = values;
    const fields: Request = {
      ...rest,
      ...(this.referralCode !== undefined && { referralCode: this.referralCode }),
      ...place(),
      login: true,
      registerMethod: 'WEB',
    };
    if (verificationCode) {
      const { mobileNum = '', countryDialingCode = '' } = values;
      const proof = await codes.prove({ mobileNum, countryDialingCode }, verificationCode);
      if (!proof.ok) return proof;
      Object.assign(fields, proof.value);
    }
    const send = method === 'mobile' ? api.session.registerMobile : api.session.register;
    const outcome = await human.prove(
      'register',
      (verification) => {
        if (verification) this.#go('account');
        return send({ ...fields, verification }, { key });
      },
      () => this.#go('human'),
    );
    return outcome.ok ? session.enter(outcome.value) : outcome;
  }

  #go(step: RegisterStep): void {
    runInAction(() => {
      this.step = step;
      if (!this.steps.includes(step)) this.steps = [...this.steps, step];
    });
  }

  /** A code of a link that is no code must not keep anybody out: the next try goes without it. */
  #heed(failure: Failure): void {
    if (isUnknown(failure)) runInAction(() => (this.referralCode = undefined));
  }
}

const isUnknown = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.code === 'affiliate.unknown';

/** The rules of the fields that the form has; a platform may send rules of others. */
function known(rules: Readonly<Record<string, FieldRule>>): RegistrationRules {
  return Object.fromEntries(
    registerFields.flatMap((field) => {
      const rule = rules[field];
      return rule ? [[field, rule]] : [];
    }),
  );
}
