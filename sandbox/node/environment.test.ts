import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unwrapped } from '../wrapping';
import { readEnvironment } from './environment';

const production = { PRODUCTION: '1', WRAP_KEYS: 'none' };

it.each([
  [{ ...production, SITE_ORIGIN: 'http://www.brand.example' }, /people come over https/],
  [{ ...production, SITE_ORIGIN: 'http://10.0.0.7:4000' }, /people come over https/],
  [{ ...production, TRUSTED_PROXIES: '1' }, /SITE_ORIGIN is not/],
])('a start with %j is refused: nothing goes over a network in the open', (variables, said) => {
  expect(() => readEnvironment(variables)).toThrow(said);
});

it.each([
  [{ ...production, SITE_ORIGIN: 'https://www.brand.example', TRUSTED_PROXIES: '1' }],
  [production],
  [{ SITE_ORIGIN: 'http://10.0.0.7:4000' }],
])('a start with %j is not', (variables) => {
  expect(() => readEnvironment(variables)).not.toThrow();
});

describe('a start in production without a key that wraps secrets', () => {
  it.each([{ PRODUCTION: '1' }, { PRODUCTION: '1', WRAP_KEYS: '' }])('is refused: %j', (variables) => {
    expect(() => readEnvironment(variables)).toThrow(/WRAP_KEYS is not set.*openssl rand.*WRAP_KEYS=none/);
  });

  it('is one that was meant with WRAP_KEYS=none, and outside of production none is asked for', () => {
    for (const variables of [production, {}]) expect(readEnvironment(variables).wrapping).toBe(unwrapped);
  });

  it('is not with a file of keys', () => {
    const folder = mkdtempSync(join(tmpdir(), 'wrap-keys-'));
    try {
      const file = join(folder, 'wrap.json');
      writeFileSync(file, JSON.stringify({ now: Buffer.alloc(32, 7).toString('base64') }));
      expect(readEnvironment({ ...production, WRAP_KEYS: file }).wrapping.keys).toEqual(['now']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
