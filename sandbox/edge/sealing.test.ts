import { Buffer } from 'node:buffer';
import { JSEncrypt } from 'jsencrypt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type SealedBody } from '../../contract';
import type { Answer, Visitor } from '../testing/visitor';
import { createTestPlatform, type TestPlatform } from '../testing/createTestPlatform';

const { login, register } = contract.session;
const form = { type: 'username', username: 'mira', password: 'harbour-light' } as const;

let platform: TestPlatform;
let visitor: Visitor;
beforeAll(async () => {
  platform = await createTestPlatform();
  visitor = platform.visitor();
});
afterAll(() => platform.close());

const send = (body: unknown): Promise<Answer> =>
  visitor.send(login.path, { method: 'POST', headers: visitor.headers(login), body: JSON.stringify(body) });

/** What every refused envelope looks like, whatever was wrong with it. */
const refused = { success: false, status: 400, errorCode: 'request.unsealed', message: 'request.unsealed' };

function flip(text: string, at: number): string {
  const bytes = Buffer.from(text, 'base64');
  bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ 1;
  return bytes.toString('base64');
}

describe('an envelope', () => {
  it('is opened, and once only', async () => {
    const sealed = await visitor.seal(login, form);
    expect(await send(sealed)).toMatchObject({ success: true });
    expect(await send(sealed)).toMatchObject(refused);
  });

  it('as the site makes it, with jsencrypt, is opened', async () => {
    const rsa = new JSEncrypt();
    rsa.setPublicKey((await platform.ports.keys.current()).publicKey);
    const raw = crypto.getRandomValues(new Uint8Array(32));
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const sealed = await visitor.seal(login, form);
    const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt']);
    const additionalData = new TextEncoder().encode(`POST ${login.path}\n${sealed.ts}\n${sealed.nonce}`);
    const ct = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData },
      key,
      new TextEncoder().encode(JSON.stringify(form)),
    );
    const ek = rsa.encryptOAEP(Buffer.from(raw).toString('base64'));
    const body = {
      ...sealed,
      ek,
      iv: Buffer.from(iv).toString('base64'),
      ct: Buffer.from(ct).toString('base64'),
    };
    expect(await send(body)).toMatchObject({ success: true });
  });

  it.each<[string, (sealed: SealedBody) => Promise<SealedBody> | SealedBody]>([
    ['sealed with another key', (sealed) => ({ ...sealed, ek: flip(sealed.ek, 9) })],
    ['changed', (sealed) => ({ ...sealed, ct: flip(sealed.ct, 3) })],
    ['with another start', (sealed) => ({ ...sealed, iv: flip(sealed.iv, 0) })],
    ['with another nonce', (sealed) => ({ ...sealed, nonce: flip(sealed.nonce, 0) })],
    ['with another time', (sealed) => ({ ...sealed, ts: sealed.ts + 1 })],
    ['of an unknown key id', (sealed) => ({ ...sealed, kid: 'unknown' })],
    ['of another call', () => visitor.seal(register, form)],
    ['cut short', (sealed) => ({ ...sealed, ct: sealed.ct.slice(0, 8) })],
  ])('%s is refused like every other', async (_, change) => {
    expect(await send(await change(await visitor.seal(login, form)))).toMatchObject(refused);
  });

  it.each([-61, 61])('that is %i seconds off is refused', async (seconds) => {
    const sealed = await visitor.seal(login, form);
    platform.ports.clock.advance(-seconds * 1_000);
    expect(await send(sealed)).toMatchObject(refused);
    platform.ports.clock.advance(seconds * 1_000);
  });

  it('that is a minute off at most is opened', async () => {
    const sealed = await visitor.seal(login, form);
    platform.ports.clock.advance(60_000);
    expect(await send(sealed)).toMatchObject({ success: true });
  });

  it('may not be left out', async () => {
    expect(await send(form)).toMatchObject(refused);
  });

  it('changed at random is never opened', async () => {
    const tries = Number(process.env['SEALING_TRIES'] ?? 150);
    const sealed = await visitor.seal(login, form);
    for (let index = 0; index < tries; index += 1) {
      const field = (['ek', 'iv', 'ct', 'nonce'] as const)[index % 4] ?? 'ct';
      const changed = { ...sealed, [field]: flip(sealed[field], index * 7) };
      expect(await send(changed)).toMatchObject(refused);
    }
  });
});
