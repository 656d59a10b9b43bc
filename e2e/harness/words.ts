import { createIntl } from 'react-intl';
import en from '../../locales/en.json' with { type: 'json' };
import vi from '../../locales/vi.json' with { type: 'json' };

/** Every text of the site, by the id that its message has in the catalogue. */
export type WordId = keyof typeof en;
/** Languages that the journeys are walked in. */
export type Language = 'en' | 'vi';
export type Say = (id: WordId, values?: Record<string, string | number>) => string;

const catalogues: Record<Language, Record<string, string>> = { en, vi };

/** What the site says in a language. Journeys find things by these words, as visitors do. */
export function words(language: Language): Say {
  const intl = createIntl({ locale: language, messages: catalogues[language] });
  return (id, values) => intl.formatMessage({ id }, values);
}
