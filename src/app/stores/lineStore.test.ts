import { configure } from 'mobx';
import { expect, test } from 'vitest';
import { reply, scriptedApi } from '../testing/api';
import { MapStorage, settle } from '../testing/ports';
import { LineStore } from './lineStore';

// Nothing observes what a test reads.
configure({ computedRequiresReaction: false });

/** The site at `here.test`; each address answers after so many milliseconds, or never. */
function makeLines(domains: readonly string[], delays: Readonly<Record<string, number | 'down' | 'mute'>>) {
  const wire = scriptedApi();
  wire.script(() => reply({ domainList: domains.map((domain) => ({ domain, speed: 0 })) }));
  const storage = new MapStorage();
  const store = new LineStore({
    api: wire.api,
    clock: wire.clock,
    storage,
    host: 'here.test',
    ownOrigin: 'https://here.test',
    probe: (origin, signal) =>
      new Promise((resolve, reject) => {
        const delay = delays[new URL(origin).host];
        if (typeof delay === 'number') wire.clock.after(delay, () => resolve(true));
        else if (delay === 'down') reject(new TypeError('unreachable'));
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  });
  return { store, storage, ...wire };
}
const speeds = ({ lines }: LineStore) => lines?.map(({ host, speed }) => [host, speed]);

test('each address has the time that it took, in the order of the platform', async () => {
  const { store, clock } = makeLines(['fast.test', 'here.test', 'down.test', 'mute.test'], {
    'fast.test': 80,
    'here.test': 240,
    'down.test': 'down',
    'mute.test': 'mute',
  });
  expect(store.lines).toBeUndefined();
  const loading = store.load();
  await settle();
  expect(speeds(store)?.[0]).toEqual(['fast.test', 'measuring']);
  await clock.advance(5_000);
  await loading;
  expect(speeds(store)).toEqual([
    ['fast.test', 80],
    ['here.test', 240],
    ['down.test', 'unreachable'],
    ['mute.test', 'unreachable'],
  ]);
  expect(store.lines?.map(({ isCurrent }) => isCurrent)).toEqual([false, true, false, false]);
  expect(clock.pending).toBe(0);
});

test('the open address is there although the platform does not name it, and no word becomes an address that is none', async () => {
  const { store, clock } = makeLines(['Other.test', 'a.test/path', 'javascript:alert(1)', 'x@y.test', ''], {
    'here.test': 10,
    'other.test': 20,
  });
  const loading = store.load();
  await settle();
  await clock.advance(20);
  await loading;
  expect(speeds(store)).toEqual([
    ['here.test', 10],
    ['other.test', 20],
  ]);
});

test('measuring again forgets what came before, also when that comes late', async () => {
  const delays: Record<string, number> = { 'here.test': 900 };
  const { store, clock } = makeLines(['here.test'], delays);
  const loading = store.load();
  await settle();
  delays['here.test'] = 50;
  const again = store.measure();
  await clock.advance(900);
  await Promise.all([loading, again]);
  expect(speeds(store)).toEqual([['here.test', 50]]);
});

test('the addresses are kept for the tab', async () => {
  const { storage, store } = makeLines([], { 'here.test': 1 });
  await store.routers.ensure();
  expect(storage.read('routers')).toContain('domainList');
});
