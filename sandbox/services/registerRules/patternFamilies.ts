import type { PatternId } from '#contract';

/**
 * A pattern for each family of messages that word a broken rule. Lengths are the rule's own. The specification names
 * the families and shows no patterns: these are ours.
 */
export const patternFamilies: Readonly<Record<PatternId, string>> = {
  LENGTH: '*',
  LETTER_FIRST: '^[A-Za-z][A-Za-z0-9]*$',
  CHINESE_DIGITS: String.raw`^[\p{Script=Han}\d]+$`,
  EMAIL: String.raw`^[^@\s]+@[^@\s]+\.[^@\s.]+$`,
  ALPHANUMERIC: '^[A-Za-z0-9]*$',
  LETTERS_AND_DIGITS: String.raw`^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]+$`,
  DIGITS: String.raw`^\d+$`,
  ALPHANUMERIC_UPPER: String.raw`^(?=.*[A-Z])[A-Za-z\d]+$`,
  ENGLISH_SPACES: '^[A-Za-z ]+$',
  NO_SPACES: String.raw`^\S+$`,
  CHINESE_PUNCTUATION: String.raw`^[\p{Script=Han}\p{P}]+$`,
  DATE: String.raw`^(?:\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])-\d{4})$`,
  LETTERS_SPACES: String.raw`^[\p{L}\p{M} ]+$`,
  KOREAN: String.raw`^\p{Script=Hangul}+$`,
  THAI: String.raw`^\p{Script=Thai}+$`,
  THAI_ENGLISH: String.raw`^[\p{Script=Thai}A-Za-z ]+$`,
  UPPERCASE_SPACES: '^(?=.*[A-Z])[A-Z ]+$',
  LETTERS_DIGITS_SYMBOLS: String.raw`^[\p{L}\p{M}\d\p{P}\p{S}]+$`,
};
