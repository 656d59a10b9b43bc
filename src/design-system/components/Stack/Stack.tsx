import type { Ref } from 'react';
import type { ElementAttributes } from '#theme/elementAttributes';
import { useClasses } from '#theme/useClasses';
import { root } from './Stack.styles';

const parts = { root };

export interface StackProps extends ElementAttributes {
  /** Space between the parts: a step of the space scale. Without it they touch. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10;
  /** Where parts stand that are narrower than the stack. Without it they fill it. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** `section` and `article` need a label. @default 'div' */
  elementType?: 'div' | 'section' | 'article' | 'header' | 'ul' | 'ol' | 'li' | 'span';
  ref?: Ref<HTMLElement>;
}

/** Puts parts one below the other, as wide as there is room. For parts beside each other use Inline or Columns. */
export function Stack({ gap, align, elementType = 'div', ref, ...rest }: StackProps) {
  const Element = elementType as 'section';
  const classes = useClasses(parts);
  return <Element {...rest} ref={ref} className={classes.root} data-gap={gap} data-align={align} />;
}
