import { afterEach, expect, test, vi } from 'vitest';
import { refusal, reply } from '../testing/api';
import { faultySite, type FaultySite } from '../testing/faultySite';
import { healthy } from '../testing/healthy';
import { settle } from '../testing/ports';
import { phone, typed } from '../testing/signIn';

const wanted = (action: string) => () => refusal(422, 'verification.required', { action });
const entered = () => reply(healthy['session.login']);

afterEach(() => vi.unstubAllGlobals());

/** A login whose question is open. */
async function askedSite(): Promise<FaultySite> {
  const site = await faultySite();
  site.answer('session.login', wanted('login'), entered);
  return site;
}

test('a call that needs no proof leaves the question of another one open', async () => {
  const { signIn, ...site } = await askedSite();
  const release = site.pause('session.smsCode');
  const sending = signIn.codes.login.send(phone);
  const logging = signIn.login.login.run(typed);
  await settle();
  expect(signIn.human.isOpen).toBe(true);
  await release();
  await sending;
  expect(signIn.human.isOpen).toBe(true);
  signIn.human.slide(7);
  expect(await logging).toMatchObject({ ok: true });
  expect(signIn.human.isOpen).toBe(false);
});

test('of two calls that ask, the later has its question; the earlier one is given up', async () => {
  const { signIn, ...site } = await askedSite();
  site.answer('session.smsCode', wanted('sms'), () => reply({ expiredMinutes: 1 }));
  const logging = signIn.login.login.run(typed);
  await settle();
  const sending = signIn.codes.login.send(phone);
  expect(await logging).toMatchObject({ failure: { kind: 'aborted' } });
  await settle();
  expect([signIn.human.action, signIn.human.status]).toEqual(['sms', 'ready']);
  signIn.human.slide(7);
  await sending;
  expect([signIn.human.isOpen, signIn.codes.login.failure]).toEqual([false, undefined]);
});

test('whoever gives up while the answer is looked at is not asked again', async () => {
  const { signIn, ...site } = await askedSite();
  site.answer('session.login', wanted('login'));
  const logging = signIn.login.login.run(typed);
  await settle();
  const release = site.pause('session.login');
  signIn.human.slide(7);
  await settle();
  signIn.human.giveUp();
  await release();
  expect(await logging).toMatchObject({ failure: { kind: 'aborted' } });
  expect([signIn.human.isOpen, signIn.login.login.isRunning]).toEqual([false, false]);
});

test('a device that may not hash says so instead of working for ever', async () => {
  const { signIn, ...site } = await askedSite();
  void signIn.login.login.run(typed);
  await settle();
  const work = { challenge: 'w1', expiresInSeconds: 120, kind: 'work', salt: 'saltsalt', bits: 2 };
  site.answer('session.humanChallenge', () => reply(work));
  vi.stubGlobal('crypto', {});
  await signIn.human.work();
  expect([signIn.human.status, signIn.human.failure]).toEqual(['failed', { kind: 'insecure' }]);
});

test('whoever closes the question is told that nothing was sent, also while the answer is looked at', async () => {
  const { signIn, ...site } = await askedSite();
  const logging = signIn.login.login.run(typed);
  await settle();
  signIn.human.dismiss();
  const closed = { failure: { kind: 'refused', code: 'verification.closed' } };
  expect(await logging).toMatchObject(closed);
  site.answer('session.login', wanted('login'), wanted('login'));
  const again = signIn.login.login.run(typed);
  await settle();
  const release = site.pause('session.login');
  signIn.human.slide(7);
  await settle();
  signIn.human.dismiss();
  await release();
  expect(await again).toMatchObject(closed);
  expect(signIn.human.isOpen).toBe(false);
});
