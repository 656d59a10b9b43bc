import type { DrawnResult, LotteryTable } from '#contract';

/** SHA-256 of a text in hex. @throws where the browser has no WebCrypto, as on a connection that is not secure */
async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a draw's seed fits the hash that was published before, and gives the numbers that were drawn. */
export async function checkDraw(
  { family, shape }: Pick<LotteryTable, 'family' | 'shape'>,
  { hash, seed, numbers }: Pick<DrawnResult, 'hash' | 'seed' | 'numbers'>,
): Promise<boolean> {
  if ((await sha256(seed)) !== hash) return false;
  return numbersOf(family, shape, seed).join() === numbers.join();
}

/**
 * The numbers that a seed gives: the first 128 bits start the generator sfc32, and words beyond the last whole multiple
 * of a range are passed over. Written apart from the platform, so that it does not repeat a fault of it.
 */
export function numbersOf(
  family: LotteryTable['family'],
  { digits = 3, ranks = [] }: LotteryTable['shape'],
  seed: string,
): string[] {
  const state = Uint32Array.from([0, 8, 16, 24], (at) => Number.parseInt(seed.slice(at, at + 8), 16));
  const word = (): number => {
    const [a = 0, b = 0, c = 0, d = 0] = state;
    const mixed = (a + b + d) >>> 0;
    state.set([b ^ (b >>> 9), c + (c << 3), ((c << 21) | (c >>> 11)) + mixed, d + 1]);
    return mixed;
  };
  const below = (end: number): number => {
    const fair = 2 ** 32 - (2 ** 32 % end);
    let drawn = word();
    while (drawn >= fair) drawn = word();
    return drawn % end;
  };
  const many = (count: number, make: () => string): string[] => Array.from({ length: count }, make);
  const digit = () => String(below(10));
  const drum = (count: number, highest: number): string[] => {
    const left = Array.from({ length: highest }, (_, place) => String(place + 1).padStart(2, '0'));
    return many(count, () => left.splice(below(left.length), 1)[0] ?? '');
  };
  switch (family) {
    case 'SSC':
      return many(5, digit);
    case '11X5':
      return drum(5, 11);
    case 'PK10':
      return drum(10, 10);
    case 'LHC':
      return drum(7, 49);
    case 'K3':
      return many(3, () => String(1 + below(6)));
    case 'PCB':
      return many(3, digit);
    case 'LF':
      return many(digits, digit);
    case 'VN':
      return ranks.flatMap((rank) => many(rank.count, () => many(rank.digits, digit).join('')));
  }
}
