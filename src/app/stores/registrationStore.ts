import { actionBound, makeObservable, observableRef, runInAction } from 'mobx';
import {
  registerFields,
  registerRefusal,
  startCalls,
  type FieldRule,
  type HumanProof,
  type RegisterField,
  type RequestOf,
  type SessionStart,
  type Contract,
} from '#contract';
import * as v from 'valibot';
import type { Api } from '../api/client';
import { succeed, type Failure, type Outcome } from '../data/failure';
import { parsed } from '../data/parsed';
import type { Clock, Random, Storage } from '../data/ports';
import { Resource } from '../data/resource';
import { Task } from '../data/task';
import { asksForCaptcha, type CaptchaStore } from './captchaStore';
import type { HumanStore } from './humanStore';
import type { PhoneCodes, PhoneProof } from './phoneCodes';
import type { SessionStore } from './sessionStore';
import type { RegisterMethod } from './startStore';

export type RegistrationRules = Partial<Record<RegisterField, FieldRule>>;

/** What a form of a new account holds: the fields that were shown, and the country of the number. */
export type RegisterInput = Partial<Record<RegisterField | 'countryDialingCode', string>>;

/** Where a registration is after its form was sent. Source: spec section 4, registration. */
export type RegisterStep = 'affiliate' | 'human' | 'account';

/** Nobody gave the code out; its link has ended or is paused. */
export type AffiliateRefusal = 'affiliate.unknown' | 'affiliate.ended';

type Request = RequestOf<Contract['session']['register']>;

export interface RegistrationDeps {
  api: Pick<Api, 'start' | 'session'>;
  clock: Clock;
  random: Random;
  /** Lives as long as the tab. */
  storage: Storage;
  session: SessionStore;
  human: HumanStore;
  captcha: CaptchaStore;
  codes: PhoneCodes;
  /** Where the visitor is: the platform counts registrations by address. */
  place: () => { registerUrl: string; domain: string };
  /** The code of the link that the visitor came by. Source: spec section 3, register user form. */
  referralCode: string | undefined;
}

/** The rule of a captcha that the platform asks for without having a rule of it: an answer is needed, whatever it is. */
const captchaRule: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 'LENGTH',
  minLength: 1,
  maxLength: 16,
};

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
  affiliate: 'unknown' | 'checking' | 'valid' | AffiliateRefusal = 'unknown';
  /** The platform refused a form for want of a captcha, whatever its rules say. */
  wantsCaptcha = false;
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
      wantsCaptcha: observableRef,
      referralCode: observableRef,
      goBack: actionBound,
    });
  }

  /** The rules of the form: those of the platform, and one of a captcha where a refusal alone asks for it. */
  get asked(): RegistrationRules | undefined {
    const { value } = this.rules;
    return value && this.wantsCaptcha && !value.captcha?.enabled ? { ...value, captcha: captchaRule } : value;
  }

  /** Asks whether an invitation code is one, when its field is left. Not knowing is no fault: the form goes on. */
  async checkAffiliate(code: string): Promise<void> {
    this.#checked = code;
    runInAction(() => (this.affiliate = code === '' ? 'unknown' : 'checking'));
    if (code === '') return;
    const { api, place } = this.#deps;
    const outcome = await api.session.affiliate({ code, domain: place().domain });
    if (this.#checked !== code) return;
    runInAction(
      () => (this.affiliate = outcome.ok ? 'valid' : (affiliateRefusal(outcome.failure) ?? 'unknown')),
    );
  }

  /** Shows the form again, as it was. */
  goBack(): void {
    this.step = undefined;
    this.#deps.human.giveUp();
  }

  async #run(values: RegisterInput, method: RegisterMethod, key: string): Promise<Outcome<SessionStart>> {
    const { api, human, captcha, codes, session, place } = this.#deps;
    runInAction(() => (this.steps = []));
    const code = values.affiliateCode ?? this.referralCode;
    if (code) {
      this.#go('affiliate');
      const outcome = await api.session.affiliate({ code, domain: place().domain });
      if (!outcome.ok) return outcome;
    }
    const { verificationCode = '', ...rest } = values;
    const fields: Request = {
      ...rest,
      ...(this.referralCode !== undefined && { referralCode: this.referralCode }),
      ...place(),
      login: true,
      registerMethod: 'WEB',
    };
    const send = method === 'mobile' ? api.session.registerMobile : api.session.register;
    const { mobileNum, countryDialingCode = '' } = values;
    const phone = mobileNum && verificationCode ? { mobileNum, countryDialingCode } : undefined;
    const instead = this.asked?.captcha?.enabled ? await captcha.prove('register') : succeed(undefined);
    if (!instead.ok) return instead;
    const tell = async (
      verification: HumanProof | undefined = instead.value,
    ): Promise<Outcome<SessionStart>> => {
      if (verification) this.#go('account');
      const put = (proof?: PhoneProof) => send({ ...fields, ...proof, verification }, { key });
      if (!phone) return put();
      const known = codes.proofOf(phone, verificationCode);
      if (known) return put(known);
      // The person comes before the number: Firebase is asked when nothing else is missing.
      const outcome = verification ? undefined : await put();
      if (outcome && !wantsNumber(outcome)) return outcome;
      const proof = await codes.prove(phone, verificationCode);
      return proof.ok ? put(proof.value) : proof;
    };
    const outcome = await human.prove('register', tell, () => this.#go('human'));
    return outcome.ok ? session.enter(outcome.value) : outcome;
  }

  #go(step: RegisterStep): void {
    runInAction(() => {
      this.step = step;
      if (!this.steps.includes(step)) this.steps = [...this.steps, step];
    });
  }

  #heed(failure: Failure): void {
    // A code of a link that is no code must not keep anybody out: the next try goes without it.
    if (affiliateRefusal(failure)) runInAction(() => (this.referralCode = undefined));
    if (asksForCaptcha(failure)) runInAction(() => (this.wantsCaptcha = true));
  }
}

/** Whether all that the platform misses is the proof of the number. */
function wantsNumber(outcome: Outcome<unknown>): boolean {
  if (outcome.ok || outcome.failure.kind !== 'refused') return false;
  const { code, value } = outcome.failure;
  const said = v.safeParse(registerRefusal, value);
  return code === 'register.field' && said.success && said.output.field === 'verificationCode';
}

/** What is wrong with an invitation; undefined where it is something else. */
function affiliateRefusal(failure: Failure): AffiliateRefusal | undefined {
  const code = failure.kind === 'refused' ? failure.code : undefined;
  return code === 'affiliate.unknown' || code === 'affiliate.ended' ? code : undefined;
}

/** The rules of the fields that the form has; a platform may send rules of others. */
function known(rules: Readonly<Record<string, FieldRule>>): RegistrationRules {
  return Object.fromEntries(
    registerFields.flatMap((field) => {
      const rule = rules[field];
      return rule ? [[field, rule]] : [];
    }),
  );
}
