import { intlTagOf, type LocaleRow } from '#locales';
import { decimalSign, integerFormat } from './formatMoney';

/**
 * An amount as an amount field shows it: no currency, all decimals of the scale. `parseNumberInput` reads it back.
 * @param minor as for `formatMoney`.
 * @param scale decimal places that one minor unit stands for.
 */
export function formatMoneyInput(minor: bigint | string, row: LocaleRow, scale = 2): string {
  const text = String(minor);
  if (!/^-?\d{1,40}$/.test(text)) return '';
  const digits = text.replace('-', '').padStart(scale + 1, '0');
  const whole = integerFormat(intlTagOf(row)).format(BigInt(digits.slice(0, digits.length - scale)));
  const cents = scale > 0 ? decimalSign(row) + digits.slice(digits.length - scale) : '';
  return (text.startsWith('-') ? '-' : '') + whole + cents;
}
