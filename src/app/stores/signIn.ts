import type { Permission } from '#contract';
import type { Api } from '../api/client';
import type { PhoneAuth } from '../api/phoneAuth';
import type { Clock, Random, Storage } from '../data/ports';
import { CaptchaStore } from './captchaStore';
import { HumanStore } from './humanStore';
import { LoginStore } from './loginStore';
import { PasswordStore } from './passwordStore';
import { PhoneCodes } from './phoneCodes';
import { RegistrationStore } from './registrationStore';
import type { SessionStore } from './sessionStore';

export interface SignInDeps {
  api: Pick<Api, 'start' | 'session'>;
  clock: Clock;
  random: Random;
  sessionStorage: Storage;
  session: SessionStore;
  phoneAuth: PhoneAuth;
  firebase: () => Permission['info']['phoneAuth'];
  forcesExpired: () => boolean;
  place: () => { registerUrl: string; domain: string };
  referralCode: string | undefined;
}

/** Every way in, and what it needs. Fetched when a dialog is near: the first screen does without. */
export interface SignIn {
  readonly human: HumanStore;
  readonly captcha: CaptchaStore;
  readonly codes: PhoneCodes;
  readonly login: LoginStore;
  readonly passwords: PasswordStore;
  readonly registration: RegistrationStore;
}

export function createSignIn(deps: SignInDeps): SignIn {
  const { api, clock, sessionStorage: storage } = deps;
  const human = new HumanStore(api);
  const captcha = new CaptchaStore({ api, clock });
  const codes = new PhoneCodes({ ...deps, human });
  const passwords: PasswordStore = new PasswordStore({ ...deps, human, storage, login: () => login });
  const login = new LoginStore({
    ...deps,
    human,
    captcha,
    codes,
    onEntered: (start, by) => passwords.demandAfter(start, by),
  });
  passwords.restore();
  const registration = new RegistrationStore({ ...deps, storage, human, captcha, codes });
  return { human, captcha, codes, login, passwords, registration };
}
