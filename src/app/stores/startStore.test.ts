import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { permission } from '#contract';
import * as v from 'valibot';
import { scriptedApi } from '../testing/api';
import { MapStorage } from '../testing/ports';
import { StartStore } from './startStore';

/** An answer that names these hosts for pictures. */
const naming = (...imageCDNs: string[]) => {
  const { api, clock } = scriptedApi();
  const random = { id: () => '', fraction: () => 0 };
  const start = new StartStore({ api, clock, random, storage: new MapStorage(), host: 'here.test' });
  const open = { maintenance: false, regionRestriction: false, location: { country: 'SG' } };
  const answer = () => v.parse(permission, { ...open, info: { whitelabel: [], imageCDNs } });
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
