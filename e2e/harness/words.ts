import { readFileSync } from 'node:fs';
import { createIntl } from 'react-intl';
import { isolated } from '#contract/isolated';
import en from '../../locales/en.json' with { type: 'json' };
import { fallbackChain, intlTagOf, localeRow, type LocaleTag } from '../../locales/registry';

/** Every text of the site, by the id that its message has in the catalogue. */
export type WordId = keyof typeof en;
export type Language = LocaleTag;
export type Translate = (id: WordId, values?: Record<string, string | number>) => string;
type Catalogue = Record<string, string>;

interface Nested {
  [id: string]: string | Nested;
}
const flat = (texts: Nested, before = ''): [string, string][] =>
  Object.entries(texts).flatMap(([id, text]) =>
    typeof text === 'string' ? [[before + id, text] as [string, string]] : flat(text, `${before}${id}.`),
  );
const read = (path: string): Catalogue =>
  Object.fromEntries(
    flat(JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as Nested),
  );

/** What a language lacks is said in its nearest relative's words, as on the site. */
const catalogueOf = (folder: string, language: Language): Catalogue =>
  Object.assign(
    {},
    ...[...fallbackChain(language)].reverse().map((tag) => read(`${folder}/${tag}.json`)),
  ) as Catalogue;

/** What the site says in a language. Journeys find things by these words, as visitors do. */
export function words(language: Language): Translate {
  const row = localeRow(language);
  const intl = createIntl({
    locale: intlTagOf(row),
    messages: catalogueOf('locales', language),
    // Runtimes without a language's rules fall back to another's, as browsers do.
    onError: () => undefined,
  });
  return (id, values = {}) =>
    intl.formatMessage(
      { id },
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'string' ? isolated(value, row.dir === 'rtl') : value,
        ]),
      ),
    );
}

/** What the demo provider's games say, which are pages of another site. */
export function gameWords(
  language: Language,
): (id: string, values?: Record<string, string | number>) => string {
  const catalogue = catalogueOf('demo/game-provider/messages', language);
  return (id, values = {}) =>
    (catalogue[id] ?? id).replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A number as readers of a language write it: `1.234,5` in German, `1,234.5` in English. */
export function numberIn(language: Language, text: string): number {
  const parts = new Intl.NumberFormat(intlTagOf(localeRow(language))).formatToParts(12_345.6);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return Number(text.replaceAll(new RegExp(`[^\\d\\${decimal}-]`, 'g'), '').replace(decimal, '.'));
}

/** A text as it stands in a regular expression. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\{}]/g, '\\$&');
