import { latinDigits } from '../../i18n/latinDigits';
import type { DialingCountry } from './dialingCodes';

/** A telephone number as typed, taken apart. */
export interface ParsedPhone {
  /** Digits and single spaces. Without the country's code, or after a `+` while that code is still being typed. */
  number: string;
  /** The country that the text itself names with `+` or `00`; undefined when it names none. */
  country: DialingCountry | undefined;
}

/** Fewest digits after `+` that can hold a code and a number; with fewer, `+1 68` might still become +1684. */
const fewestAbroad = 8;

/**
 * Reads what was typed or pasted. `+84 912 480 377` names a country and the rest is the number; the longest code wins,
 * and among countries that share one, the one that is chosen already.
 */
export function parsePhone(text: string, countries: readonly DialingCountry[], current: string): ParsedPhone {
  const plain = latinDigits(text).trimStart().replace(/^00/, '+');
  const spaced = plain.replace(/\D+/g, ' ').trimStart();
  if (!plain.startsWith('+')) return { number: spaced, country: undefined };

  const abroad = plain.replace(/\D/g, '');
  const fits = countries.filter(({ countryDialingCode: code }) => abroad.startsWith(code));
  if (abroad.length < fewestAbroad || fits.length === 0) return { number: `+${spaced}`, country: undefined };
  const longest = Math.max(...fits.map(({ countryDialingCode: code }) => code.length));
  const best = fits.filter(({ countryDialingCode: code }) => code.length === longest);
  return {
    number: abroad.slice(longest),
    country: best.find(({ countryCode }) => countryCode === current) ?? best[0],
  };
}
