import type { LocaleRow } from '#locales';
import { parseNumber, type NumberSigns, type ParsedNumber } from '#contract/parseNumber';
import { decimalSign, groupSign } from './formatMoney';

export type { ParsedNumber };

/** How numbers are written in a language of the site. */
export const signsOf = (row: LocaleRow): NumberSigns => ({
  decimal: decimalSign(row),
  group: groupSign(row),
});

/** `parseNumber` in a language of the site. */
export const parseNumberInput = (text: string, row: LocaleRow, scale = 2): ParsedNumber =>
  parseNumber(text, signsOf(row), scale);
