import { base64FromBytes, bytesFromBase64 } from './base64';

/**
 * Holds what the database keeps of secrets: wrapped by a key from outside, whoever reads the database or a backup of it has
 * none of them. A place says which row a text belongs to, so that one put into another row opens nothing.
 */
export interface Wrapping {
  wrap(place: string, text: string): Promise<string>;
  /** Takes also what was written before there was a key. Throws for a key that is not there, and for what was changed. */
  unwrap(place: string, text: string): Promise<string>;
  /** Whether a text is as `wrap` would write it today. */
  isCurrent(text: string): boolean;
  /** Names of the keys that open something. */
  keys: readonly string[];
}

/** Without a key from outside: secrets lie as they are. */
export const unwrapped: Wrapping = {
  wrap: (_, text) => Promise.resolve(text),
  unwrap: (_, text) => Promise.resolve(text),
  isCurrent: () => true,
  keys: [],
};

const mark = 'wrapped';
const ivBytes = 12;

/**
 * Wraps by AES-256-GCM. The text is `wrapped:<key>:<nonce and cipher text as base64>`.
 * @param keys 32 bytes each as base64, by name; the first one wraps, the others open what was wrapped before
 */
export function createWrapping(keys: Readonly<Record<string, string>>): Wrapping {
  const [current] = Object.keys(keys);
  if (current === undefined) return unwrapped;
  const opened = new Map<string, Promise<CryptoKey>>();
  const keyNamed = (name: string): Promise<CryptoKey> => {
    const text = Object.hasOwn(keys, name) ? keys[name] : undefined;
    if (text === undefined) throw new Error('a secret is wrapped by a key that is not there');
    const known = opened.get(name);
    if (known) return known;
    const opening = crypto.subtle.importKey('raw', bytesFromBase64(text), 'AES-GCM', false, [
      'encrypt',
      'decrypt',
    ]);
    opened.set(name, opening);
    return opening;
  };
  const algorithm = (iv: Uint8Array<ArrayBuffer>, place: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(place),
  });
  return {
    keys: Object.keys(keys),
    isCurrent: (text) => text.startsWith(`${mark}:${current}:`),
    async wrap(place, text) {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      const sealed = await crypto.subtle.encrypt(
        algorithm(iv, place),
        await keyNamed(current),
        new TextEncoder().encode(text),
      );
      return `${mark}:${current}:${base64FromBytes(new Uint8Array([...iv, ...new Uint8Array(sealed)]))}`;
    },
    async unwrap(place, text) {
      const [, name = '', sealed = ''] = /^wrapped:([^:]+):(.+)$/.exec(text) ?? [];
      if (name === '') return text;
      const bytes = bytesFromBase64(sealed);
      const iv = bytes.slice(0, ivBytes);
      const plain = await crypto.subtle.decrypt(
        algorithm(iv, place),
        await keyNamed(name),
        bytes.slice(ivBytes),
      );
      return new TextDecoder().decode(plain);
    },
  };
}

/** Where secrets of an account's authenticator belong; one that is set up moves from a table to another. */
export const totpPlace = (accountId: string): string => `totp:${accountId}`;

/** Where the private half of a sealing key belongs. */
export const sealingKeyPlace = (kid: string): string => `sealing:${kid}`;
