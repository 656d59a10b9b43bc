import { latinDigits } from '../../../../contract/typedText';

/** Longest code. Source: spec section 5, verification code. */
const longest = 255;

/**
 * The code in what was typed or pasted, without spaces and dashes. Out of a whole message it takes the one number, or
 * the one word with a digit, that is as long as the code usually is, so that “2 steps: 482 091” is not read as 2482091.
 * @param length how many characters the code usually has; a longer or shorter one is taken as it is.
 */
export function codeIn(text: string, length: number): string {
  const latin = latinDigits(text).trim();
  const number = new RegExp(`(?<![a-z\\d]|\\d[ -])\\d(?:[ -]?\\d){${length - 1}}(?![a-z]|[ -]?\\d)`, 'i');
  const found = number.exec(latin)?.[0];
  if (found) return found.replace(/\D/g, '');
  if (/^[a-z\d-]*$/i.test(latin)) return latin.replaceAll('-', '').slice(0, longest);
  const word = new RegExp(`(?<![a-z\\d])(?=[a-z]*\\d)[a-z\\d]{${length}}(?![a-z\\d])`, 'i').exec(latin)?.[0];
  return word ?? latin.replace(/\D/g, '').slice(0, longest);
}
