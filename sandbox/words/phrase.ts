import { catalogues, wordLanguages, type WordId } from './catalogues';
import { isolated } from '#contract/isolated';
import { isRightToLeft } from './direction';
import { nearestLanguage } from './nearestLanguage';
import { formatDays } from './formatDays';
import { formatMoney } from './formatMoney';

/** What is filled in for `{name}`; a phrase is said in the language of the text around it. */
export type PhraseValues = Readonly<Record<string, string | number | Phrase>>;

/**
 * A text of the platform before anybody reads it: its words by id, or a pattern that is written alike in every language.
 * Rows and code hold this and not 35 texts; `translate` makes words of it when somebody asks.
 */
export type Phrase =
  | { readonly word: WordId; readonly values?: PhraseValues }
  | { readonly pattern: string; readonly values?: PhraseValues }
  | {
      /** Hundredths, as a decimal string. */
      readonly amount: string;
      readonly currency: string;
      /** Whether cents that are zero are left out. */
      readonly isWhole?: boolean;
    }
  /** First and last business day, `YYYY-MM-DD`. */
  | { readonly businessDays: readonly [first: string, last: string] };

/** The words with this id. Values are put in as they are: where the text is HTML, escape what people typed. */
export const word = (id: WordId, values?: PhraseValues): Phrase => ({ word: id, ...(values && { values }) });

/** Written alike in every language: a figure, or markup around other phrases. */
export const pattern = (text: string, values?: PhraseValues): Phrase => ({
  pattern: text,
  ...(values && { values }),
});

/** An amount of money, in hundredths; each language writes it in its own way. */
export const money = (amount: bigint, currency: string, options: { isWhole?: boolean } = {}): Phrase => ({
  amount: amount.toString(),
  currency,
  ...options,
});

/** A business day, or those from one to another, both `YYYY-MM-DD`; each language writes them in its own way. */
export const days = (first: string, last = first): Phrase => ({ businessDays: [first, last] });

/** Language tags cannot be one of these, so that an operator's text by language is never taken for a phrase. */
export const isPhrase = (text: object): text is Phrase =>
  'word' in text || 'pattern' in text || 'businessDays' in text || ('amount' in text && 'currency' in text);

/** A phrase in every language there is, by tag. */
export const translateToAll = (phrase: Phrase): Record<string, string> =>
  Object.fromEntries(wordLanguages.map((language) => [language, translate(phrase, language)]));

/** A phrase in the language asked for, or the nearest one that there is. */
export function translate(phrase: Phrase, language: string): string {
  const spoken = nearestLanguage(wordLanguages, language) ?? 'en';
  if ('amount' in phrase) return formatMoney(BigInt(phrase.amount), phrase.currency, spoken, phrase.isWhole);
  if ('businessDays' in phrase) return formatDays(phrase.businessDays, spoken);
  // A row may name a word that was taken out since: nobody is shown an id.
  const words: string = 'word' in phrase ? (catalogues[spoken][phrase.word] ?? '') : phrase.pattern;
  const { values = {} } = phrase;
  // A pattern may be markup around texts, a sentence is words.
  const filledIn = (text: string): string =>
    'word' in phrase ? isolated(text, isRightToLeft(spoken)) : text;
  return words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined
      ? whole
      : typeof value === 'object'
        ? translate(value, language)
        : typeof value === 'number'
          ? String(value)
          : filledIn(value);
  });
}
