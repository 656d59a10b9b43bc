import { ownIntlTagOf, type AnyLocaleTag, type LocaleRow } from '#locales';

/** The language that react-aria is asked to speak: without data it would name months in the browser's own, whichever it is. */
export function ariaTagOf(row: LocaleRow<AnyLocaleTag>): string {
  const own = ownIntlTagOf(row);
  return own ? (row.raTag ?? own) : 'en-GB';
}
