import { isLocaleTag, localeRow } from '#locales';
import type { ShownLanguage } from '../../features/articles/ArticleBody';
import { useSite } from './site';

/** Attributes of a text in a language; nothing when it is the language of the site. */
export interface TextLanguage {
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** Says of texts of the platform which language they are in, where it is not the visitor's. Read it in an observer. */
export function useShownLanguage() {
  const { tag } = useSite().stores.locale;
  const dirOf = (language: string) => (isLocaleTag(language) ? localeRow(language).dir : 'ltr');
  const langOf = (language: string): TextLanguage | undefined =>
    language === tag ? undefined : { lang: language, dir: dirOf(language) };
  const nameOf = (language: string): string =>
    new Intl.DisplayNames([tag], { type: 'language', fallback: 'code' }).of(language) ?? language;
  const shownOf = (language: string): ShownLanguage | undefined =>
    language === tag
      ? undefined
      : { tag: language, dir: dirOf(language), name: nameOf(language), wanted: nameOf(tag) };
  return { tag, langOf, nameOf, shownOf };
}
