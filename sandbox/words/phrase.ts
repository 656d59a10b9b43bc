import { catalogues, wordLanguages, type WordId } from './catalogues';
import { nearestLanguage } from './nearestLanguage';

/** What is filled in for `{name}`; a phrase is said in the language of the text around it. */
export type PhraseValues = Readonly<Record<string, string | number | Phrase>>;

/**
 * A text of the platform before anybody reads it: its words by id, or a pattern that is written alike in every language.
 * Rows and code hold this and not 35 texts; `say` makes words of it when somebody asks.
 */
export type Phrase =
  | { readonly word: WordId; readonly values?: PhraseValues }
  | { readonly pattern: string; readonly values?: PhraseValues };

/** The words with this id. Values are put in as they are: where the text is HTML, escape what people typed. */
export const word = (id: WordId, values?: PhraseValues): Phrase => ({ word: id, ...(values && { values }) });

/** Written alike in every language: a figure, or markup around other phrases. */
export const pattern = (text: string, values?: PhraseValues): Phrase => ({
  pattern: text,
  ...(values && { values }),
});

/** Language tags cannot be `word` or `pattern`, so that an operator's text by language is never taken for a phrase. */
export const isPhrase = (text: object): text is Phrase => 'word' in text || 'pattern' in text;

/** A phrase in every language there is, by tag. */
export const sayInAll = (phrase: Phrase): Record<string, string> =>
  Object.fromEntries(wordLanguages.map((language) => [language, say(phrase, language)]));

/** A phrase in the language asked for, or the nearest one that there is. */
export function say(phrase: Phrase, language: string): string {
  const spoken = nearestLanguage(wordLanguages, language) ?? 'en';
  // A row may name a word that was taken out since: nobody is shown an id.
  const words: string = 'word' in phrase ? (catalogues[spoken][phrase.word] ?? '') : phrase.pattern;
  const { values = {} } = phrase;
  return words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : typeof value === 'object' ? say(value, language) : String(value);
  });
}
