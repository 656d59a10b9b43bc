/** A code holds for so many seconds. Source: RFC 6238. */
const stepSeconds = 30;

/** The number of the time step that a moment lies in. */
export const stepOf = (at: Date): number => Math.floor(at.getTime() / 1000 / stepSeconds);

/** The six digits that an authenticator app shows in a time step. Source: RFC 6238 and RFC 4226 section 5.3. */
export async function totpCode(secret: string, step: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const key = await crypto.subtle.importKey(
    'raw',
    fromBase32(secret),
    { name: 'HMAC', hash: 'SHA-1' },
    false,
    ['sign'],
  );
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer));
  const digits = (mac.getUint32(mac.getUint8(19) & 15) & 0x7fffffff) % 1_000_000;
  return String(digits).padStart(6, '0');
}

/**
 * The time step whose code was typed: the one of now, or a neighbour, because clocks differ. Undefined for a wrong
 * code and for one of a step up to `lastStep`, which was taken before.
 */
export async function matchTotp(
  secret: string,
  lastStep: bigint,
  typed: string,
  at: Date,
): Promise<number | undefined> {
  const code = typed.normalize('NFKC').replaceAll(/\s/g, '');
  let matched: number | undefined;
  for (const step of [stepOf(at) - 1, stepOf(at), stepOf(at) + 1])
    if ((await totpCode(secret, step)) === code && BigInt(step) > lastStep) matched = step;
  return matched;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  let [held, bits] = [0, 0];
  for (const letter of text.toUpperCase().replaceAll('=', '')) {
    held = (held << 5) | alphabet.indexOf(letter);
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >> bits) & 255);
      held &= (1 << bits) - 1;
    }
  }
  return new Uint8Array(bytes);
}
