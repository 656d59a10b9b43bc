import type { Lottery } from '#contract';
import type { LotteryRules } from './rules';

export type LotteryFamily = Lottery['family'];

/** An even stream of whole numbers from 0 up to, and without, `end`. */
type Below = (end: number) => number;

/** Small fast counter generator (sfc32), started from the first 128 bits of a digest in hex. */
function streamOf(digest: string): Below {
  let [a = 0, b = 0, c = 0, d = 0] = [0, 8, 16, 24].map(
    (at) => Number.parseInt(digest.slice(at, at + 8), 16) | 0,
  );
  const word = () => {
    const mixed = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + mixed) | 0;
    return mixed >>> 0;
  };
  return (end) => {
    // The top of the range that does not divide evenly would favour small numbers.
    const fair = 2 ** 32 - (2 ** 32 % end);
    for (;;) {
      const drawn = word();
      if (drawn < fair) return drawn % end;
    }
  };
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** `count` different numbers from `low` to `high` in the order drawn. */
function different(below: Below, count: number, low: number, high: number): string[] {
  const drum = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  return times(count, () => String(drum.splice(below(drum.length), 1)[0]).padStart(2, '0'));
}

const digit = (below: Below) => () => String(below(10));

const draws: Record<LotteryFamily, (below: Below, rules: LotteryRules) => string[]> = {
  SSC: (below) => times(5, digit(below)),
  '11X5': (below) => different(below, 5, 1, 11),
  PK10: (below) => different(below, 10, 1, 10),
  // Six numbers and the special one, which comes last.
  LHC: (below) => different(below, 7, 1, 49),
  LF: (below, { digits = 3 }) => times(digits, digit(below)),
  K3: (below) => times(3, () => String(1 + below(6))),
  PCB: (below) => times(3, digit(below)),
  VN: (below, { ranks = [] }) =>
    ranks.flatMap(({ count, digits }) => times(count, () => times(digits, digit(below)).join(''))),
};

/**
 * The numbers of one draw, in the order drawn. `digest` is 256 bits in hex that nobody knew before the draw; a demo
 * world derives it from its seed and the issue, so that draws go on for ever without a drum.
 */
export function drawNumbers(family: LotteryFamily, rules: LotteryRules, digest: string): string[] {
  return draws[family](streamOf(digest), rules);
}
