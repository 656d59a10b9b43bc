import type { CSSProperties } from 'react';
import type { ElementAttributes } from '#theme/elementAttributes';
import { useClasses } from '#theme/useClasses';
import { root } from './Columns.styles';

const parts = { root };

export interface ColumnsProps extends ElementAttributes {
  /** How many columns of one width there are on tablets and wider screens. */
  count?: 2 | 3;
  /** Width of the second column in steps of 4 px; the first takes the rest. For screens that have room for cards beside the page. */
  aside?: number | undefined;
  /** Space between the columns, and between the parts where they stand below each other: a step of the space scale. */
  gap?: 3 | 4 | 5 | 6 | 8;
  /** Whether the parts of a row are of one height. @default 'start' */
  align?: 'start' | 'stretch';
  /** `ul` takes list items, such as cards. @default 'div' */
  elementType?: 'div' | 'ul';
}

/** Puts parts in columns where the screen has room for them, and one below the other where it has not. */
export function Columns({ count, aside, gap, align = 'start', elementType = 'div', ...rest }: ColumnsProps) {
  const Element = elementType as 'div';
  const classes = useClasses(parts);
  return (
    <Element
      {...rest}
      className={classes.root}
      data-count={count}
      data-aside={aside}
      data-gap={gap}
      data-align={align}
      style={aside === undefined ? undefined : ({ '--_aside': aside } as CSSProperties)}
    />
  );
}
