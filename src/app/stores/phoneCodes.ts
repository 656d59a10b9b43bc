import type { CodeSent, Permission } from '#contract';
import type { Api } from '../api/client';
import type { PhoneAuth } from '../api/phoneAuth';
import { succeed, type Outcome } from '../data/failure';
import type { Clock, Random } from '../data/ports';
import { CodeSender } from './codeSender';
import type { HumanStore } from './humanStore';

/** A telephone number as the platform takes it. */
export interface PhoneNumber {
  /** Digits only, as used within the country. */
  mobileNum: string;
  /** With its plus sign, such as `+84`. */
  countryDialingCode: string;
}

/** What proves that a number is the person's: a code of the platform, or Firebase's word. */
export type PhoneProof = { verificationCode: string } | { firebaseChannel: 'sms'; firebaseIdToken: string };

export interface PhoneCodesDeps {
  api: Pick<Api, 'session'>;
  clock: Clock;
  random: Random;
  human: HumanStore;
  phoneAuth: PhoneAuth;
  /** Where Firebase answers, when the platform leaves the codes to it. */
  firebase: () => Permission['info']['phoneAuth'];
}

/** Minutes until another code may be asked of Firebase. Source: spec section 9. */
const firebaseMinutes = 1;

/** Codes to telephones: for the sms login, for registering and for a forgotten password. */
export class PhoneCodes {
  readonly login: CodeSender<PhoneNumber>;
  readonly register: CodeSender<PhoneNumber & { regType: 'register' | 'registerMobile' }>;
  readonly password: CodeSender<PhoneNumber>;
  readonly #deps: PhoneCodesDeps;
  /** Firebase's names for the codes that it sent, by number. */
  readonly #sent = new Map<string, string>();
  /** Firebase's word for a code, which it gives once: whoever corrects another field needs it again. By number. */
  readonly #proven = new Map<string, { code: string; proof: PhoneProof }>();

  constructor(deps: PhoneCodesDeps) {
    this.#deps = deps;
    const { api, clock, random, human } = deps;
    this.login = new CodeSender({
      clock,
      random,
      send: (to) => this.#byFirebase(to) ?? this.#byPlatform(to, 'login'),
    });
    this.password = new CodeSender({ clock, random, send: (to) => this.#byPlatform(to, 'password') });
    this.register = new CodeSender({
      clock,
      random,
      send: ({ regType, ...to }) =>
        this.#byFirebase(to) ??
        human.prove('sms', (verification) =>
          api.session.registerSmsCode({
            countryDialingCode: to.countryDialingCode,
            mobileNo: to.mobileNum,
            regType,
            verification,
          }),
        ),
    });
  }

  /** What goes into a login or a registration for a code that was typed. The same code gives the same proof. */
  async prove(to: PhoneNumber, verificationCode: string): Promise<Outcome<PhoneProof>> {
    const known = this.proofOf(to, verificationCode);
    const firebase = this.#deps.firebase();
    if (known || !firebase) return succeed(known ?? { verificationCode });
    const number = fullNumber(to);
    const sent = this.#sent.get(number) ?? '';
    const outcome = await this.#deps.phoneAuth.confirm(firebase, sent, verificationCode);
    if (!outcome.ok) return outcome;
    const proof: PhoneProof = { firebaseChannel: 'sms', firebaseIdToken: outcome.value };
    this.#proven.set(number, { code: verificationCode, proof });
    return succeed(proof);
  }

  /** The proof as far as it is known without asking anybody. */
  proofOf(to: PhoneNumber, verificationCode: string): PhoneProof | undefined {
    if (!this.#deps.firebase()) return { verificationCode };
    const known = this.#proven.get(fullNumber(to));
    return known?.code === verificationCode ? known.proof : undefined;
  }

  #byPlatform(to: PhoneNumber, purpose: 'login' | 'password'): Promise<Outcome<CodeSent>> {
    const { api, human } = this.#deps;
    return human.prove('sms', (verification) => api.session.smsCode({ ...to, purpose, verification }));
  }

  #byFirebase(to: PhoneNumber): Promise<Outcome<CodeSent>> | undefined {
    const firebase = this.#deps.firebase();
    if (!firebase) return undefined;
    return this.#deps.phoneAuth.send(firebase, fullNumber(to)).then((outcome) => {
      if (!outcome.ok) return outcome;
      this.#sent.set(fullNumber(to), outcome.value);
      this.#proven.delete(fullNumber(to));
      return succeed({ expiredMinutes: firebaseMinutes });
    });
  }
}

/** In E.164, which is what both together are; a number that a form could not read yet may have its code already. */
const fullNumber = ({ mobileNum, countryDialingCode }: PhoneNumber): string =>
  mobileNum.startsWith('+') ? mobileNum : countryDialingCode + mobileNum;
