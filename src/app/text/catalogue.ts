import { matchLocale, type LocaleTag } from '#locales';
import type { Brand } from '../brand/brand';

export { loadArea } from '#locales/load.ts';

/**
 * The language to show: what was asked for when the brand speaks it, else the first of the browser's languages that
 * it speaks, else the brand's own.
 */
export function resolveTag(
  wanted: string | null,
  brand: Pick<Brand, 'languages' | 'defaultLanguage'>,
  browser: readonly string[] = typeof navigator === 'undefined' ? [] : navigator.languages,
): LocaleTag {
  return matchLocale([wanted, browser], brand.languages) ?? brand.defaultLanguage;
}
