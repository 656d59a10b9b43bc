import { contract } from '#contract';
import { expect, test, vi } from 'vitest';
import { succeed } from '../data/failure';
import { healthy } from '../testing/healthy';
import { ManualClock } from '../testing/ports';
import { createSealer, type SealingKey } from './seal';

const good = healthy['start.sealingKey'] as SealingKey;

function sealerOf(...keys: readonly SealingKey[]) {
  const loadKey = vi.fn();
  for (const key of keys) loadKey.mockResolvedValueOnce(succeed(key));
  return { loadKey, ...createSealer({ loadKey, clock: new ManualClock() }) };
}

test('the key is asked for once, and anew when the platform does not know it any more', async () => {
  const { seal, freePlayProof, loadKey } = sealerOf(good, { ...good, kid: 'k2' });
  expect(await seal(contract.session.login, { a: 1 }, false)).toMatchObject({
    ok: true,
    value: { kid: 'k1' },
  });
  expect(await freePlayProof()).toMatchObject({ ok: true, value: { os: expect.any(String) as string } });
  expect(loadKey).toHaveBeenCalledTimes(1);
  expect(await seal(contract.session.login, { a: 1 }, true)).toMatchObject({
    ok: true,
    value: { kid: 'k2' },
  });
});

test('a key that is none is a reply that cannot be read, and the next try asks again', async () => {
  const bad = { ...good, publicKey: '-----BEGIN PUBLIC KEY-----\nnothing\n-----END PUBLIC KEY-----' };
  const { seal, freePlayProof } = sealerOf(bad, bad, good);
  const unread = { ok: false, failure: { kind: 'malformed' } };
  expect(await seal(contract.session.login, { a: 1 }, false)).toEqual(unread);
  expect(await freePlayProof()).toEqual(unread);
  expect(await seal(contract.session.login, { a: 1 }, false)).toMatchObject({ ok: true });
});

test('a page that is not served over https says that', async () => {
  vi.stubGlobal('crypto', { ...crypto, subtle: undefined });
  const { seal, loadKey } = sealerOf(good);
  expect(await seal(contract.session.login, {}, false)).toEqual({ ok: false, failure: { kind: 'insecure' } });
  expect(loadKey).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
