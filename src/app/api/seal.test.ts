import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { contract } from '#contract';
import { expect, test, vi } from 'vitest';
import { succeed } from '../data/failure';
import { healthy } from '../testing/healthy';
import { ManualClock } from '../testing/ports';
import { createSealer, type SealingKey } from './seal';
import type { Padding } from './rsa';

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

test.each([
  ['the sandbox', undefined, 'oaep'],
  ['a platform of the older kind', 'pkcs1', 'pkcs1'],
] as const)('%s opens the key and the proof', async (_, padding: Padding | undefined, opened) => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const sealer = createSealer({
    loadKey: async () => succeed({ ...good, publicKey: pem }),
    clock: new ManualClock(),
    padding,
  });
  const open = (text: string): string => {
    const encrypted = Buffer.from(text, 'base64');
    if (opened === 'oaep')
      return privateDecrypt({ key: privateKey, oaepHash: 'sha256' }, encrypted).toString();
    // Newer Node refuses to open this padding by itself. RFC 8017, 7.2.1: 00 02, at least eight bytes, 00, the text.
    const block = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, encrypted);
    const end = block.indexOf(0, 2);
    expect([block[0], block[1], end >= 10]).toEqual([0, 2, true]);
    return block.subarray(end + 1).toString();
  };
  const sealed = await sealer.seal(contract.session.login, { a: 1 }, false);
  const proof = await sealer.freePlayProof();
  if (!sealed.ok || !proof.ok) throw new Error('nothing was sealed');
  expect(Buffer.from(open(sealed.value.ek), 'base64')).toHaveLength(32);
  expect(open(proof.value.Encryption)).toMatch(/^=*[A-Za-z0-9+/]{32}$/);
});
