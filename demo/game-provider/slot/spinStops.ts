/** Seeds of a spin, and its number from 0. */
export interface SpinSource {
  /** Hex of 32 bytes; what is known of it beforehand is its SHA-256. */
  serverSeed: string;
  clientSeed: string;
  spin: number;
}

const toBytes = (text: string) => new TextEncoder().encode(text);

/**
 * Where the reels stop: HMAC-SHA256 of `client seed:number` by the server's seed, four bytes a reel, modulo the stops of its
 * strip, which divide 2^32, so that each is as likely. Read by the server, the page and, said once more, `docs/check-spin.mjs`.
 */
export async function spinStops(
  { serverSeed, clientSeed, spin }: SpinSource,
  strips: readonly { length: number }[],
): Promise<number[]> {
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('raw', toBytes(serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const bytes = new DataView(await subtle.sign('HMAC', key, toBytes(`${clientSeed}:${spin}`)));
  return strips.map(({ length }, reel) => bytes.getUint32(reel * 4) % length);
}
