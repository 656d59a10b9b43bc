import { describe, expect, test } from 'vitest';
import type { FieldRule } from '#contract';
import { succeed } from '../data/failure';
import { refusal, reply } from '../testing/api';
import { settle } from '../testing/ports';
import { memberReply, phone, scriptedSignIn, sessionStart, slider } from '../testing/signIn';

const entered = () => [() => reply(sessionStart()), () => reply(memberReply)];
const paths = (seen: readonly { path: string }[]) => seen.map(({ path }) => path.split('?')[0]);

const rule = (own: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 'LENGTH',
  minLength: 4,
  maxLength: 20,
  ...own,
});

describe('registering', () => {
  const values = { username: 'newcomer', password: 'harbour-lantern', affiliateCode: 'ARUN88' };

  test('goes over the invitation and the human to the account, under one key', async () => {
    const { registration, human, session, seen } = scriptedSignIn([
      () => reply({ code: 'ARUN88' }),
      () => refusal(422, 'verification.required', { action: 'register' }),
      () => reply(slider('c1')),
      ...entered(),
    ]);
    const registering = registration.register.run({ values, method: 'username' });
    await settle();
    expect([registration.step, registration.steps]).toEqual(['human', ['affiliate', 'human']]);
    human.slide(64);
    await registering;
    expect([session.isSignedIn, registration.step, registration.steps]).toEqual([
      true,
      undefined,
      ['affiliate', 'human', 'account'],
    ]);
    const sent = seen.filter(({ path }) => path === '/wps/member/register');
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  test('asks the person first and Firebase then, whose word serves a corrected name', async () => {
    const order: string[] = [];
    const byMobile = { ...phone, username: 'taken', verificationCode: '123456' };
    const { registration, human } = scriptedSignIn(
      [
        () => refusal(422, 'verification.required', { action: 'register' }),
        () => reply(slider('c1')),
        () => (order.push('register'), refusal(409, 'register.taken', { field: 'username' })),
        ...entered(),
      ],
      {
        firebase: () => ({ base: '/firebase', apiKey: 'k' }),
        phoneAuth: {
          send: async () => succeed('info'),
          confirm: async () => (order.push('confirm'), succeed('id-token')),
        },
      },
    );
    const registering = registration.register.run({ values: byMobile, method: 'username' });
    await settle();
    expect([human.action, order]).toEqual(['register', []]);
    human.slide(64);
    await registering;
    expect(order).toEqual(['confirm', 'register']);
    const corrected = { ...byMobile, username: 'newcomer' };
    expect(await registration.register.run({ values: corrected, method: 'username' })).toMatchObject({
      ok: true,
    });
    expect(order).toEqual(['confirm', 'register']);
  });

  test('asks Firebase at once where nobody is asked to be a person', async () => {
    let confirmed = 0;
    const { registration, seen } = scriptedSignIn(
      [() => refusal(422, 'register.field', { field: 'verificationCode' }), ...entered()],
      {
        firebase: () => ({ base: '/firebase', apiKey: 'k' }),
        phoneAuth: {
          send: async () => succeed('info'),
          confirm: async () => ((confirmed += 1), succeed('id-token')),
        },
      },
    );
    const byMobile = { ...phone, verificationCode: '123456' };
    expect(await registration.register.run({ values: byMobile, method: 'mobile' })).toMatchObject({
      ok: true,
    });
    expect([confirmed, paths(seen)]).toEqual([
      1,
      ['/wps/member/register/mobile', '/wps/member/register/mobile', '/wps/member/info'],
    ]);
  });

  test('says with which domain the visitor came, when it asks about an invitation', async () => {
    const { registration, seen } = scriptedSignIn([() => reply({ code: 'ARUN88' })]);
    await registration.checkAffiliate('ARUN88');
    expect(seen[0]?.path).toBe('/wps/agent/affiliate?code=ARUN88&domain=site.test');
  });

  test.each([
    ['register.closed', { captcha: true }, true],
    ['register.field', { field: 'captcha' }, true],
    ['register.field', { field: 'username' }, false],
  ])('a refusal that asks for a captcha is heeded: %s %j', async (code, value, isAsked) => {
    const { registration } = scriptedSignIn([() => refusal(422, code, value)]);
    await registration.register.run({ values: { username: 'newcomer' }, method: 'username' });
    expect(registration.wantsCaptcha).toBe(isAsked);
  });

  test.each([
    ['its own, where that is on', rule({ maxLength: 4 }), { maxLength: 4 }],
    [
      'ours, where it is off',
      rule({ enabled: false, maxLength: 4 }),
      { enabled: true, required: true, maxLength: 16 },
    ],
    ['ours, where there is none', undefined, { enabled: true, required: true, maxLength: 16 }],
  ])('the rule of a captcha that a platform wants is %s', async (_, captcha, expected) => {
    const { registration } = scriptedSignIn([
      () => reply({ username: rule(), ...(captcha && { captcha }) }),
      () => refusal(422, 'register.field', { field: 'captcha' }),
    ]);
    await registration.rules.ensure();
    expect(registration.asked?.captcha).toEqual(captcha);
    await registration.register.run({ values: { username: 'newcomer' }, method: 'username' });
    expect(registration.asked?.captcha).toMatchObject(expected);
    expect(registration.asked?.username).toEqual(rule());
  });

  test.each(['affiliate.unknown', 'affiliate.ended'])(
    'an invitation of the address that is none, or has ended, does not keep anybody out: %s',
    async (code) => {
      const { registration, seen } = scriptedSignIn([() => refusal(422, code), ...entered()], {
        referralCode: 'GONE',
      });
      const { affiliateCode: _, ...rest } = values;
      await registration.register.run({ values: rest, method: 'mobile' });
      expect([registration.register.failure, registration.referralCode]).toEqual([
        expect.objectContaining({ code }),
        undefined,
      ]);
      expect(await registration.register.run({ values: rest, method: 'mobile' })).toMatchObject({ ok: true });
      expect(paths(seen)).toEqual([
        '/wps/agent/affiliate',
        '/wps/member/register/mobile',
        '/wps/member/info',
      ]);
    },
  );

  test('back to the form: nothing failed', async () => {
    const { registration, human } = scriptedSignIn([
      () => refusal(422, 'verification.required', { action: 'register' }),
      () => reply(slider('c1')),
    ]);
    const registering = registration.register.run({ values: { username: 'newcomer' }, method: 'username' });
    await settle();
    registration.goBack();
    await registering;
    expect([registration.step, human.isOpen, registration.register.failure]).toEqual([
      undefined,
      false,
      { kind: 'aborted' },
    ]);
  });
});
