/** Seeds of a spin, and its number from 0. */
export interface SpinSource {
  /** Hex of 32 bytes; what is known of it beforehand is its SHA-256. */
  serverSeed: string;
  clientSeed: string;
  spin: number;
}

/**
 * Where the reels stop: HMAC-SHA256 of `client seed:number` by the server's seed, four bytes a reel, modulo the stops of its
 * strip, which divide 2^32, so that each is as likely. Read by the server, the page and, said once more, `docs/check-spin.mjs`.
 *
 * @param hmac gives hex; each side has its own
 */
export async function spinStops(
  { serverSeed, clientSeed, spin }: SpinSource,
  strips: readonly { length: number }[],
  hmac: (secret: string, text: string) => Promise<string>,
): Promise<number[]> {
  const hex = await hmac(serverSeed, `${clientSeed}:${spin}`);
  return strips.map(({ length }, reel) => Number.parseInt(hex.slice(reel * 8, reel * 8 + 8), 16) % length);
}
