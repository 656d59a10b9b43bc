import { useIntl } from 'react-intl';
import type { Article } from '#contract';
import { Notice } from '#ds/Notice';
import { RichText } from '#ds/RichText';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import * as styles from './ArticleBody.styles';
import { helpMessages as messages } from './help.messages';

/** Language of a text that is another than the visitor's. */
export interface ShownLanguage {
  /** Tag for `lang`. */
  tag: string;
  dir: 'ltr' | 'rtl';
  /** Its name, and that of the visitor's language, in the visitor's language. */
  name: string;
  wanted: string;
}

export interface ArticleBodyProps {
  sections: Article['sections'];
  /** Given where the text is not in the visitor's language: the page says so. */
  language?: ShownLanguage | undefined;
}

/** Id of the part of an article at a place, for links to it. */
export const sectionId = (place: number): string => `part-${String(place + 1)}`;

/** Attributes of a text that may be in another language than the page. */
export const languageProps = (language: ShownLanguage | undefined) =>
  language && { lang: language.tag, dir: language.dir };

/** The text of an article: its parts with their headings. */
export function ArticleBody({ sections, language }: ArticleBodyProps) {
  return (
    <div css={styles.root} {...languageProps(language)}>
      {sections.map(({ title, html }, place) => (
        <section key={sectionId(place)} {...(title && { 'aria-labelledby': sectionId(place) })}>
          {title && (
            <h2 id={sectionId(place)} css={styles.heading} tabIndex={-1}>
              {title}
            </h2>
          )}
          <div css={styles.text}>
            <RichText html={html} />
          </div>
        </section>
      ))}
    </div>
  );
}

/** Says that a text is in another language than the visitor's. */
export function FallbackNote({ language }: { language: ShownLanguage | undefined }) {
  const { formatMessage: t } = useIntl();
  if (!language) return null;
  return (
    <Notice tone="info" icon={IconLanguage}>
      {t(messages.fallback, { language: language.wanted, shown: language.name })}
    </Notice>
  );
}
