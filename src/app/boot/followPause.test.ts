import { configure } from 'mobx';
import { expect, test } from 'vitest';
import { MemberStore } from '../stores/memberStore';
import { reply, scriptedApi } from '../testing/api';
import { settle } from '../testing/ports';
import { memberReply } from '../testing/signIn';
import { refreshFor } from './followLive';
import { followPause } from './followPause';

configure({ computedRequiresReaction: false });

const hour = 3_600_000;

function member(...replies: object[]) {
  const { api, clock, script, seen } = scriptedApi();
  script(...replies.map((more) => () => reply({ ...memberReply, ...more })));
  return { member: new MemberStore({ api, clock }), clock, seen };
}

test('the header asks again when a break is over, also after a longer while than a timer holds', async () => {
  const pauseEndsAt = new Date(Date.UTC(2026, 0, 1) + 30 * 24 * hour).toISOString();
  const made = member({ pause: 'exclusion', pauseEndsAt }, {});
  const stop = followPause(made, made.clock);
  await made.member.info.ensure();
  await made.clock.advance(30 * 24 * hour - 1);
  expect([made.seen.length, made.member.info.value?.pause]).toEqual([1, 'exclusion']);
  await made.clock.advance(2);
  await settle();
  expect([made.seen.length, made.member.info.value?.pause]).toEqual([2, undefined]);
  expect(made.seen.at(-1)?.headers['x-background'], 'it does not keep the session alive').toBe('1');
  stop();
  expect(made.clock.pending).toBe(0);
});

test('a platform whose clock is behind is asked again in a while, not all the time', async () => {
  const pauseEndsAt = new Date(Date.UTC(2026, 0, 1) + hour).toISOString();
  const paused = { pause: 'break', pauseEndsAt };
  const made = member(paused, paused, paused, {});
  const stop = followPause(made, made.clock);
  await made.member.info.ensure();
  await made.clock.advance(hour + 1);
  await settle();
  expect(made.seen).toHaveLength(2);
  await made.clock.advance(4_000);
  await settle();
  expect(made.seen).toHaveLength(2);
  await made.clock.advance(1_000);
  await settle();
  await made.clock.advance(5_000);
  await settle();
  expect([made.seen.length, made.member.info.value?.pause]).toEqual([4, undefined]);
  stop();
});

test.each(['play', 'all'] as const)('the header asks again whether play is paused at %s', async (topic) => {
  const { member: store, seen } = member({}, { pause: 'break' }, {});
  const stores = {
    member: store,
    session: { isSignedIn: true },
    wallet: { balance: { status: 'idle' } },
    scope: { emit: () => undefined },
  } as unknown as Parameters<typeof refreshFor>[0];
  await store.info.ensure();
  refreshFor(stores, 'balance');
  expect(seen).toHaveLength(1);
  refreshFor(stores, topic);
  await settle();
  expect(store.info.value?.pause).toBe('break');
});
