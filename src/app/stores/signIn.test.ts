import { describe, expect, test } from 'vitest';
import { isWorkDone, type SessionStart } from '#contract';
import { succeed } from '../data/failure';
import { refusal, reply } from '../testing/api';
import { settle } from '../testing/ports';
import { memberReply, phone, scriptedSignIn, sessionStart, slider, typed } from '../testing/signIn';

const entered = (changes: Partial<SessionStart> = {}) => [
  () => reply(sessionStart(changes)),
  () => reply(memberReply),
];
const paths = (seen: readonly { path: string }[]) => seen.map(({ path }) => path.split('?')[0]);

describe('logging in', () => {
  test('a refusal that asks for a captcha reveals and loads it, at most once a second', async () => {
    const { login, captcha, session, clock, seen } = scriptedSignIn([
      () => refusal(422, 'login.rejected', { captcha: true }),
      () => reply('iVBORw=='),
    ]);
    await login.login.run(typed);
    await settle();
    expect([session.isSignedIn, captcha.isNeeded, captcha.picture.value]).toEqual([false, true, 'iVBORw==']);
    captcha.refresh();
    await settle();
    expect(seen).toHaveLength(2);
    await clock.advance(1_000);
    captcha.refresh();
    await settle();
    expect(seen).toHaveLength(3);
  });

  const locked = () => refusal(429, 'login.locked', {}, { headers: { 'retry-after': '90' } });

  test('a lock says of which name and until when, and is forgotten with the next way in', async () => {
    const { login, clock } = scriptedSignIn([locked, ...entered()]);
    await login.login.run(typed);
    expect(login.lock).toEqual({ username: 'minh', until: clock.now() + 90_000 });
    await login.login.run({ ...typed, username: 'another' });
    expect(login.lock).toBeUndefined();
  });

  test('a lock is tried again once a password was mailed', async () => {
    const { login, passwords } = scriptedSignIn([locked, () => reply({})]);
    await login.login.run(typed);
    await passwords.byEmail.run({ username: 'minh', email: 'minh@example.test' });
    expect([passwords.sentTo, login.lock]).toEqual(['minh@example.test', undefined]);
  });

  test('a lock is gone once a code to the phone changed the password, also when the login after it fails', async () => {
    const { login, passwords } = scriptedSignIn([
      locked,
      () => reply({ username: 'minh' }),
      () => refusal(422, 'login.rejected'),
    ]);
    await login.login.run(typed);
    await passwords.byPhone.run({ ...phone, verificationCode: '123456', newPassword: 'harbour-lantern' });
    expect(login.lock).toBeUndefined();
  });

  test('from a new network it goes on with one more proof', async () => {
    const ticket = {
      ticket: 'k1',
      expiresInSeconds: 300,
      methods: [{ method: 'email' }, { method: 'google' }],
    };
    const { login, session, clock, seen } = scriptedSignIn([
      () => refusal(422, 'login.verifyFirst', ticket),
      () => reply({ expiredMinutes: 1 }),
      () => refusal(422, 'login.proofWrong'),
      ...entered(),
    ]);
    await login.login.run(typed);
    expect([login.proof, login.verification?.ticket]).toEqual(['email', 'k1']);
    await login.proofCodes.send();
    expect(JSON.parse(seen[1]!.body!)).toEqual({ ticket: 'k1', method: 'email' });
    expect(login.proofCodes.resendAt).toBe(clock.now() + 60_000);
    login.choose('google');
    await login.verify.run({ method: 'google', answer: '000000' });
    expect(login.verification).toBeDefined();
    await login.verify.run({ method: 'google', answer: '123456' });
    expect([session.isSignedIn, login.verification]).toEqual([true, undefined]);
  });

  test('a remembered account that the platform forgot is not offered again', async () => {
    const { login } = scriptedSignIn([
      () => reply({ account: 'm***h', leftSeconds: 600 }),
      () => refusal(422, 'login.forgotten'),
    ]);
    await login.remembered.ensure();
    expect(login.remembered.value?.account).toBe('m***h');
    await login.resume.run();
    expect(login.remembered.value).toBeNull();
  });
});

describe('after a login', () => {
  test.each<[string, Partial<SessionStart>, 'username' | 'sms', boolean, unknown]>([
    ['nothing is wanted', {}, 'username', false, undefined],
    [
      'a first login must change',
      { firstTimeLogin: true, forcePasswordChange: true, oldPasswordKnown: true },
      'username',
      false,
      { reason: 'firstLogin', isForced: true, asksOld: false },
    ],
    [
      'an expired password may be kept for now',
      { passwordExpired: true },
      'username',
      false,
      { reason: 'expired', isForced: false, asksOld: true },
    ],
    [
      'unless the brand forces it',
      { passwordExpired: true },
      'username',
      true,
      { reason: 'expired', isForced: true, asksOld: true },
    ],
    ['nobody who came by a code is asked', { passwordExpired: true }, 'sms', true, undefined],
  ])('%s', async (_, start, by, forces, demand) => {
    const { login, passwords, storage } = scriptedSignIn(entered(start), { forcesExpired: () => forces });
    const input =
      by === 'sms'
        ? ({ type: 'sms', ...phone, verificationCode: '123456', remember: false } as const)
        : typed;
    await login.login.run(input);
    expect(passwords.demand).toEqual(demand);
    // A forced change survives a new load of the page; nothing that was typed is kept anywhere.
    expect(storage.read('passwordDemand')).toBe(passwords.demand?.isForced ? JSON.stringify(demand) : null);
    expect(JSON.stringify([...storage.entries])).not.toContain(typed.password);
  });
});

