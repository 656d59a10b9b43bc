import { ownIntlTagOf, type AnyLocaleTag, type LocaleRow } from '#locales';

/** The language that react-aria is asked to speak: without data it would name months in the browser's own, whichever it is. */
export const ariaTagOf = (row: LocaleRow<AnyLocaleTag>): string => (ownIntlTagOf(row) ? row.raTag : 'en-GB');
