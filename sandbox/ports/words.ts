// Words in the languages of the platform.
export type { WordId } from '../words/catalogues';
export { nearestLanguage } from '../words/nearestLanguage';
export { type Phrase, days, money, pattern, translate, word } from '../words/phrase';
