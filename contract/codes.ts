import * as v from 'valibot';
import { defineCall } from './call';
import { humanProof } from './human';
import { typed } from './values';

/** What a code by message is for. A code of one purpose opens nothing else. */
export const codePurposes = ['login', 'password'] as const;

/** A code is on its way, or would be if the number or address were one that the platform knows: it does not say. */
export const codeSent = v.looseObject({
  /** Minutes for which the button that sends counts down. Source: spec section 4. */
  expiredMinutes: v.pipe(v.number(), v.minValue(0)),
  /** Minutes for which the code works; at least `expiredMinutes`. */
  validMinutes: v.optional(v.pipe(v.number(), v.minValue(0))),
});
export type CodeSent = v.InferOutput<typeof codeSent>;

const sendRefusals = [
  'sms.tooSoon',
  'sms.tooMany',
  'sms.numberInvalid',
  'sms.off',
  'verification.required',
  'verification.wrong',
] as const;

export const codeCalls = {
  smsCode: defineCall({
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    module: 'VER_SMS_NOLOGIN',
    refusals: sendRefusals,
    assumed: ['module', 'request'],
    request: v.strictObject({
      mobileNum: typed(32),
      /** With its plus sign, as the country list gives it. */
      countryDialingCode: typed(8),
      /** `login` for the sms tab, `password` for a forgotten password. */
      purpose: v.optional(v.picklist(codePurposes), 'login'),
      verification: v.optional(humanProof),
    }),
    reply: codeSent,
  }),
  registerSmsCode: defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_sendRegPhoneCode',
    module: 'MCSFE_sendRegPhoneCode',
    refusals: sendRefusals,
    assumed: ['method', 'path', 'module', 'reply'],
    request: v.strictObject({
      countryDialingCode: typed(8),
      mobileNo: typed(32),
      /** The register type of the form: `register` or `registerMobile`. */
      regType: typed(32),
      verification: v.optional(humanProof),
    }),
    reply: codeSent,
  }),
} as const;
