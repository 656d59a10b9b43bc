import type { OddsFormat } from './oddsFormats';

/** A price as it is read. */
export interface ShownOdds {
  /** Without the minus, which is drawn and spoken apart. */
  figures: string;
  /** The stake that wins one (American: a hundred), instead of what a stake of one wins. */
  isNegative: boolean;
}

const one = 1000n;
const hundred = 100n * one;

/** Divides what is not negative; halves go away from zero. */
const divide = (sum: bigint, by: bigint): bigint => (2n * sum + by) / (2n * by);

/** A share to two places, and to more where two would make nothing of it. */
function placesOf(sum: bigint, by: bigint): string {
  let places = 2;
  const scaled = (): bigint => divide(sum * 10n ** BigInt(places), by);
  while (sum > 0n && scaled() === 0n) places += 1;
  const digits = scaled()
    .toString()
    .padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The fractions of British and Irish bookmakers, in lowest terms and rising; beyond them stand whole numbers to one. */
const ladder = (
  '1/1000 1/500 1/200 1/100 1/66 1/50 1/40 1/33 1/28 1/25 1/20 1/16 1/14 1/12 1/10 1/9 1/8 2/15 1/7 2/13 1/6 2/11 1/5 ' +
  '2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 2/3 8/11 4/5 5/6 10/11 1/1 11/10 6/5 5/4 11/8 3/2 13/8 7/4 ' +
  '15/8 2/1 9/4 5/2 11/4 3/1 10/3 7/2 4/1 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1 9/1 10/1 11/1 12/1 14/1 16/1 18/1 20/1 ' +
  '22/1 25/1 28/1 33/1 40/1 50/1 66/1 80/1 100/1'
)
  .split(' ')
  .map((text) => {
    const [over = 0n, by = 1n] = text.split('/').map(BigInt);
    return { text, over, by };
  });

/** The nearest fraction of the ladder; of two that are as near, the lower one. */
function fractionOf(gain: bigint): string {
  if (gain === 0n) return '0/1';
  if (gain > hundred) return `${divide(gain, one)}/1`;
  const missOf = ({ over, by }: (typeof ladder)[number]): bigint => {
    const miss = gain * by - over * one;
    return miss < 0n ? -miss : miss;
  };
  return ladder.reduce((best, each) => (missOf(each) * best.by < missOf(best) * each.by ? each : best)).text;
}

/**
 * A price in the reader's format, by integers alone. What is paid is reckoned from the price itself.
 * @param thousandths decimal odds: 2500 is 2.50. At 1000, a leg that counts as won with nothing, all formats show no gain.
 */
export function showOdds(thousandths: bigint | number, format: OddsFormat): ShownOdds {
  const price = BigInt(thousandths);
  const gain = price > one ? price - one : 0n;
  const isShort = gain > 0n && gain < one;
  const positive = (figures: string): ShownOdds => ({ figures, isNegative: false });
  const negative = (figures: string): ShownOdds => ({ figures, isNegative: true });
  const ownStake = (isTurned: boolean): ShownOdds =>
    isTurned ? negative(placesOf(one, gain)) : positive(placesOf(gain, one));
  switch (format) {
    case 'decimal':
      return positive(placesOf(price, one));
    case 'hongKong':
      return ownStake(false);
    case 'malay':
      return ownStake(gain > one);
    case 'indonesian':
      return ownStake(isShort);
    case 'american':
      if (isShort) return negative(divide(hundred, gain).toString());
      return positive(`${gain > 0n ? '+' : ''}${divide(100n * gain, one)}`);
    case 'fractional':
      return positive(fractionOf(gain));
  }
}
