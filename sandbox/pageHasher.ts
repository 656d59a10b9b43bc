import { noPassword, type Hasher } from './ports';

/** Enough for a world that everybody knows the passwords of: a page would stand still for what a server spends. */
const iterations = 1000;

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function derive(password: string, salt: string): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(password.normalize('NFKC')), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations };
  return hex(await crypto.subtle.deriveBits(how, key, 256));
}

/** Hashes of a platform that runs in a page and forgets everything with it. Never for a server. */
export const pageHasher: Hasher = {
  async hash(password) {
    const salt = hex(crypto.getRandomValues(new Uint8Array(16)).buffer);
    return `page$${salt}$${await derive(password, salt)}`;
  },
  async verify(password, encoded) {
    const [kind, salt = '', wanted] = (encoded === noPassword ? '' : (encoded ?? '')).split('$');
    const found = await derive(password, salt);
    return kind === 'page' && found === wanted;
  },
  digest: async (text) => hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
};
