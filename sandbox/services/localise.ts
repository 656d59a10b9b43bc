import type { Wording } from '../db/schema';
import { nearestLanguage } from '../words/nearestLanguage';
import { isPhrase, translate, translateToAll } from '../words/phrase';

/**
 * A text in the language asked for, or the nearest one that it is written in, else English. One that is written alike in
 * every language stays as it is.
 */
export function localise(text: Wording | string | undefined, language: string): string {
  if (!text) return '';
  if (typeof text === 'string') return text;
  if (isPhrase(text)) return translate(text, language);
  return text[nearestLanguage(Object.keys(text), language) ?? 'en'] ?? text['en'] ?? '';
}

/** A text in all languages that it is written in, each form once. */
export const wordingsOf = (text: Wording): string[] => [
  ...new Set(Object.values(isPhrase(text) ? translateToAll(text) : text)),
];
