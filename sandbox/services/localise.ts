import type { LocalisedText } from '../db/schema';

/** Operator's text in the language asked for: that very tag, else the same language (zh-TW reads zh-CN), else English. */
export function localise(text: LocalisedText | undefined, language: string): string {
  if (!text) return '';
  const wanted = language.toLowerCase();
  const tags = Object.keys(text);
  const exact = tags.find((tag) => tag.toLowerCase() === wanted);
  const base = wanted.split('-')[0] ?? wanted;
  const near = exact ?? tags.find((tag) => tag.toLowerCase().split('-')[0] === base);
  return text[near ?? 'en'] ?? text['en'] ?? '';
}
