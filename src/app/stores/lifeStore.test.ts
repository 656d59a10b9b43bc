import { expect, test } from 'vitest';
import { succeed } from '../data/failure';
import { reply, refusal, scriptedApi, type Answer } from '../testing/api';
import { CountingRandom, MapStorage } from '../testing/ports';
import { memberReply, sessionStart } from '../testing/signIn';
import { LifeStore } from './lifeStore';
import { MemberStore } from './memberStore';
import { SessionStore } from './sessionStore';

/** A session of 15 minutes whose platform answers as the test says. */
async function makeLife(...answers: Answer[]) {
  const made: { session?: SessionStore } = {};
  const wire = scriptedApi({
    token: () => made.session?.token ?? null,
    onLife: (life) => made.session?.updateExpiry(life),
    onFailure: (failure) => {
      if (failure.kind === 'session') made.session?.end(failure.code);
    },
  });
  const ports = { api: wire.api, clock: wire.clock, random: new CountingRandom() };
  const session = new SessionStore({
    ...ports,
    memberInfo: new MemberStore(ports).info,
    storage: new MapStorage(),
    merchantCode: 'aurora',
    freePlayProof: async () => succeed({ os: '', Encryption: '' }),
  });
  made.session = session;
  wire.script(() => reply(memberReply, { headers: life(900, 43_200) }), ...answers);
  const store = new LifeStore({ ...ports, session });
  const stop = store.start();
  await session.enter(sessionStart({ idleSeconds: 900, leftSeconds: 43_200 }));
  return { store, session, stop, ...wire };
}
const life = (idle: number, left: number) => ({
  'x-session-idle': String(idle),
  'x-session-left': String(left),
});
const state =
  (idle: number, left = 40_000): Answer =>
  () =>
    reply({ idleSeconds: idle, leftSeconds: left }, { headers: life(idle, left) });

test('warns after 13 of 15 minutes, having asked without keeping the session', async () => {
  const { store, clock, seen, stop } = await makeLife(state(120));
  await clock.advance(13 * 60_000 - 1);
  expect([store.endsAt, seen.length]).toEqual([undefined, 1]);
  await clock.advance(1);
  expect(seen[1]!.headers['x-background']).toBe('1');
  expect([store.endsAt, store.idleMinutes]).toEqual([clock.now() + 120_000, 15]);
  stop();
  expect(clock.pending).toBe(0);
});

test('does not warn while another tab keeps the session, and stops when one does', async () => {
  const { store, clock, stop } = await makeLife(state(800), state(119), state(900));
  await clock.advance(13 * 60_000);
  expect(store.endsAt).toBeUndefined();
  await clock.advance(680_000);
  expect(store.endsAt).toBe(clock.now() + 119_000);
  await clock.advance(3_000);
  expect(store.endsAt).toBeUndefined();
  stop();
});

test('to stay counts as activity', async () => {
  const { store, clock, seen, stop } = await makeLife(state(120), state(900));
  await clock.advance(13 * 60_000);
  await store.stay.run();
  expect(seen.at(-1)!.headers['x-background']).toBeUndefined();
  expect(store.endsAt).toBeUndefined();
  stop();
});

test('learns the end from the platform, which says why', async () => {
  const { store, session, clock, stop } = await makeLife(state(120), () => refusal(401, 'session.idle'));
  await clock.advance(13 * 60_000);
  await clock.advance(3_000);
  expect([session.isSignedIn, session.ended, store.endsAt]).toEqual([false, 'session.idle', undefined]);
  stop();
});

test('hears a platform that says so in the reply only', async () => {
  const { store, clock, stop } = await makeLife(
    () => reply({ idleSeconds: 120, leftSeconds: 40_000 }),
    () => reply({ idleSeconds: 900, leftSeconds: 39_000 }),
  );
  await clock.advance(13 * 60_000);
  expect(store.endsAt).toBe(clock.now() + 120_000);
  await store.stay.run();
  expect(store.endsAt).toBeUndefined();
  stop();
});

test('asks seldom once the session should be over and nobody answers, and hardly more near its longest life', async () => {
  const lost = await makeLife(state(120), () => new Response('', { status: 404 }));
  await lost.clock.advance(15 * 60_000);
  const before = lost.seen.length;
  await lost.clock.advance(10 * 60_000);
  expect(lost.seen.length - before).toBeLessThan(25);
  lost.stop();

  const { store, clock, seen, stop } = await makeLife(state(900, 120), state(900, 60));
  await clock.advance(13 * 60_000);
  const asked = seen.length;
  await clock.advance(30_000);
  expect([store.endsAt, seen.length - asked]).toEqual([undefined, 10]);
  stop();
});
