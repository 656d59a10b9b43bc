import { ownIntlTagOf, type LocaleRow } from '#locales';

/** Names in a sentence: A, B and C; between commas alone where the browser has not the language. */
export function formatList(names: readonly string[], row: LocaleRow): string {
  const tag = ownIntlTagOf(row);
  return tag ? new Intl.ListFormat(tag, { type: 'conjunction' }).format(names) : names.join(', ');
}
