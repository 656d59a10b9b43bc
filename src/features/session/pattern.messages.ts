import { defineMessages, type MessageValue, type NoMessageValues } from 'react-intl';

/** One message for each pattern family of the server rules; `_ONE` when both bounds are the same number. */
export const patternMessages = defineMessages<{
  readonly LENGTH: { readonly max: MessageValue; readonly min: MessageValue };
  readonly LENGTH_ONE: { readonly max: MessageValue };
  readonly LETTER_FIRST: { readonly max: MessageValue; readonly min: MessageValue };
  readonly LETTER_FIRST_ONE: { readonly max: MessageValue };
  readonly CHINESE_DIGITS: { readonly max: MessageValue; readonly min: MessageValue };
  readonly CHINESE_DIGITS_ONE: { readonly max: MessageValue };
  readonly EMAIL: { readonly max: MessageValue; readonly min: MessageValue };
  readonly EMAIL_ONE: { readonly max: MessageValue };
  readonly ALPHANUMERIC: { readonly max: MessageValue; readonly min: MessageValue };
  readonly ALPHANUMERIC_ONE: { readonly max: MessageValue };
  readonly LETTERS_AND_DIGITS: { readonly max: MessageValue; readonly min: MessageValue };
  readonly LETTERS_AND_DIGITS_ONE: { readonly max: MessageValue };
  readonly DIGITS: { readonly max: MessageValue; readonly min: MessageValue };
  readonly DIGITS_ONE: { readonly max: MessageValue };
  readonly ALPHANUMERIC_UPPER: { readonly max: MessageValue; readonly min: MessageValue };
  readonly ALPHANUMERIC_UPPER_ONE: { readonly max: MessageValue };
  readonly ENGLISH_SPACES: { readonly max: MessageValue; readonly min: MessageValue };
  readonly ENGLISH_SPACES_ONE: { readonly max: MessageValue };
  readonly NO_SPACES: { readonly max: MessageValue; readonly min: MessageValue };
  readonly NO_SPACES_ONE: { readonly max: MessageValue };
  readonly CHINESE_PUNCTUATION: { readonly max: MessageValue; readonly min: MessageValue };
  readonly CHINESE_PUNCTUATION_ONE: { readonly max: MessageValue };
  readonly DATE: NoMessageValues;
  readonly LETTERS_SPACES: { readonly max: MessageValue; readonly min: MessageValue };
  readonly LETTERS_SPACES_ONE: { readonly max: MessageValue };
  readonly KOREAN: { readonly max: MessageValue; readonly min: MessageValue };
  readonly KOREAN_ONE: { readonly max: MessageValue };
  readonly THAI: { readonly max: MessageValue; readonly min: MessageValue };
  readonly THAI_ONE: { readonly max: MessageValue };
  readonly THAI_ENGLISH: { readonly max: MessageValue; readonly min: MessageValue };
  readonly THAI_ENGLISH_ONE: { readonly max: MessageValue };
  readonly UPPERCASE_SPACES: { readonly max: MessageValue; readonly min: MessageValue };
  readonly UPPERCASE_SPACES_ONE: { readonly max: MessageValue };
  readonly LETTERS_DIGITS_SYMBOLS: { readonly max: MessageValue; readonly min: MessageValue };
  readonly LETTERS_DIGITS_SYMBOLS_ONE: { readonly max: MessageValue };
}>({
  LENGTH: {
    id: 'session.pattern.length',
    defaultMessage: '{min}–{max} characters',
    description: 'Any characters, length only. Filled in with the bounds of the server rule.',
  },
  LENGTH_ONE: {
    id: 'session.pattern.lengthOne',
    defaultMessage: '{max} characters',
    description: 'Any characters, length only. Both bounds are the same number.',
  },
  LETTER_FIRST: {
    id: 'session.pattern.letterFirst',
    defaultMessage: '{min}–{max} letters and digits, a letter first',
    description:
      'Starts with a letter, then letters and digits. Filled in with the bounds of the server rule.',
  },
  LETTER_FIRST_ONE: {
    id: 'session.pattern.letterFirstOne',
    defaultMessage: '{max} letters and digits, a letter first',
    description: 'Starts with a letter, then letters and digits. Both bounds are the same number.',
  },
  CHINESE_DIGITS: {
    id: 'session.pattern.chineseDigits',
    defaultMessage: '{min}–{max} Chinese characters or digits',
    description: 'Chinese characters and digits. Filled in with the bounds of the server rule.',
  },
  CHINESE_DIGITS_ONE: {
    id: 'session.pattern.chineseDigitsOne',
    defaultMessage: '{max} Chinese characters or digits',
    description: 'Chinese characters and digits. Both bounds are the same number.',
  },
  EMAIL: {
    id: 'session.pattern.email',
    defaultMessage: 'An email address of {min}–{max} characters',
    description: 'Email format. Filled in with the bounds of the server rule.',
  },
  EMAIL_ONE: {
    id: 'session.pattern.emailOne',
    defaultMessage: 'An email address of {max} characters',
    description: 'Email format. Both bounds are the same number.',
  },
  ALPHANUMERIC: {
    id: 'session.pattern.alphanumeric',
    defaultMessage: '{min}–{max} letters or digits, no special characters',
    description: 'Alphanumeric without special characters. Filled in with the bounds of the server rule.',
  },
  ALPHANUMERIC_ONE: {
    id: 'session.pattern.alphanumericOne',
    defaultMessage: '{max} letters or digits, no special characters',
    description: 'Alphanumeric without special characters. Both bounds are the same number.',
  },
  LETTERS_AND_DIGITS: {
    id: 'session.pattern.lettersAndDigits',
    defaultMessage: '{min}–{max} characters with both letters and digits',
    description: 'Letters plus digits. Filled in with the bounds of the server rule.',
  },
  LETTERS_AND_DIGITS_ONE: {
    id: 'session.pattern.lettersAndDigitsOne',
    defaultMessage: '{max} characters with both letters and digits',
    description: 'Letters plus digits. Both bounds are the same number.',
  },
  DIGITS: {
    id: 'session.pattern.digits',
    defaultMessage: '{min}–{max} digits',
    description: 'Digits only. Filled in with the bounds of the server rule.',
  },
  DIGITS_ONE: {
    id: 'session.pattern.digitsOne',
    defaultMessage: '{max} digits',
    description: 'Digits only. Both bounds are the same number.',
  },
  ALPHANUMERIC_UPPER: {
    id: 'session.pattern.alphanumericUpper',
    defaultMessage: '{min}–{max} letters and digits with at least one capital letter',
    description: 'Alphanumeric with an uppercase letter. Filled in with the bounds of the server rule.',
  },
  ALPHANUMERIC_UPPER_ONE: {
    id: 'session.pattern.alphanumericUpperOne',
    defaultMessage: '{max} letters and digits with at least one capital letter',
    description: 'Alphanumeric with an uppercase letter. Both bounds are the same number.',
  },
  ENGLISH_SPACES: {
    id: 'session.pattern.englishSpaces',
    defaultMessage: '{min}–{max} English letters or spaces',
    description: 'English letters and spaces only. Filled in with the bounds of the server rule.',
  },
  ENGLISH_SPACES_ONE: {
    id: 'session.pattern.englishSpacesOne',
    defaultMessage: '{max} English letters or spaces',
    description: 'English letters and spaces only. Both bounds are the same number.',
  },
  NO_SPACES: {
    id: 'session.pattern.noSpaces',
    defaultMessage: '{min}–{max} characters without spaces',
    description: 'No spaces. Filled in with the bounds of the server rule.',
  },
  NO_SPACES_ONE: {
    id: 'session.pattern.noSpacesOne',
    defaultMessage: '{max} characters without spaces',
    description: 'No spaces. Both bounds are the same number.',
  },
  CHINESE_PUNCTUATION: {
    id: 'session.pattern.chinesePunctuation',
    defaultMessage: '{min}–{max} Chinese characters or punctuation marks',
    description: 'Chinese characters and punctuation. Filled in with the bounds of the server rule.',
  },
  CHINESE_PUNCTUATION_ONE: {
    id: 'session.pattern.chinesePunctuationOne',
    defaultMessage: '{max} Chinese characters or punctuation marks',
    description: 'Chinese characters and punctuation. Both bounds are the same number.',
  },
  DATE: {
    id: 'session.pattern.date',
    defaultMessage: 'A date as yyyy-MM-dd or MM-dd-yyyy',
    description: 'Dates in two formats of ten characters each, so that it names no bounds.',
  },
  LETTERS_SPACES: {
    id: 'session.pattern.lettersSpaces',
    defaultMessage: '{min}–{max} letters or spaces',
    description: 'Letters and spaces. Filled in with the bounds of the server rule.',
  },
  LETTERS_SPACES_ONE: {
    id: 'session.pattern.lettersSpacesOne',
    defaultMessage: '{max} letters or spaces',
    description: 'Letters and spaces. Both bounds are the same number.',
  },
  KOREAN: {
    id: 'session.pattern.korean',
    defaultMessage: '{min}–{max} Korean characters',
    description: 'Korean only. Filled in with the bounds of the server rule.',
  },
  KOREAN_ONE: {
    id: 'session.pattern.koreanOne',
    defaultMessage: '{max} Korean characters',
    description: 'Korean only. Both bounds are the same number.',
  },
  THAI: {
    id: 'session.pattern.thai',
    defaultMessage: '{min}–{max} Thai characters',
    description: 'Thai only. Filled in with the bounds of the server rule.',
  },
  THAI_ONE: {
    id: 'session.pattern.thaiOne',
    defaultMessage: '{max} Thai characters',
    description: 'Thai only. Both bounds are the same number.',
  },
  THAI_ENGLISH: {
    id: 'session.pattern.thaiEnglish',
    defaultMessage: '{min}–{max} Thai or English letters or spaces',
    description: 'Thai or English with spaces. Filled in with the bounds of the server rule.',
  },
  THAI_ENGLISH_ONE: {
    id: 'session.pattern.thaiEnglishOne',
    defaultMessage: '{max} Thai or English letters or spaces',
    description: 'Thai or English with spaces. Both bounds are the same number.',
  },
  UPPERCASE_SPACES: {
    id: 'session.pattern.uppercaseSpaces',
    defaultMessage: '{min}–{max} capital letters or spaces, at least one English letter',
    description:
      'Uppercase and spaces with at least one English letter. Filled in with the bounds of the server rule.',
  },
  UPPERCASE_SPACES_ONE: {
    id: 'session.pattern.uppercaseSpacesOne',
    defaultMessage: '{max} capital letters or spaces, at least one English letter',
    description: 'Uppercase and spaces with at least one English letter. Both bounds are the same number.',
  },
  LETTERS_DIGITS_SYMBOLS: {
    id: 'session.pattern.lettersDigitsSymbols',
    defaultMessage: '{min}–{max} letters, digits or symbols',
    description: 'Letters, digits and symbols. Filled in with the bounds of the server rule.',
  },
  LETTERS_DIGITS_SYMBOLS_ONE: {
    id: 'session.pattern.lettersDigitsSymbolsOne',
    defaultMessage: '{max} letters, digits or symbols',
    description: 'Letters, digits and symbols. Both bounds are the same number.',
  },
});
