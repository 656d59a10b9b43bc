import type { Permission, RefusalCode } from '#contract';
import * as v from 'valibot';
import { fail, succeed, type Failure, type Outcome } from '../data/failure';

/** Where Firebase answers. */
export type Firebase = NonNullable<Permission['info']['phoneAuth']>;

/** Firebase's word that a number is somebody's: the two calls of its Identity Toolkit. */
export interface PhoneAuth {
  /** Sends a code to a number in E.164. Gives Firebase's name for it. */
  send: (firebase: Firebase, phoneNumber: string) => Promise<Outcome<string>>;
  /** Changes a code that was typed for a token that the platform believes. */
  confirm: (firebase: Firebase, sessionInfo: string, code: string) => Promise<Outcome<string>>;
}

export interface PhoneAuthDeps {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  isOnline: () => boolean;
  /** A fresh reCAPTCHA token for a code that is sent, where the brand's Firebase project asks for one. */
  recaptcha?: () => Promise<string>;
  /** Milliseconds a call may take. @default 15000 */
  timeout?: number;
}

const faultBody = v.looseObject({ error: v.looseObject({ message: v.string() }) });

/** What Firebase's errors mean in our words. Source: spec section 8, phone/SMS authentication. */
const codes: Readonly<Record<string, RefusalCode>> = {
  INVALID_PHONE_NUMBER: 'sms.numberInvalid',
  MISSING_PHONE_NUMBER: 'sms.numberMissing',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'sms.tooMany',
  INVALID_CODE: 'sms.codeWrong',
  MISSING_CODE: 'sms.codeMissing',
  SESSION_EXPIRED: 'sms.codeExpired',
  MISSING_SESSION_INFO: 'sms.codeExpired',
  INVALID_SESSION_INFO: 'sms.codeExpired',
  CAPTCHA_CHECK_FAILED: 'sms.domain',
  INVALID_RECAPTCHA_TOKEN: 'sms.domain',
  MISSING_RECAPTCHA_TOKEN: 'sms.domain',
  INVALID_APP_CREDENTIAL: 'sms.domain',
  MISSING_APP_CREDENTIAL: 'sms.domain',
  UNAUTHORIZED_DOMAIN: 'sms.domain',
  QUOTA_EXCEEDED: 'sms.quota',
  OPERATION_NOT_ALLOWED: 'sms.off',
};

export function createPhoneAuth({ fetch, isOnline, recaptcha, timeout = 15_000 }: PhoneAuthDeps): PhoneAuth {
  const call = async <T>(
    { base, apiKey }: Firebase,
    name: string,
    body: unknown,
    read: (reply: unknown) => T | undefined,
  ): Promise<Outcome<T>> => {
    if (!isOnline()) return fail({ kind: 'offline' });
    try {
      const response = await fetch(`${base}/v1/accounts:${name}?key=${encodeURIComponent(apiKey)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        credentials: 'omit',
        cache: 'no-store',
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      const reply: unknown = await response.json().catch(() => undefined);
      if (!response.ok) return fail(faultOf(response.status, reply));
      const value = read(reply);
      return value === undefined ? fail({ kind: 'malformed' }) : succeed(value);
    } catch (error) {
      const isLate = error instanceof DOMException && error.name === 'TimeoutError';
      return fail({ kind: isLate ? 'timeout' : 'network' });
    }
  };
  return {
    send: async (firebase, phoneNumber) => {
      // A captcha that does not load: Firebase says that its token is missing.
      const recaptchaToken = await recaptcha?.().catch(() => undefined);
      const body = { phoneNumber, ...(recaptchaToken !== undefined && { recaptchaToken }) };
      return call(firebase, 'sendVerificationCode', body, textOf('sessionInfo'));
    },
    confirm: (firebase, sessionInfo, code) =>
      call(firebase, 'signInWithPhoneNumber', { sessionInfo, code }, textOf('idToken')),
  };
}

const textOf =
  (name: string) =>
  (reply: unknown): string | undefined => {
    const result = v.safeParse(v.looseObject({ [name]: v.string() }), reply);
    return result.success ? result.output[name] : undefined;
  };

function faultOf(status: number, reply: unknown): Failure {
  const said = v.safeParse(faultBody, reply);
  if (!said.success) return { kind: 'http', status };
  // What follows the name is for developers.
  const [name = ''] = said.output.error.message.split(' ');
  const code = codes[name] ?? 'unknown';
  return code === 'sms.tooMany'
    ? { kind: 'limited', code, retryAfterSeconds: 300 }
    : { kind: 'refused', code };
}
