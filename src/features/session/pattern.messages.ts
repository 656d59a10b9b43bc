import { defineArea } from '#messages';

/** One message for each pattern family of the server rules; `_ONE` when both bounds are the same number. */
export const patternMessages = defineArea('session.pattern', {
  LENGTH: { id: 'session.pattern.length', text: '{min}–{max} characters' }, // Any characters, length only. Filled in with the bounds of the server rule.
  LENGTH_ONE: { id: 'session.pattern.lengthOne', text: '{max} characters' }, // Any characters, length only. Both bounds are the same number.
  LETTER_FIRST: { id: 'session.pattern.letterFirst', text: '{min}–{max} letters and digits, a letter first' }, // Starts with a letter, then letters and digits. Filled in with the bounds of the server rule.
  LETTER_FIRST_ONE: {
    id: 'session.pattern.letterFirstOne',
    text: '{max} letters and digits, a letter first',
  }, // Starts with a letter, then letters and digits. Both bounds are the same number.
  CHINESE_DIGITS: { id: 'session.pattern.chineseDigits', text: '{min}–{max} Chinese characters or digits' }, // Chinese characters and digits. Filled in with the bounds of the server rule.
  CHINESE_DIGITS_ONE: { id: 'session.pattern.chineseDigitsOne', text: '{max} Chinese characters or digits' }, // Chinese characters and digits. Both bounds are the same number.
  EMAIL: { id: 'session.pattern.email', text: 'An email address of {min}–{max} characters' }, // Email format. Filled in with the bounds of the server rule.
  EMAIL_ONE: { id: 'session.pattern.emailOne', text: 'An email address of {max} characters' }, // Email format. Both bounds are the same number.
  ALPHANUMERIC: {
    id: 'session.pattern.alphanumeric',
    text: '{min}–{max} letters or digits, no special characters',
  }, // Alphanumeric without special characters. Filled in with the bounds of the server rule.
  ALPHANUMERIC_ONE: {
    id: 'session.pattern.alphanumericOne',
    text: '{max} letters or digits, no special characters',
  }, // Alphanumeric without special characters. Both bounds are the same number.
  LETTERS_AND_DIGITS: {
    id: 'session.pattern.lettersAndDigits',
    text: '{min}–{max} characters with both letters and digits',
  }, // Letters plus digits. Filled in with the bounds of the server rule.
  LETTERS_AND_DIGITS_ONE: {
    id: 'session.pattern.lettersAndDigitsOne',
    text: '{max} characters with both letters and digits',
  }, // Letters plus digits. Both bounds are the same number.
  DIGITS: { id: 'session.pattern.digits', text: '{min}–{max} digits' }, // Digits only. Filled in with the bounds of the server rule.
  DIGITS_ONE: { id: 'session.pattern.digitsOne', text: '{max} digits' }, // Digits only. Both bounds are the same number.
  ALPHANUMERIC_UPPER: {
    id: 'session.pattern.alphanumericUpper',
    text: '{min}–{max} letters and digits with at least one capital letter',
  }, // Alphanumeric with an uppercase letter. Filled in with the bounds of the server rule.
  ALPHANUMERIC_UPPER_ONE: {
    id: 'session.pattern.alphanumericUpperOne',
    text: '{max} letters and digits with at least one capital letter',
  }, // Alphanumeric with an uppercase letter. Both bounds are the same number.
  ENGLISH_SPACES: { id: 'session.pattern.englishSpaces', text: '{min}–{max} English letters or spaces' }, // English letters and spaces only. Filled in with the bounds of the server rule.
  ENGLISH_SPACES_ONE: { id: 'session.pattern.englishSpacesOne', text: '{max} English letters or spaces' }, // English letters and spaces only. Both bounds are the same number.
  NO_SPACES: { id: 'session.pattern.noSpaces', text: '{min}–{max} characters without spaces' }, // No spaces. Filled in with the bounds of the server rule.
  NO_SPACES_ONE: { id: 'session.pattern.noSpacesOne', text: '{max} characters without spaces' }, // No spaces. Both bounds are the same number.
  CHINESE_PUNCTUATION: {
    id: 'session.pattern.chinesePunctuation',
    text: '{min}–{max} Chinese characters or punctuation marks',
  }, // Chinese characters and punctuation. Filled in with the bounds of the server rule.
  CHINESE_PUNCTUATION_ONE: {
    id: 'session.pattern.chinesePunctuationOne',
    text: '{max} Chinese characters or punctuation marks',
  }, // Chinese characters and punctuation. Both bounds are the same number.
  DATE: { id: 'session.pattern.date', text: 'A date as yyyy-MM-dd or MM-dd-yyyy' }, // Dates in two formats of ten characters each, so that it names no bounds.
  LETTERS_SPACES: { id: 'session.pattern.lettersSpaces', text: '{min}–{max} letters or spaces' }, // Letters and spaces. Filled in with the bounds of the server rule.
  LETTERS_SPACES_ONE: { id: 'session.pattern.lettersSpacesOne', text: '{max} letters or spaces' }, // Letters and spaces. Both bounds are the same number.
  KOREAN: { id: 'session.pattern.korean', text: '{min}–{max} Korean characters' }, // Korean only. Filled in with the bounds of the server rule.
  KOREAN_ONE: { id: 'session.pattern.koreanOne', text: '{max} Korean characters' }, // Korean only. Both bounds are the same number.
  THAI: { id: 'session.pattern.thai', text: '{min}–{max} Thai characters' }, // Thai only. Filled in with the bounds of the server rule.
  THAI_ONE: { id: 'session.pattern.thaiOne', text: '{max} Thai characters' }, // Thai only. Both bounds are the same number.
  THAI_ENGLISH: { id: 'session.pattern.thaiEnglish', text: '{min}–{max} Thai or English letters or spaces' }, // Thai or English with spaces. Filled in with the bounds of the server rule.
  THAI_ENGLISH_ONE: { id: 'session.pattern.thaiEnglishOne', text: '{max} Thai or English letters or spaces' }, // Thai or English with spaces. Both bounds are the same number.
  UPPERCASE_SPACES: {
    id: 'session.pattern.uppercaseSpaces',
    text: '{min}–{max} capital letters or spaces, at least one English letter',
  }, // Uppercase and spaces with at least one English letter. Filled in with the bounds of the server rule.
  UPPERCASE_SPACES_ONE: {
    id: 'session.pattern.uppercaseSpacesOne',
    text: '{max} capital letters or spaces, at least one English letter',
  }, // Uppercase and spaces with at least one English letter. Both bounds are the same number.
  LETTERS_DIGITS_SYMBOLS: {
    id: 'session.pattern.lettersDigitsSymbols',
    text: '{min}–{max} letters, digits or symbols',
  }, // Letters, digits and symbols. Filled in with the bounds of the server rule.
  LETTERS_DIGITS_SYMBOLS_ONE: {
    id: 'session.pattern.lettersDigitsSymbolsOne',
    text: '{max} letters, digits or symbols',
  }, // Letters, digits and symbols. Both bounds are the same number.
});
