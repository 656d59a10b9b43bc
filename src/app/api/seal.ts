import { associatedData, type Call, type SealedBody } from '#contract';
import { fail, succeed, type Outcome } from '../data/failure';
import type { Clock } from '../data/ports';
import { operatingSystem } from './operatingSystem';
import type * as rsaModule from './rsa';

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
  /** What the platform opens. @default 'oaep' */
  padding?: rsaModule.Padding | undefined;
}

export interface Sealer {
  /** Seals one request body for one call. `again` asks the platform for its key anew. */
  seal: (call: Call, body: unknown, again: boolean) => Promise<Outcome<SealedBody>>;
  freePlayProof: () => Promise<Outcome<FreePlayProof>>;
}

/** What free play sends besides fixed values. Source: spec section 7. */
export interface FreePlayProof {
  /** The operating system. */
  os: string;
  /** A random text, reversed and encrypted, good for one use. */
  Encryption: string;
}

/**
 * Seals request bodies: AES-256-GCM under a random key, which jsencrypt encrypts with the platform's RSA key.
 * Without WebCrypto (a page that is not served over https) every outcome is `insecure`.
 */
export function createSealer(deps: SealerDeps): Sealer {
  let known: { key: SealingKey; clockOffset: number } | undefined;

  async function ensureKey(again: boolean): Promise<Outcome<NonNullable<typeof known>>> {
    if (!globalThis.crypto?.subtle) return fail({ kind: 'insecure' });
    if (!known || again) {
      const loaded = await deps.loadKey();
      if (!loaded.ok) return loaded;
      known = { key: loaded.value, clockOffset: loaded.value.serverTime - deps.clock.now() };
    }
    return succeed(known);
  }

  /** What the platform calls its key is none: the next try asks for it anew. */
  function forgetKey(): Outcome<never> {
    known = undefined;
    return fail({ kind: 'malformed' });
  }

  const seal: Sealer['seal'] = async (call, body, again) => {
    const ready = await ensureKey(again);
    if (!ready.ok) return ready;
    const { key: platformKey, clockOffset } = ready.value;
    const rsa = await loadRsa();
    if (!rsa.ok) return rsa;
    const raw = crypto.getRandomValues(new Uint8Array(32));
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const nonce = toBase64(crypto.getRandomValues(new Uint8Array(16)));
    const ts = Math.round(deps.clock.now() + clockOffset);
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
    const ek = rsa.value.encryptKey(platformKey.publicKey, toBase64(raw), deps.padding);
    if (ek === undefined) return forgetKey();
    return succeed({
      v: 1,
      kid: platformKey.kid,
      ek,
      iv: toBase64(iv),
      ct: toBase64(new Uint8Array(sealed)),
      ts,
      nonce,
    });
  };

  const freePlayProof: Sealer['freePlayProof'] = async () => {
    const ready = await ensureKey(false);
    if (!ready.ok) return ready;
    const rsa = await loadRsa();
    if (!rsa.ok) return rsa;
    const random = toBase64(crypto.getRandomValues(new Uint8Array(24)));
    const proof = rsa.value.encryptKey(
      ready.value.key.publicKey,
      [...random].reverse().join(''),
      deps.padding,
    );
    if (proof === undefined) return forgetKey();
    return succeed({ os: operatingSystem(globalThis.navigator), Encryption: proof });
  };

  return { seal, freePlayProof };
}

/** Fetched with the first body that is sealed, and that can fail as any fetch. */
async function loadRsa(): Promise<Outcome<Pick<typeof rsaModule, 'encryptKey'>>> {
  try {
    return succeed(await import('./rsa'));
  } catch {
    return fail({ kind: 'network' });
  }
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
