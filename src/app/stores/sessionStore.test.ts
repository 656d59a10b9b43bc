import { describe, expect, test } from 'vitest';
import { succeed } from '../data/failure';
import { refusal, reply, scriptedApi, type Answer } from '../testing/api';
import { CountingRandom, MapStorage, settle } from '../testing/ports';
import { SessionStore } from './sessionStore';

const token = 't'.repeat(43);
const member = (type: number) => ({
  nickname: 'Minh',
  account: 'minh.tran',
  id: '7',
  type,
  memberLabel: [{ labelName: 'VIP 4' }],
});
const credentials = { type: 'username', username: 'minh.tran', password: 'secret-of-the-test' } as const;

function makeSession(...answers: Answer[]) {
  const wire = scriptedApi();
  wire.script(...answers);
  const storage = new MapStorage();
  const session = new SessionStore({
    api: wire.api,
    clock: wire.clock,
    random: new CountingRandom(),
    storage,
    merchantCode: 'aurora',
    freePlayProof: async () => succeed('cHJvb2Y='),
  });
  return { session, storage, ...wire };
}

describe('signing in', () => {
  test('keeps the session under the keys of the specification, and never a password', async () => {
    const { session, storage } = makeSession(
      () => reply({ token }),
      () => reply(member(0)),
    );
    session.restore();
    await session.login.run(credentials);
    expect(Object.fromEntries(storage.entries)).toEqual({
      token,
      isAgent: '0',
      account: 'minh.tran',
      merchant: 'aurora',
      merchantCode: 'aurora',
      memberLabel: '["VIP 4"]',
      customerId: '7',
    });
  });

  test.each([
    [0, true, false],
    [1, true, true],
    [2, true, true],
    [41, true, true],
    [42, true, true],
    [4, false, false],
  ])('user type %i: member centre %s, agent centre %s', async (type, memberCentre, agentCentre) => {
    const { session } = makeSession(
      () => reply({ token }),
      () => reply(member(type)),
    );
    await session.login.run(credentials);
    expect([session.mayOpenMemberCentre, session.mayOpenAgentCentre]).toEqual([memberCentre, agentCentre]);
  });

  test('a refusal that asks for a captcha reveals and loads it', async () => {
    const { session } = makeSession(
      () => refusal(422, 'login.rejected', { captcha: true }),
      () => reply('iVBORw=='),
    );
    await session.login.run(credentials);
    await settle();
    expect([session.isSignedIn, session.needsCaptcha, session.captcha.value]).toEqual([
      false,
      true,
      'iVBORw==',
    ]);
  });

  test('a refusal without the flag shows no captcha', async () => {
    const { session } = makeSession(() => refusal(422, 'login.rejected'));
    await session.login.run(credentials);
    expect(session.needsCaptcha).toBe(false);
  });

  test('leaves nothing behind when the account cannot be read', async () => {
    const { session, storage } = makeSession(
      () => reply({ token }),
      () => refusal(403, 'permission.denied'),
    );
    expect(await session.login.run(credentials)).toMatchObject({ ok: false });
    expect([session.isSignedIn, storage.read('token')]).toEqual([false, null]);
  });
});

describe('signing out', () => {
  test('clears the person and keeps the merchant, whatever the platform says', async () => {
    const { session, storage } = makeSession(
      () => reply({ token }),
      () => reply(member(0)),
      () => refusal(401, 'session.ended'),
    );
    session.restore();
    await session.login.run(credentials);
    await session.logout.run();
    expect(session.isSignedIn).toBe(false);
    expect([...storage.entries.keys()].sort()).toEqual(['merchant', 'merchantCode']);
  });

  test('several refusals end one session once', async () => {
    const { session } = makeSession(
      () => reply({ token }),
      () => reply(member(0)),
    );
    await session.login.run(credentials);
    session.end('session.elsewhere');
    session.end('session.ended');
    expect([session.isSignedIn, session.ended]).toEqual([false, 'session.elsewhere']);
  });
});

test('a new page of the same tab takes the session up; a broken type opens no centre', () => {
  const { session, storage } = makeSession();
  storage.write('token', token);
  storage.write('isAgent', 'admin');
  session.restore();
  expect([session.isSignedIn, session.mayOpenAgentCentre, session.mayOpenMemberCentre]).toEqual([
    true,
    false,
    false,
  ]);
});
