import type { ElementAttributes } from '#theme/elementAttributes';
import { useClasses } from '#theme/useClasses';
import { root } from './Heading.styles';

const parts = { root };

export interface HeadingProps extends ElementAttributes {
  /** Level among the headings of the page; the look stays the same. @default 2 */
  level?: 1 | 2 | 3;
  /** A step of the type scale. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl' | '2xl';
  /** `display` is the brand's own face, for titles of pages and of their sections. @default 'text' */
  face?: 'text' | 'display';
  /** `anywhere` breaks names without spaces, `balance` makes lines of one length. */
  wrap?: 'anywhere' | 'balance';
}

/** Names a page, a section or a card. For a section of a page with a way to all of it use SectionHeader. */
export function Heading({ level = 2, size = 'md', face = 'text', wrap, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  const classes = useClasses(parts);
  return <Element {...rest} className={classes.root} data-size={size} data-face={face} data-wrap={wrap} />;
}
