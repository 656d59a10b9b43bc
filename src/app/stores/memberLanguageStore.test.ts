import { configure } from 'mobx';
import { expect, test } from 'vitest';
import { refusal, reply } from '../testing/api';
import { faultySite, signedIn, type FaultySite } from '../testing/faultySite';
import { settle } from '../testing/ports';

// Nothing observes what a test reads.
configure({ computedRequiresReaction: false });

const call = 'start.updateLanguage';
const told = ({ seen }: FaultySite): number => seen.filter((name) => name === call).length;

async function followed(): Promise<FaultySite> {
  const site = await faultySite();
  (await site.stores.memberLanguage.load()).start();
  return site;
}

test('the platform hears what somebody who is signed in chooses, and of nobody else', async () => {
  const site = await followed();
  const { locale, session, memberLanguage } = site.stores;
  await locale.switchTo('vi');
  await settle();
  expect(told(site)).toBe(0);
  await signedIn(site);
  expect(told(site)).toBe(0);
  await locale.switchTo('th');
  await settle();
  expect([told(site), memberLanguage.ready.told]).toEqual([1, 'th']);
  session.leave();
  await locale.switchTo('ja');
  await settle();
  expect([told(site), memberLanguage.ready.told]).toEqual([1, undefined]);
});

test('the site speaks the language at once, while the platform is still being told', async () => {
  const site = await followed();
  await signedIn(site);
  const release = site.pause(call);
  await site.stores.locale.switchTo('vi');
  expect([site.stores.locale.tag, site.stores.locale.isSwitching]).toEqual(['vi', false]);
  expect(site.stores.memberLanguage.ready.isTelling).toBe(true);
  await release();
  expect(site.stores.memberLanguage.ready.told).toBe('vi');
});

test('of two quick choices the later one counts, however the replies come', async () => {
  const site = await followed();
  await signedIn(site);
  const release = site.pause(call);
  await site.stores.locale.switchTo('vi');
  await site.stores.locale.switchTo('th');
  await release();
  expect([told(site), site.stores.memberLanguage.ready.told]).toEqual([2, 'th']);
});

test('a platform that did not hear is told again twice, and then left alone', async () => {
  const site = await followed();
  await signedIn(site);
  site.answer(call, () => refusal(500, 'server'));
  await site.stores.locale.switchTo('vi');
  await settle();
  expect(site.stores.locale.hasFailed).toBe(false);
  await site.clock.advance(29_000);
  expect(told(site)).toBe(1);
  await site.clock.advance(1_000);
  expect(told(site)).toBe(2);
  await site.clock.advance(3_600_000);
  expect(told(site)).toBe(3);
});

test('what one person chose is not told of the next', async () => {
  const site = await followed();
  await signedIn(site);
  site.answer(
    call,
    () => refusal(500, 'server'),
    () => reply({}),
  );
  await site.stores.locale.switchTo('vi');
  await settle();
  site.stores.session.leave();
  await signedIn(site);
  await site.clock.advance(3_600_000);
  expect(told(site)).toBe(1);
});
