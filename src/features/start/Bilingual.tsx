import { Fragment } from 'react';
import { bilingual, languages, type BilingualTag } from './bilingualText';

/** Words that the maintenance page says in both languages on one line. */
type Phrase = Exclude<keyof (typeof bilingual)[BilingualTag], 'dateLanguage' | 'endonym'>;

const separator = ' · ';

/** One phrase in Vietnamese and English. */
export function Bilingual({ phrase }: { phrase: Phrase }) {
  return languages.map((tag, index) => (
    <Fragment key={tag}>
      {index > 0 && separator}
      <span lang={tag}>{bilingual[tag][phrase]}</span>
    </Fragment>
  ));
}
