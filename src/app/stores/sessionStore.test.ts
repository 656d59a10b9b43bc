import { describe, expect, test } from 'vitest';
import { succeed } from '../data/failure';
import type { SessionStart } from '#contract';
import { refusal, reply, scriptedApi, type Answer } from '../testing/api';
import { CountingRandom, MapStorage } from '../testing/ports';
import { MemberStore } from './memberStore';
import { SessionStore } from './sessionStore';

const token = 't'.repeat(43);
const member = (type: number) => ({
  nickname: 'Minh',
  account: 'minh.tran',
  id: '7',
  type,
  memberLabel: [{ labelName: 'VIP 4' }],
});
const start: SessionStart = {
  token,
  firstTimeLogin: false,
  passwordExpired: false,
  passwordDefault: false,
  forcePasswordChange: false,
  oldPasswordKnown: false,
};

function makeSession(...answers: Answer[]) {
  const wire = scriptedApi();
  wire.script(...answers);
  const storage = new MapStorage();
  const session = new SessionStore({
    api: wire.api,
    clock: wire.clock,
    memberInfo: new MemberStore(wire).info,
    random: new CountingRandom(),
    storage,
    merchantCode: 'aurora',
    freePlayProof: async () => succeed({ os: 'Linux', Encryption: 'cHJvb2Y=' }),
  });
  return { session, storage, ...wire };
}

describe('signing in', () => {
  test('keeps the session under the keys of the specification, and never a password', async () => {
    const { session, storage } = makeSession(() => reply(member(0)));
    session.restore();
    await session.enter(start);
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
    const { session } = makeSession(() => reply(member(type)));
    await session.enter(start);
    expect([session.mayOpenMemberCentre, session.mayOpenAgentCentre]).toEqual([memberCentre, agentCentre]);
  });

  test('leaves nothing behind when the account cannot be read', async () => {
    const { session, storage } = makeSession(() => refusal(403, 'permission.denied'));
    expect(await session.enter(start)).toMatchObject({ ok: false });
    expect([session.isSignedIn, storage.read('token')]).toEqual([false, null]);
  });
});

describe('signing out', () => {
  test('clears the person and keeps the merchant, whatever the platform says', async () => {
    const { session, storage } = makeSession(
      () => reply(member(0)),
      () => refusal(401, 'session.ended'),
    );
    session.restore();
    await session.enter(start);
    await session.logout.run();
    expect(session.isSignedIn).toBe(false);
    expect([...storage.entries.keys()].sort()).toEqual(['merchant', 'merchantCode']);
  });

  test('several refusals end one session once', async () => {
    const { session } = makeSession(() => reply(member(0)));
    await session.enter(start);
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

describe('tabs of one browser', () => {
  test('one takes up the session of another, and of a newer one after it', async () => {
    const { session } = makeSession(() => reply(member(0)));
    const other = makeSession();
    await session.enter(start);
    other.session.adopt(session.share()!);
    expect([other.session.token, other.session.account, other.session.mayOpenMemberCentre]).toEqual([
      token,
      'minh.tran',
      true,
    ]);
    other.session.adopt({ token: 'n'.repeat(43), isAgent: '4', account: 'guest' });
    expect(Object.fromEntries(other.storage.entries)).toMatchObject({ isAgent: '4', account: 'guest' });
    expect([other.session.isTrial, other.storage.read('customerId')]).toEqual([true, null]);
  });

  test('one is signed out with the other, and nobody is told that the session ended', async () => {
    const { session, storage } = makeSession(() => reply(member(0)));
    await session.enter(start);
    session.leave();
    expect([session.isSignedIn, session.ended, storage.read('token')]).toEqual([false, undefined, null]);
  });
});
