import { typedText } from '#contract/typedText';

/**
 * The code in what was typed or pasted, without spaces, dashes and what nobody sees. Out of a whole message it takes the
 * one number, or the one word with a digit, that is as long as the code usually is, else its only number. Numbers are
 * never joined over words, so that “2 steps: 482 091” is not read as 2482091, and nothing is cut.
 * @param length how many characters the code usually has; a longer or shorter one is taken as it is.
 */
export function codeIn(text: string, length: number): string {
  const typed = typedText(text).trim();
  const plain = typed.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
  // One word, or nothing but digits with what people put between them.
  if (/^[a-z\d-]*$/i.test(typed) || !/\p{L}/u.test(typed)) return plain;
  const usual = new RegExp(`(?<![a-z\\d]|\\d[ -])\\d(?:[ -]?\\d){${length - 1}}(?![a-z]|[ -]?\\d)`, 'i');
  const word = new RegExp(`(?<![a-z\\d])(?=[a-z]*\\d)[a-z\\d]{${length}}(?![a-z\\d])`, 'i');
  const found = usual.exec(typed)?.[0] ?? word.exec(typed)?.[0];
  if (found !== undefined) return found.replaceAll(/[ -]/g, '');
  const numbers = typed.match(/\p{N}+(?:[ -]\p{N}+)*/gu) ?? [];
  if (numbers.length === 0) return /\s/.test(typed) ? '' : plain;
  // Of several it may be any: they stay as they were typed, for the person to choose.
  return numbers.length === 1 ? (numbers[0] ?? '').replaceAll(/[ -]/g, '') : plain;
}
