import { latinDigits } from '#ds-i18n';

/**
 * The code in what was typed or pasted: its digits, without spaces, dashes and words. Out of a whole message it takes
 * the one number that is as long as the code, so that “2 steps: 482 091” is not read as 248209.
 * @param length how many digits the code has; more are left out.
 */
export function codeIn(text: string, length: number): string {
  const latin = latinDigits(text);
  const digits = latin.replace(/\D/g, '');
  if (digits.length <= length) return digits;
  const whole = new RegExp(`(?<!\\d|\\d[ -])\\d(?:[ -]?\\d){${length - 1}}(?![ -]?\\d)`).exec(latin);
  return (whole?.[0] ?? digits).replace(/\D/g, '').slice(0, length);
}
