import { bytesFromBase64 } from './base64';
import { desc, isNull, sql } from 'drizzle-orm';
import { advisoryLocks } from './db/advisoryLocks';
import type { Db } from './db/database';
import { sealingKeys } from './db/schema';
import type { Clock, Keys } from './ports';
import { sha256 } from './sha256';
import { sealingKeyPlace, type Wrapping } from './wrapping';

interface KeyPair {
  kid: string;
  publicKey: string;
  privateKey: CryptoKey;
}

const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;

/**
 * The sealing keys of a platform, kept in its database so that several server processes share them. The first use
 * makes a pair, whose private half is wrapped. 3072 bits give the 128-bit strength that ASVS 11.2.3 asks for; tests take fewer.
 */
export function createKeys(db: Db, clock: Clock, wrapping: Wrapping, bits = 3072): Keys {
  let known: Promise<KeyPair[]> | undefined;
  const load = (): Promise<KeyPair[]> => {
    if (known) return known;
    const loading = loadOrMake(db, clock, wrapping, bits);
    known = loading;
    // A failure is not kept: the next call asks the database again.
    loading.catch(() => {
      if (known === loading) known = undefined;
    });
    return loading;
  };
  const find = async (kid: string): Promise<KeyPair | undefined> => {
    const found = (await load()).find((pair) => pair.kid === kid);
    if (found) return found;
    // Another process may have made it since.
    const [row] = await db
      .select({ kid: sealingKeys.kid })
      .from(sealingKeys)
      .where(sql`${sealingKeys.kid} = ${kid}`);
    if (!row) return undefined;
    known = undefined;
    return (await load()).find((pair) => pair.kid === kid);
  };
  return {
    async current() {
      const [pair] = await load();
      if (!pair) throw new Error('a platform without a sealing key');
      return { kid: pair.kid, publicKey: pair.publicKey };
    },
    async decrypt(kid, encrypted) {
      const pair = await find(kid);
      const [fallback] = await load();
      // An unknown key costs the same work, so that the time of the answer does not tell it from a bad text.
      const key = pair ?? fallback;
      if (!key) return undefined;
      try {
        const opened = await crypto.subtle.decrypt(algorithm.name, key.privateKey, new Uint8Array(encrypted));
        return pair ? new Uint8Array(opened) : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** Newest first. Retired keys are not loaded: what they sealed is refused and sealed again by the client. */
async function loadOrMake(db: Db, clock: Clock, wrapping: Wrapping, bits: number): Promise<KeyPair[]> {
  const read = (from: Pick<Db, 'select'>) =>
    from.select().from(sealingKeys).where(isNull(sealingKeys.retiredAt)).orderBy(desc(sealingKeys.createdAt));
  let stored = await read(db);
  if (stored.length === 0) {
    // Before the transaction: it takes seconds on a busy machine, and a transaction that waits so long is ended.
    const pair = await makePair(bits);
    const privatePem = await wrapping.wrap(sealingKeyPlace(pair.kid), pair.privatePem);
    stored = await db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLocks.sealingKeys})`);
      const made = await read(tx);
      if (made.length > 0) return made;
      await tx.insert(sealingKeys).values({ ...pair, privatePem, createdAt: clock.now() });
      return read(tx);
    });
  }
  return Promise.all(
    stored.map(async ({ kid, publicPem, privatePem }) => ({
      kid,
      publicKey: publicPem,
      privateKey: await crypto.subtle.importKey(
        'pkcs8',
        fromPem(await wrapping.unwrap(sealingKeyPlace(kid), privatePem)),
        algorithm,
        false,
        ['decrypt'],
      ),
    })),
  );
}

async function makePair(bits: number): Promise<{ kid: string; publicPem: string; privatePem: string }> {
  const pair = await crypto.subtle.generateKey(
    { ...algorithm, modulusLength: bits, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['encrypt', 'decrypt'],
  );
  const spki = await crypto.subtle.exportKey('spki', pair.publicKey);
  return {
    kid: (await sha256(spki)).slice(0, 16),
    publicPem: toPem('PUBLIC KEY', spki),
    privatePem: toPem('PRIVATE KEY', await crypto.subtle.exportKey('pkcs8', pair.privateKey)),
  };
}

function toPem(label: string, der: ArrayBuffer): string {
  const lines = btoa(String.fromCharCode(...new Uint8Array(der))).match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}

function fromPem(pem: string): Uint8Array<ArrayBuffer> {
  return bytesFromBase64(pem.replaceAll(/-----[^-]+-----|\s/g, ''));
}
