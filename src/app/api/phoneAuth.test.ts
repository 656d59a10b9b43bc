import { expect, test } from 'vitest';
import { createPhoneAuth } from './phoneAuth';

const firebase = { base: '/firebase', apiKey: 'k' };
const fault = (message: string) => () =>
  Promise.resolve(Response.json({ error: { code: 400, message } }, { status: 400 }));

test.each([
  ['INVALID_PHONE_NUMBER : Not in E.164.', 'sms.numberInvalid'],
  ['MISSING_PHONE_NUMBER', 'sms.numberMissing'],
  ['MISSING_CODE', 'sms.codeMissing'],
  ['CAPTCHA_CHECK_FAILED : Hostname match not found', 'sms.domain'],
  ['MISSING_RECAPTCHA_TOKEN', 'sms.domain'],
  ['QUOTA_EXCEEDED : Exceeded quota.', 'sms.quota'],
  ['OPERATION_NOT_ALLOWED', 'sms.off'],
  ['SOMETHING_NEW', 'unknown'],
])('what Firebase calls %s has words of its own: %s', async (message, code) => {
  const phoneAuth = createPhoneAuth({ fetch: fault(message), isOnline: () => true });
  expect(await phoneAuth.send(firebase, '+84912345678')).toEqual({
    ok: false,
    failure: { kind: 'refused', code },
  });
});

test('too many requests are five minutes to wait', async () => {
  const phoneAuth = createPhoneAuth({ fetch: fault('TOO_MANY_ATTEMPTS_TRY_LATER'), isOnline: () => true });
  expect(await phoneAuth.send(firebase, '+84912345678')).toMatchObject({
    failure: { kind: 'limited', code: 'sms.tooMany', retryAfterSeconds: 300 },
  });
});

test.each([
  ['goes along', () => Promise.resolve('token'), { phoneNumber: '+84912345678', recaptchaToken: 'token' }],
  ['is left out when it does not load', () => Promise.reject(new Error()), { phoneNumber: '+84912345678' }],
])('the token of a captcha %s', async (_, recaptcha, sent) => {
  const bodies: unknown[] = [];
  const phoneAuth = createPhoneAuth({
    fetch: async (_url, { body }) => {
      bodies.push(JSON.parse(body as string));
      return Response.json({ sessionInfo: 'info' });
    },
    isOnline: () => true,
    recaptcha,
  });
  expect(await phoneAuth.send(firebase, '+84912345678')).toEqual({ ok: true, value: 'info' });
  expect(bodies).toEqual([sent]);
});
