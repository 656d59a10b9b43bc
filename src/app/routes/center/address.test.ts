import { expect, test } from 'vitest';
import { centerAt, placeBehind, stateIn, stateOf, type LocationSnapshot } from './address';

const at = (pathname: string, state: unknown = null, search = ''): LocationSnapshot => ({
  pathname,
  search,
  hash: '',
  key: 'k',
  state,
});

test.each([
  ['/personal', { center: 'personal', page: undefined }],
  ['/personal/', { center: 'personal', page: undefined }],
  ['/personal/withdraw', { center: 'personal', page: 'withdraw' }],
  ['/agent/agentTeamOverview', { center: 'agent', page: 'agentTeamOverview' }],
  ['/agent/a/b', undefined],
  ['/agents', undefined],
  ['/', undefined],
])('%s', (path, address) => {
  expect(centerAt(path)).toEqual(address);
});

test('a centre stays over the page that it was opened from, over all its pages', () => {
  const rng = at('/rng', null, '?page=A');
  const first = stateOf('/personal/withdraw?tab=1', rng);
  expect(first).toEqual({ behind: rng, steps: 1 });
  const second = stateOf('/personal/depositv2', at('/personal/withdraw', first));
  expect(second).toEqual({ behind: rng, steps: 2 });
  expect(stateOf('/agent', at('/personal/depositv2', second))).toEqual({ behind: rng, steps: 3 });
  expect(placeBehind(at('/agent', second))).toBe(rng);
});

test('a link from elsewhere has home behind it, and what follows has too', () => {
  const arrived = at('/personal/withdraw');
  expect(placeBehind(arrived).pathname).toBe('/');
  expect(stateOf('/personal/depositv2', arrived)).toBeUndefined();
});

test.each([null, 'text', { behind: 1 }, { steps: 2 }])(
  'what others left in the history is nothing: %j',
  (state) => {
    expect(stateIn({ state })).toBeUndefined();
  },
);

test('a page of the site keeps nothing', () => {
  expect(stateOf('/rng', at('/personal/withdraw', { behind: at('/'), steps: 1 }))).toBeUndefined();
  expect(placeBehind(at('/rng')).pathname).toBe('/rng');
});
