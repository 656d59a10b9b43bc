import { useIntl } from 'react-intl';
import { DateTime } from '#ds/DateTime';
import { Link } from '#ds/Link';
import { blogMessages } from './blog.messages';
import * as styles from './Byline.styles';

export interface BylineProps {
  /** ISO 8601. */
  publishedAt: string;
  /** Category of a post, in words, and their language where it is not the site's; with an address it leads there. */
  category?:
    { name: string; href?: string; lang?: { lang: string; dir: 'ltr' | 'rtl' } | undefined } | undefined;
  /** Who wrote a post; with an address the name leads to the author's posts. */
  author?: { name: string; href?: string } | undefined;
}

/** When an article was published and, of a post, what it is about and who wrote it. */
export function Byline({ publishedAt, category, author }: BylineProps) {
  const { formatMessage: t } = useIntl();
  const worded = ({ name, href }: { name: string; href?: string }) =>
    href === undefined ? name : <Link href={href}>{name}</Link>;
  return (
    <p css={styles.root}>
      <DateTime value={publishedAt} format="date" />
      {category && <span {...category.lang}>{worded(category)}</span>}
      {author && <span>{t(blogMessages.by, { author: <bdi key="author">{worded(author)}</bdi> })}</span>}
    </p>
  );
}
