import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { permission } from '#contract';
import * as v from 'valibot';
import { reply, scriptedApi } from '../testing/api';
import { MapStorage } from '../testing/ports';
import { StartStore } from './startStore';

/** An answer that names these hosts for pictures. */
const naming = (...imageCDNs: string[]) => answering({ imageCDNs });

const answering = (info: object, storage = new MapStorage(), fraction = 0) => {
  const { api, clock } = scriptedApi();
  const random = { id: () => '', fraction: () => fraction };
  const start = new StartStore({ api, clock, random, storage, host: 'here.test' });
  const location = { country: 'SG', ip: '203.0.113.77' };
  const open = { maintenance: false, regionRestriction: false, location };
  const answer = () => v.parse(permission, { ...open, info: { whitelabel: [], ...info } });
  return { start, answer };
};

test('the address of a picture follows the host, which may be known later than the picture', () => {
  const { start, answer } = naming('https://pictures.test');
  const functions: StartStore['imageUrl'][] = [];
  const stop = autorun(() => functions.push(start.imageUrl));
  expect(start.imageUrl('/img/1.webp')).toBe('/img/1.webp');
  start.permission.set(answer());
  expect(start.imageUrl('/img/1.webp')).toBe('https://pictures.test/img/1.webp');
  expect(start.imageUrl('https://elsewhere.test/1.webp')).toBe('https://elsewhere.test/1.webp');
  // What is kept by the function is kept as long as the host is the same.
  start.permission.set(answer());
  expect(functions).toHaveLength(2);
  stop();
});

test('picture and launch hosts are drawn by one lot for the visit, and there are none in an empty list', () => {
  const info = {
    imageCDNs: ['https://a.test', 'https://b.test'],
    launchGameCDNs: ['https://one.test', 'https://two.test', 'https://three.test'],
  };
  const hosts = (fraction: number, given: object) => {
    const { start, answer } = answering(given, new MapStorage(), fraction);
    start.permission.set(answer());
    return [start.imageHost, start.launchHost];
  };
  expect(hosts(0, info)).toEqual(['https://a.test', 'https://one.test']);
  expect(hosts(0.5, info)).toEqual(['https://b.test', 'https://two.test']);
  expect(hosts(0.999, info)).toEqual(['https://b.test', 'https://three.test']);
  expect(hosts(0.5, {})).toEqual(['', '']);
});

test('what the tab keeps of the answer does not say where the visitor is', () => {
  const storage = new MapStorage();
  const { start, answer } = answering({ imageCDNs: ['https://pictures.test'] }, storage);
  start.permission.set(answer());
  expect(start.permission.value?.location).toEqual({ country: 'SG', ip: '203.0.113.77' });
  expect(storage.read('settings')).not.toMatch(/SG|203\.0\.113\.77/);
  const reloaded = answering({}, storage).start;
  reloaded.permission.restore();
  expect([reloaded.imageHost, reloaded.permission.value?.location.ip]).toEqual(['https://pictures.test', '']);
});

test.each([
  ['both ways', {}, ['username', 'mobile']],
  ['a way whose module is off', { MOBILENUMREG3: '0' }, ['username']],
  ['by number alone, whether or not a code proves it', { USERNAMEREG3: '0', REGMOBVERF3: '0' }, ['mobile']],
  ['no way', { USERNAMEREG3: '0', MOBILENUMREG3: '0' }, []],
  ['a group that has a value of its own', { REGISTER3: '0' }, ['username', 'mobile']],
])('registering is open by the modules: %s', (_, changes: Record<string, string>, methods) => {
  const node = (modId: string, childrenNodes: unknown[] = []) => ({
    modId,
    enabled: changes[modId] ?? '1',
    childrenNodes,
  });
  const whitelabel = [
    node('REGISTER3', [node('USERNAMEREG3'), node('MOBILENUMREG3', [node('REGMOBVERF3')])]),
  ];
  const { start, answer } = answering({ whitelabel });
  expect(start.registerMethods).toEqual([]);
  start.permission.set(answer());
  expect(start.registerMethods).toEqual(methods);
  expect(start.flags.has('REGMOBVERF3')).toBe(changes['REGMOBVERF3'] !== '0');

  const closed = answering({ whitelabel, register: false });
  closed.start.permission.set(closed.answer());
  expect(closed.start.registerMethods).toEqual([]);
});

test('a platform that leaves the tree of modules out is asked for it', async () => {
  const { api, clock, seen, script } = scriptedApi();
  const random = { id: () => '', fraction: () => 0 };
  const start = new StartStore({ api, clock, random, storage: new MapStorage(), host: 'here.test' });
  script(
    () => reply({ maintenance: false, regionRestriction: false, location: { country: 'SG' }, info: {} }),
    () => reply([{ modId: 'FREEPLAY3', enabled: '1' }]),
  );
  await start.permission.ensure();
  expect(seen.map(({ path }) => path.split('?')[0])).toEqual([
    '/wps/system/status',
    '/wps/system/whitelabel',
  ]);
  expect(start.flags.has('FREEPLAY3')).toBe(true);
});