describe('codes', () => {
  test('another is sent no sooner than the platform said, also after a refusal', async () => {
    const { codes, clock, seen } = scriptedSignIn([
      () => refusal(429, 'sms.tooSoon', {}, { headers: { 'retry-after': '40' } }),
      () => reply({ expiredMinutes: 2 }),
    ]);
    await codes.login.send(phone);
    expect([codes.login.resendAt, codes.login.failure?.kind]).toEqual([clock.now() + 40_000, 'limited']);
    await codes.login.send(phone);
    expect(seen).toHaveLength(1);
    await clock.advance(40_000);
    await codes.login.send(phone);
    expect(codes.login.resendAt).toBe(clock.now() + 120_000);
  });

  test("by Firebase the platform gets Firebase's word in place of the code", async () => {
    const asked: unknown[] = [];
    const { codes } = scriptedSignIn([], {
      firebase: () => ({ base: '/firebase', apiKey: 'k' }),
      phoneAuth: {
        send: async (_, number) => (asked.push(number), succeed('info')),
        confirm: async (_, info, code) => (asked.push(info, code), succeed('id-token')),
      },
    });
    await codes.login.send(phone);
    const proof = succeed({ firebaseChannel: 'sms', firebaseIdToken: 'id-token' });
    expect(await codes.prove(phone, '123456')).toEqual(proof);
    expect(asked).toEqual(['+84912345678', 'info', '123456']);
    // Firebase gives its word once for a code; another try asks for it here.
    expect(await codes.prove(phone, '123456')).toEqual(proof);
    expect(asked).toHaveLength(3);
    await codes.prove(phone, '654321');
    expect(asked).toHaveLength(5);
  });
});

describe('human verification', () => {
  test('asks, takes a second puzzle after a wrong answer, and sends the call with the proof', async () => {
    const { codes, human, seen } = scriptedSignIn([
      () => refusal(422, 'verification.required', { action: 'sms' }),
      () => reply(slider('c1')),
      () => refusal(422, 'verification.wrong', { action: 'sms' }),
      () => reply(slider('c2')),
      () => reply({ expiredMinutes: 1 }),
    ]);
    const sending = codes.login.send(phone);
    await settle();
    expect([human.action, human.status, human.isWrong]).toEqual(['sms', 'ready', false]);
    human.slide(100);
    expect(human.status).toBe('checking');
    await settle();
    expect([human.status, human.isWrong, human.puzzle?.challenge]).toEqual(['ready', true, 'c2']);
    human.slide(120);
    await sending;
    expect(JSON.parse(seen[4]!.body!)).toMatchObject({ verification: { challenge: 'c2', answer: '120' } });
    expect([human.isOpen, codes.login.failure]).toEqual([false, undefined]);
  });

  test('lets the device prove it', async () => {
    const { codes, human, seen } = scriptedSignIn([
      () => refusal(422, 'verification.required', { action: 'sms' }),
      () => reply(slider('c1')),
      () => reply({ challenge: 'w1', expiresInSeconds: 120, kind: 'work', salt: 'saltsalt', bits: 4 }),
      () => reply({ expiredMinutes: 1 }),
    ]);
    const sending = codes.login.send(phone);
    await settle();
    await human.work();
    await sending;
    const { verification } = JSON.parse(seen[3]!.body!) as { verification: { answer: string } };
    expect(await isWorkDone('saltsalt', 4, verification.answer)).toBe(true);
  });

  test('given up, nothing is sent and nothing is said to have failed', async () => {
    const { codes, human, seen } = scriptedSignIn([
      () => refusal(422, 'verification.required'),
      () => reply(slider('c1')),
    ]);
    const sending = codes.login.send(phone);
    await settle();
    human.giveUp();
    await sending;
    expect([codes.login.failure, codes.login.resendAt]).toEqual([{ kind: 'aborted' }, undefined]);
    expect(seen).toHaveLength(2);
  });
});

describe('a forgotten password', () => {
  test('by phone signs in with the new one', async () => {
    const { passwords, session, seen } = scriptedSignIn([
      () => reply({ username: 'minh.tran' }),
      ...entered(),
    ]);
    await passwords.byPhone.run({ ...phone, verificationCode: '123456', newPassword: 'harbour-lantern' });
    expect(session.isSignedIn).toBe(true);
    expect(paths(seen)).toEqual([
      '/wps/member/password/verification',
      '/wps/session/login',
      '/wps/member/info',
    ]);
  });

  test('by email says where it went, once the person is verified', async () => {
    const { passwords, human, seen } = scriptedSignIn([
      () => refusal(422, 'verification.required', { action: 'password' }),
      () => reply(slider('c1')),
      () => reply({}),
    ]);
    const asking = passwords.byEmail.run({ username: 'minh', email: 'minh@mail.test' });
    await settle();
    human.slide(10);
    await asking;
    expect(passwords.sentTo).toBe('minh@mail.test');
    expect(seen[2]!.body).toContain('verificationChallenge=c1&verificationAnswer=10');
  });
});
