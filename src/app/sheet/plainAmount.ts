import { decimalsOf } from '#contract/currencyDecimals';

/**
 * An amount as a plain number with the decimals of its currency: `-12.30`. A yen that has any all the same keeps them. A
 * text and not a number: amounts outgrow what a number holds exactly.
 * @param minor hundredths
 */
export function plainAmount(minor: string, currency: string): string {
  const digits = minor.replace('-', '').padStart(3, '0');
  const [whole, cents] = [digits.slice(0, -2), digits.slice(-2)];
  const sign = minor.startsWith('-') ? '-' : '';
  return decimalsOf(currency) === 0 && cents === '00' ? `${sign}${whole}` : `${sign}${whole}.${cents}`;
}
