import { defineMessages, type MessageValue, type NoMessageValues } from 'react-intl';

/** One message for each pattern family of the server rules; `_ONE` when both bounds are the same number. */
export const patternMessages = defineMessages<{
  LENGTH: { min: MessageValue; max: MessageValue };
  LENGTH_ONE: { max: MessageValue };
  LETTER_FIRST: { min: MessageValue; max: MessageValue };
  LETTER_FIRST_ONE: { max: MessageValue };
  CHINESE_DIGITS: { min: MessageValue; max: MessageValue };
  CHINESE_DIGITS_ONE: { max: MessageValue };
  EMAIL: { min: MessageValue; max: MessageValue };
  EMAIL_ONE: { max: MessageValue };
  ALPHANUMERIC: { min: MessageValue; max: MessageValue };
  ALPHANUMERIC_ONE: { max: MessageValue };
  LETTERS_AND_DIGITS: { min: MessageValue; max: MessageValue };
  LETTERS_AND_DIGITS_ONE: { max: MessageValue };
  DIGITS: { min: MessageValue; max: MessageValue };
  DIGITS_ONE: { max: MessageValue };
  ALPHANUMERIC_UPPER: { min: MessageValue; max: MessageValue };
  ALPHANUMERIC_UPPER_ONE: { max: MessageValue };
  ENGLISH_SPACES: { min: MessageValue; max: MessageValue };
  ENGLISH_SPACES_ONE: { max: MessageValue };
  NO_SPACES: { min: MessageValue; max: MessageValue };
  NO_SPACES_ONE: { max: MessageValue };
  CHINESE_PUNCTUATION: { min: MessageValue; max: MessageValue };
  CHINESE_PUNCTUATION_ONE: { max: MessageValue };
  DATE: NoMessageValues;
  LETTERS_SPACES: { min: MessageValue; max: MessageValue };
  LETTERS_SPACES_ONE: { max: MessageValue };
  KOREAN: { min: MessageValue; max: MessageValue };
  KOREAN_ONE: { max: MessageValue };
  THAI: { min: MessageValue; max: MessageValue };
  THAI_ONE: { max: MessageValue };
  THAI_ENGLISH: { min: MessageValue; max: MessageValue };
  THAI_ENGLISH_ONE: { max: MessageValue };
  UPPERCASE_SPACES: { min: MessageValue; max: MessageValue };
  UPPERCASE_SPACES_ONE: { max: MessageValue };
  LETTERS_DIGITS_SYMBOLS: { min: MessageValue; max: MessageValue };
  LETTERS_DIGITS_SYMBOLS_ONE: { max: MessageValue };
}>({
  LENGTH: {
    id: 'session.pattern.LENGTH',
    defaultMessage: '{min}–{max} characters',
    description: 'Any characters, length only. Filled in with the bounds of the server rule.',
  },
  LENGTH_ONE: {
    id: 'session.pattern.LENGTH_ONE',
    defaultMessage: '{max} characters',
    description: 'Any characters, length only. Both bounds are the same number.',
  },
  LETTER_FIRST: {
    id: 'session.pattern.LETTER_FIRST',
    defaultMessage: '{min}–{max} letters and digits, a letter first',
    description: 'Starts with a letter, then letters and digits. Filled in with the bounds of the server rule.',
  },
  LETTER_FIRST_ONE: {
    id: 'session.pattern.LETTER_FIRST_ONE',
    defaultMessage: '{max} letters and digits, a letter first',
    description: 'Starts with a letter, then letters and digits. Both bounds are the same number.',
  },
  CHINESE_DIGITS: {
    id: 'session.pattern.CHINESE_DIGITS',
    defaultMessage: '{min}–{max} Chinese characters or digits',
    description: 'Chinese characters and digits. Filled in with the bounds of the server rule.',
  },
  CHINESE_DIGITS_ONE: {
    id: 'session.pattern.CHINESE_DIGITS_ONE',
    defaultMessage: '{max} Chinese characters or digits',
    description: 'Chinese characters and digits. Both bounds are the same number.',
  },
  EMAIL: {
    id: 'session.pattern.EMAIL',
    defaultMessage: 'An email address of {min}–{max} characters',
    description: 'Email format. Filled in with the bounds of the server rule.',
  },
  EMAIL_ONE: {
    id: 'session.pattern.EMAIL_ONE',
    defaultMessage: 'An email address of {max} characters',
    description: 'Email format. Both bounds are the same number.',
  },
  ALPHANUMERIC: {
    id: 'session.pattern.ALPHANUMERIC',
    defaultMessage: '{min}–{max} letters or digits, no special characters',
    description: 'Alphanumeric without special characters. Filled in with the bounds of the server rule.',
  },
  ALPHANUMERIC_ONE: {
    id: 'session.pattern.ALPHANUMERIC_ONE',
    defaultMessage: '{max} letters or digits, no special characters',
    description: 'Alphanumeric without special characters. Both bounds are the same number.',
  },
  LETTERS_AND_DIGITS: {
    id: 'session.pattern.LETTERS_AND_DIGITS',
    defaultMessage: '{min}–{max} characters with both letters and digits',
    description: 'Letters plus digits. Filled in with the bounds of the server rule.',
  },
  LETTERS_AND_DIGITS_ONE: {
    id: 'session.pattern.LETTERS_AND_DIGITS_ONE',
    defaultMessage: '{max} characters with both letters and digits',
    description: 'Letters plus digits. Both bounds are the same number.',
  },
  DIGITS: {
    id: 'session.pattern.DIGITS',
    defaultMessage: '{min}–{max} digits',
    description: 'Digits only. Filled in with the bounds of the server rule.',
  },
  DIGITS_ONE: {
    id: 'session.pattern.DIGITS_ONE',
    defaultMessage: '{max} digits',
    description: 'Digits only. Both bounds are the same number.',
  },
  ALPHANUMERIC_UPPER: {
    id: 'session.pattern.ALPHANUMERIC_UPPER',
    defaultMessage: '{min}–{max} letters and digits with at least one capital letter',
    description: 'Alphanumeric with an uppercase letter. Filled in with the bounds of the server rule.',
  },
  ALPHANUMERIC_UPPER_ONE: {
    id: 'session.pattern.ALPHANUMERIC_UPPER_ONE',
    defaultMessage: '{max} letters and digits with at least one capital letter',
    description: 'Alphanumeric with an uppercase letter. Both bounds are the same number.',
  },
  ENGLISH_SPACES: {
    id: 'session.pattern.ENGLISH_SPACES',
    defaultMessage: '{min}–{max} English letters or spaces',
    description: 'English letters and spaces only. Filled in with the bounds of the server rule.',
  },
  ENGLISH_SPACES_ONE: {
    id: 'session.pattern.ENGLISH_SPACES_ONE',
    defaultMessage: '{max} English letters or spaces',
    description: 'English letters and spaces only. Both bounds are the same number.',
  },
  NO_SPACES: {
    id: 'session.pattern.NO_SPACES',
    defaultMessage: '{min}–{max} characters without spaces',
    description: 'No spaces. Filled in with the bounds of the server rule.',
  },
  NO_SPACES_ONE: {
    id: 'session.pattern.NO_SPACES_ONE',
    defaultMessage: '{max} characters without spaces',
    description: 'No spaces. Both bounds are the same number.',
  },
  CHINESE_PUNCTUATION: {
    id: 'session.pattern.CHINESE_PUNCTUATION',
    defaultMessage: '{min}–{max} Chinese characters or punctuation marks',
    description: 'Chinese characters and punctuation. Filled in with the bounds of the server rule.',
  },
  CHINESE_PUNCTUATION_ONE: {
    id: 'session.pattern.CHINESE_PUNCTUATION_ONE',
    defaultMessage: '{max} Chinese characters or punctuation marks',
    description: 'Chinese characters and punctuation. Both bounds are the same number.',
  },
  DATE: {
    id: 'session.pattern.DATE',
    defaultMessage: 'A date as yyyy-MM-dd or MM-dd-yyyy',
    description: 'Dates in two formats. Filled in with the bounds of the server rule.',
  },
  LETTERS_SPACES: {
    id: 'session.pattern.LETTERS_SPACES',
    defaultMessage: '{min}–{max} letters or spaces',
    description: 'Letters and spaces. Filled in with the bounds of the server rule.',
  },
  LETTERS_SPACES_ONE: {
    id: 'session.pattern.LETTERS_SPACES_ONE',
    defaultMessage: '{max} letters or spaces',
    description: 'Letters and spaces. Both bounds are the same number.',
  },
  KOREAN: {
    id: 'session.pattern.KOREAN',
    defaultMessage: '{min}–{max} Korean characters',
    description: 'Korean only. Filled in with the bounds of the server rule.',
  },
  KOREAN_ONE: {
    id: 'session.pattern.KOREAN_ONE',
    defaultMessage: '{max} Korean characters',
    description: 'Korean only. Both bounds are the same number.',
  },
  THAI: {
    id: 'session.pattern.THAI',
    defaultMessage: '{min}–{max} Thai characters',
    description: 'Thai only. Filled in with the bounds of the server rule.',
  },
  THAI_ONE: {
    id: 'session.pattern.THAI_ONE',
    defaultMessage: '{max} Thai characters',
    description: 'Thai only. Both bounds are the same number.',
  },
  THAI_ENGLISH: {
    id: 'session.pattern.THAI_ENGLISH',
    defaultMessage: '{min}–{max} Thai or English letters or spaces',
    description: 'Thai or English with spaces. Filled in with the bounds of the server rule.',
  },
  THAI_ENGLISH_ONE: {
    id: 'session.pattern.THAI_ENGLISH_ONE',
    defaultMessage: '{max} Thai or English letters or spaces',
    description: 'Thai or English with spaces. Both bounds are the same number.',
  },
  UPPERCASE_SPACES: {
    id: 'session.pattern.UPPERCASE_SPACES',
    defaultMessage: '{min}–{max} capital letters or spaces, at least one English letter',
    description: 'Uppercase and spaces with at least one English letter. Filled in with the bounds of the server rule.',
  },
  UPPERCASE_SPACES_ONE: {
    id: 'session.pattern.UPPERCASE_SPACES_ONE',
    defaultMessage: '{max} capital letters or spaces, at least one English letter',
    description: 'Uppercase and spaces with at least one English letter. Both bounds are the same number.',
  },
  LETTERS_DIGITS_SYMBOLS: {
    id: 'session.pattern.LETTERS_DIGITS_SYMBOLS',
    defaultMessage: '{min}–{max} letters, digits or symbols',
    description: 'Letters, digits and symbols. Filled in with the bounds of the server rule.',
  },
  LETTERS_DIGITS_SYMBOLS_ONE: {
    id: 'session.pattern.LETTERS_DIGITS_SYMBOLS_ONE',
    defaultMessage: '{max} letters, digits or symbols',
    description: 'Letters, digits and symbols. Both bounds are the same number.',
  },
});
