import { expect, test } from 'vitest';
import { brandDefaults } from '../brand/brand';
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
    brand: brandDefaults,
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

/** A store whose platform answers with a game that says nothing. */
function silentGame(answer: object) {
  const { api, clock, script, seen } = scriptedApi();
  script(() => reply(answer));
  const store = new LaunchStore({
    api,
    clock,
    random: new CountingRandom(),
    merchantCode: 'aurora',
    language: () => 'vi',
    brand: { ...brandDefaults, lotteryType: 'SEA' },
    account: () => 'mira',
    ownOrigin: 'https://site.test',
    gameOrigins: () => ['https://one.test'],
    launchHost: () => '',
  });
  return { store, clock, seen };
}

test('a launch carries every fixed value of the specification', async () => {
  const { store, seen } = silentGame({ game_url: 'https://one.test/play/g1' });
  await store.open({ id: 'g1', vassalage: 'VELORA' });
  expect(JSON.parse(seen[0]?.body ?? '{}')).toEqual({
    gameId: 'g1',
    vassalage: 'VELORA',
    accountType: 1,
    confirmTrans: 0,
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username: 'mira',
    token: '',
    merchantCode: 'aurora',
    language: 'vi',
  });
});

test.each([
  ['its betting', { id: 'vn-18', lottoView: 'betting' }, { lottoGameCode: 'vn-18', lottoView: 'betting' }],
  ['the lobby of its vendor', { id: '', lottoView: 'lobby' }, { lottoView: 'lobby' }],
] as const)(
  "a vendor's lottery is launched with what the specification says of it: %s",
  async (_, choice, which) => {
    const { store, seen } = silentGame({ game_url: 'https://one.test/play/vn-18' });
    await store.open({ vassalage: 'TCG_LOTTO_VN', ...choice });
    expect(JSON.parse(seen[0]?.body ?? '{}')).toEqual({
      ...which,
      vassalage: 'TCG_LOTTO_VN',
      lottoArea: 'VN',
      launchMode: 'LOTT',
      lottoPrizeMode: 'SEA',
      device: 'WEB',
      backUrl: 'https://site.test/elott',
      accountType: 1,
      confirmTrans: 0,
      platform: 'html5-desktop',
      clientType: 3,
      username: 'mira',
      token: '',
      merchantCode: 'aurora',
      language: 'vi',
    });
  },
);

test('a room is launched by its own id and its node', async () => {
  const { store, seen } = silentGame({ game_url: 'https://one.test/play/p1' });
  await store.open({ id: 'p1', vassalage: 'GPI', nodeId: 'GPI-rooms' });
  const sent = JSON.parse(seen[0]?.body ?? '{}') as Record<string, unknown>;
  expect(sent).toMatchObject({ roomId: 'p1', nodeId: 'GPI-rooms', launchMode: 'GLS' });
  expect(sent).not.toHaveProperty('gameId');
});

test('the game has the name that the platform says, until it is left', async () => {
  const { store } = silentGame({ game_url: 'https://one.test/play/g1', name: 'Reef Raiders' });
  await store.open({ id: 'g1', vassalage: 'GPI' });
  expect(store.name).toBe('Reef Raiders');
  store.leave();
  expect(store.name).toBeUndefined();
});

test('a platform that names the address game_url2 is understood, and game_url goes before it', async () => {
  const second = silentGame({ game_url2: 'https://one.test/play/two' });
  await second.store.open({ id: 'g1', vassalage: 'GPI' });
  expect(second.store.frameUrl).toBe('https://one.test/play/two');
  const both = silentGame({ game_url: 'https://one.test/play/one', game_url2: 'https://one.test/play/two' });
  await both.store.open({ id: 'g1', vassalage: 'GPI' });
  expect(both.store.frameUrl).toBe('https://one.test/play/one');
});

test('a game that says nothing is slow after 8 s and given up after a minute, when it comes too late', async () => {
  const { store, clock } = silentGame({ game_url: 'https://one.test/play/g1' });
  await store.open({ id: 'g1', vassalage: 'GPI' });
  await clock.advance(7_999);
  expect(store.frameStatus).toBe('loading');
  await clock.advance(1);
  expect(store.frameStatus).toBe('slow');
  await clock.advance(52_000);
  expect(store.frameStatus).toBe('timedOut');
  store.ready();
  expect(store.frameStatus).toBe('timedOut');
  await store.open({ id: 'g1', vassalage: 'GPI' });
  store.ready();
  await clock.advance(60_000);
  expect(store.frameStatus).toBe('ready');
});

test('a game that is slow and then there stays, and one that was left is not given up', async () => {
  const { store, clock } = silentGame({ game_url: 'https://one.test/play/g1' });
  await store.open({ id: 'g1', vassalage: 'GPI' });
  await clock.advance(9_000);
  store.ready();
  await clock.advance(60_000);
  expect(store.frameStatus).toBe('ready');
  await store.open({ id: 'g2', vassalage: 'GPI' });
  await clock.advance(9_000);
  store.leave();
  await clock.advance(60_000);
  expect(store.frameStatus).toBe('empty');
});
