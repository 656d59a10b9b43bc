import { associatedData, type Call, type SealedBody } from '#contract';
import { fail, succeed, type Outcome } from '../data/failure';
import type { Clock } from '../data/ports';

/** The platform's public key, and how far its clock is from ours. */
export interface SealingKey {
  kid: string;
  publicKey: string;
  serverTime: number;
}

export interface SealerDeps {
  /** Asks the platform for its key. */
  loadKey: () => Promise<Outcome<SealingKey>>;
  clock: Pick<Clock, 'now'>;
}

export type Sealer = (call: Call, body: unknown, again: boolean) => Promise<Outcome<SealedBody>>;

/**
 * Seals request bodies: AES-256-GCM under a random key, which jsencrypt encrypts with the platform's RSA key.
 * `again` asks for the key anew. Without WebCrypto (a page that is not served over https) the outcome is `insecure`.
 */
export function createSealer(deps: SealerDeps): Sealer {
  let known: { key: SealingKey; clockOffset: number } | undefined;

  return async (call, body, again) => {
    if (!globalThis.crypto?.subtle) return fail({ kind: 'insecure' });
    if (!known || again) {
      const loaded = await deps.loadKey();
      if (!loaded.ok) return loaded;
      known = { key: loaded.value, clockOffset: loaded.value.serverTime - deps.clock.now() };
    }
    const { encryptKey } = await import('./rsa');
    const raw = crypto.getRandomValues(new Uint8Array(32));
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const nonce = toBase64(crypto.getRandomValues(new Uint8Array(16)));
    const ts = Math.round(deps.clock.now() + known.clockOffset);
    const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt']);
    const encoder = new TextEncoder();
    const sealed = await crypto.subtle.encrypt(
      {
        name: 'AES-GCM',
        iv,
        additionalData: encoder.encode(associatedData(call.method, call.path, ts, nonce)),
      },
      key,
      encoder.encode(JSON.stringify(body)),
    );
    const ek = encryptKey(known.key.publicKey, toBase64(raw));
    if (ek === undefined) return fail({ kind: 'insecure' });
    return succeed({
      v: 1,
      kid: known.key.kid,
      ek,
      iv: toBase64(iv),
      ct: toBase64(new Uint8Array(sealed)),
      ts,
      nonce,
    });
  };
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
