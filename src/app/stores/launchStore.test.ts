import { expect, test } from 'vitest';
import { reply, scriptedApi } from '../testing/api';
import { CountingRandom } from '../testing/ports';
import { LaunchStore } from './launchStore';

/** What the frame shows of an address that the platform answers. */
async function framed(game_url: string, launchHost = 'https://two.test'): Promise<string | undefined> {
  const { api, clock, script } = scriptedApi();
  script(() => reply({ game_url }));
  const store = new LaunchStore({
    api,
    clock,
    random: new CountingRandom(),
    merchantCode: 'aurora',
    language: () => 'en',
    account: () => 'mira',
    ownOrigin: 'https://site.test',
    gameOrigins: () => ['https://games.test', 'https://one.test/', 'https://two.test/'],
    launchHost: () => launchHost,
  });
  await store.open({ id: 'g1', vassalage: 'GPI' });
  const { frameUrl } = store;
  store.leave();
  return frameUrl;
}

test('a game whose address is a path is at the launch host of the visit', async () => {
  expect(await framed('/play/g1?t=1')).toBe('https://two.test/play/g1?t=1');
  expect(await framed('/play/g1', 'https://games.test')).toBe('https://games.test/play/g1');
});

test('a whole address stays as the platform says it, at one of the hosts', async () => {
  expect(await framed('https://one.test/play/g1')).toBe('https://one.test/play/g1');
  expect(await framed('https://games.test/play/g1')).toBe('https://games.test/play/g1');
});

test.each([
  ['another host', 'https://evil.test/play'],
  ['another host without a scheme', '//evil.test/play'],
  ['the site itself', 'https://site.test/play'],
  ['no address', 'play/g1'],
  ['what is not safe', 'http://one.test/play'],
])('%s is not framed', async (_, address) => {
  expect(await framed(address)).toBeUndefined();
});

test('without a launch host a path leads nowhere', async () => {
  expect(await framed('/play/g1', '')).toBeUndefined();
});
