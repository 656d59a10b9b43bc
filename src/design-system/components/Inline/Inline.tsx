import type { ElementAttributes } from '#theme/elementAttributes';
import { useClasses } from '#theme/useClasses';
import { root } from './Inline.styles';

const parts = { root };

export interface InlineProps extends ElementAttributes {
  /** Space between the parts and between lines: a step of the space scale. Without it they touch. */
  gap?: 1 | 2 | 3 | 4 | 5;
  /** Where parts of different height stand in their line. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Where the room goes that a line leaves: after the parts, around them, before them or between them. */
  justify?: 'center' | 'end' | 'between' | undefined;
  /** Keeps the parts on one line, for parts that can be narrower. */
  isSingleLine?: boolean;
  /** `p` is for a sentence with controls in it. @default 'div' */
  elementType?: 'div' | 'span' | 'p' | 'ul';
}

/** Puts parts beside each other, and on further lines where there is no room. For equal widths use Columns. */
export function Inline({
  gap,
  align = 'center',
  justify,
  isSingleLine,
  elementType = 'div',
  ...rest
}: InlineProps) {
  const Element = elementType as 'div';
  const classes = useClasses(parts);
  return (
    <Element
      {...rest}
      className={classes.root}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-single-line={isSingleLine || undefined}
    />
  );
}
