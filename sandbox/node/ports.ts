import {
  scrypt,
  timingSafeEqual,
  createHmac,
  hash,
  randomBytes,
  randomFillSync,
  randomInt,
  webcrypto,
} from 'node:crypto';
import { noPassword, type Clock, type Hasher, type Random } from '../ports';

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** Asking the operating system costs a call more than all its hashes do, so more is asked for at once. */
const drawn = Buffer.alloc(4_096);
let nextDrawn = drawn.length;

/** The operating system's randomness; each byte of it is given once, and is not kept. */
function randomOf(length: number): Uint8Array {
  if (length > drawn.length) return new Uint8Array(randomBytes(length));
  if (nextDrawn + length > drawn.length) {
    randomFillSync(drawn);
    nextDrawn = 0;
  }
  const part = drawn.subarray(nextDrawn, (nextDrawn += length));
  const given = new Uint8Array(part);
  part.fill(0);
  return given;
}

/** The operating system's randomness. */
export const systemRandom: Random = {
  bytes: randomOf,
  below: (end) => randomInt(end),
};

/** Cost of scrypt: memory is 128 × N × r bytes. */
export interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

/** OWASP's listed setting of 128 MiB; about 0.4 s. */
export const strongCost: ScryptCost = { N: 2 ** 17, r: 8, p: 1 };

/** A picture, say: longer texts are digested beside the main thread, which is not worth it for a token. */
const longText = 65_536;

/** Passwords by scrypt, written as `scrypt$N$r$p$salt$hash`. Tests give a lower cost. */
export function createHasher(cost: ScryptCost = strongCost): Hasher {
  const decoy = `scrypt$${cost.N}$${cost.r}$${cost.p}$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(32).toString('base64')}`;
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = await derive(password, salt, cost);
      return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString('base64')}$${key.toString('base64')}`;
    },
    async verify(password, encoded) {
      const known = encoded === noPassword ? undefined : encoded;
      const [kind, N, r, p, salt = '', hash = ''] = (known ?? decoy).split('$');
      if (kind !== 'scrypt') throw new Error('a stored password hash is of an unknown kind');
      const wanted = Buffer.from(hash, 'base64');
      const found = await derive(password, Buffer.from(salt, 'base64'), {
        N: Number(N),
        r: Number(r),
        p: Number(p),
      });
      const same = wanted.length === found.length && timingSafeEqual(wanted, found);
      return same && known !== undefined;
    },
    digest: async (text) =>
      text.length < longText
        ? hash('sha256', text, 'hex')
        : Buffer.from(await webcrypto.subtle.digest('SHA-256', Buffer.from(text))).toString('hex'),
    // Not by Web Crypto, which costs a spin a tenth of its time.
    hmac: (secret, text) => Promise.resolve(createHmac('sha256', secret).update(text).digest('hex')),
  };
}

function derive(password: string, salt: Buffer, { N, r, p }: ScryptCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Equal text typed on different keyboards can differ in bytes; NFKC makes it one.
    scrypt(password.normalize('NFKC'), salt, 32, { N, r, p, maxmem: 160 * N * r }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
