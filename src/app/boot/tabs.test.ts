import { expect, test } from 'vitest';
import type { SessionStart } from '#contract';
import { reply } from '../testing/api';
import { memberReply, scriptedSignIn, sessionStart, typed } from '../testing/signIn';
import { Lazy } from '../data/lazy';
import { DialogStore } from '../stores/dialogStore';
import { settle } from '../testing/ports';
import { shareSession, type Channel } from './tabs';

/** Tabs that hear each other at once. */
function channels() {
  const listeners: { of: Channel; hear: Parameters<Channel['listen']>[0] }[] = [];
  return (): Channel => {
    const channel: Channel = {
      post: (said) => {
        for (const { of, hear } of listeners) if (of !== channel) hear(structuredClone(said));
      },
      listen: (hear) => listeners.push({ of: channel, hear }),
      close: () => listeners.splice(0, listeners.length, ...listeners.filter(({ of }) => of !== channel)),
    };
    return channel;
  };
}

/** A tab whose platform lets everybody in on these terms. */
function tab(terms: Partial<SessionStart> = {}) {
  const stores = scriptedSignIn([() => reply(sessionStart(terms)), () => reply(memberReply)]);
  const signIn = new Lazy(async () => stores);
  return { ...stores, signIn, dialogs: new DialogStore() };
}

test('a login, a new tab and a logout reach every tab', async () => {
  const open = channels();
  const visitor = () => ({ ...tab(), ...scriptedSignIn([() => reply(memberReply)]) });
  const [a, b] = [visitor(), visitor()];
  const stops = [a, b].map((each) => shareSession(each, open()));
  await a.session.enter(sessionStart());
  expect([b.session.token, b.session.account]).toEqual([a.session.token, 'minh.tran']);

  const c = visitor();
  stops.push(shareSession(c, open()));
  expect(c.session.token).toBe(a.session.token);

  await b.session.enter(sessionStart({ token: 'n'.repeat(43) }));
  expect([a, c].map(({ session }) => session.token)).toEqual(['n'.repeat(43), 'n'.repeat(43)]);

  c.session.leave();
  expect([a, b].map(({ session }) => session.isSignedIn)).toEqual([false, false]);
  for (const stop of stops) stop();
});

test.each(['login', 'register', 'forgot', 'ended', 'changePassword'] as const)(
  'a login elsewhere takes away the dialog: %s',
  async (name) => {
    const open = channels();
    const [a, b] = [tab(), tab()];
    const stops = [a, b].map((each) => shareSession(each, open()));
    b.dialogs.show(name, { kind: 'go', path: '/rng' });
    a.dialogs.show('login');
    await a.login.login.run(typed);
    expect([b.session.isSignedIn, b.dialogs.open, b.dialogs.intent]).toEqual([true, undefined, undefined]);
    expect(a.dialogs.open, 'the tab of the login goes its own way').toBe('login');
    for (const stop of stops) stop();
  },
);

test('a password that has to be chosen first is wanted in every tab, until one has chosen it', async () => {
  const open = channels();
  const terms = { firstTimeLogin: true, forcePasswordChange: true, oldPasswordKnown: true };
  const [a, b] = [tab(terms), tab()];
  const stops = [a, b].map((each) => shareSession(each, open()));
  await (await a.signIn.load()).login.login.run(typed);
  const c = tab();
  stops.push(shareSession(c, open()));
  await settle();
  for (const each of [b, c]) {
    expect(each.passwords.demand).toEqual({ reason: 'firstLogin', isForced: true, asksOld: false });
    expect([each.dialogs.open, each.session.mustChangePassword]).toEqual(['changePassword', true]);
  }
  c.script(() => reply({}));
  await c.passwords.change.run({ newPassword: 'fresh one', confirmNewPassword: 'fresh one' });
  await settle();
  for (const each of [a, b])
    expect([each.passwords.demand, each.dialogs.open, each.session.mustChangePassword]).toEqual([
      undefined,
      undefined,
      false,
    ]);
  expect(c.passwords.demand, 'its own dialog still says that it is done').toBeDefined();
  for (const stop of stops) stop();
});

test('a tab that learns it from a refusal is told that the old password is known', async () => {
  const open = channels();
  const [a, b] = [tab({ passwordDefault: true, forcePasswordChange: true, oldPasswordKnown: true }), tab()];
  await a.login.login.run(typed);
  b.session.adopt(a.session.share()!);
  await b.signIn.load();
  const stops = [a, b].map((each) => shareSession(each, open()));
  await a.signIn.load();
  b.passwords.demandNow();
  await settle();
  expect([a, b].map(({ passwords }) => passwords.demand?.asksOld)).toEqual([false, false]);
  for (const stop of stops) stop();
});
