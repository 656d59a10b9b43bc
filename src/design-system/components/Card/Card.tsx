import type { AriaAttributes, ReactNode, Ref } from 'react';
import { horizon, root } from './Card.styles';

export interface CardProps extends Pick<AriaAttributes, 'aria-label' | 'aria-labelledby' | 'aria-busy'> {
  /** What belongs together. */
  children: ReactNode;
  /** `none` lets content such as tables and pictures reach the edge. @default 'md' */
  density?: 'md' | 'none';
  /** Draws the brand's horizon along the top: the one card of a region to act on. */
  isMarked?: boolean;
  /** `section` and `article` need a label. @default 'div' */
  elementType?: 'div' | 'section' | 'article' | 'li';
  ref?: Ref<HTMLElement>;
}

/** Groups what belongs together on a surface of its own. */
export function Card({ children, density = 'md', isMarked, elementType = 'div', ref, ...rest }: CardProps) {
  const Element = elementType as 'section';
  return (
    <Element {...rest} ref={ref} css={root} data-density={density}>
      {isMarked && <span css={horizon} aria-hidden="true" />}
      {children}
    </Element>
  );
}
