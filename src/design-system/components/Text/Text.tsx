import type { ElementAttributes } from '#theme/elementAttributes';
import { useClasses } from '#theme/useClasses';
import { root } from './Text.styles';

const parts = { root };

export interface TextProps extends ElementAttributes {
  /** A step of the type scale; `xs` is small print and muted. @default 'sm' */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '3xl';
  /** `highlight` is jackpot, VIP and points. @default 'secondary' */
  tone?: 'primary' | 'secondary' | 'muted' | 'highlight';
  /** Makes it stand out, in the colour of the text around unless a tone is given. */
  weight?: 'medium' | 'semibold' | undefined;
  /** `anywhere` breaks names without spaces, `pretty` leaves no single word on the last line. */
  wrap?: 'anywhere' | 'nowrap' | 'pretty';
  /** `bdi` isolates a name in any script. @default 'p' */
  elementType?: 'p' | 'span' | 'div' | 'b' | 'bdi' | 'dt' | 'dd';
}

/** Says what goes with a heading or a figure, in a quieter voice than they. For the name of a section use Heading. */
export function Text({ size, tone, weight, wrap, elementType = 'p', ...rest }: TextProps) {
  const Element = elementType as 'p';
  const classes = useClasses(parts);
  return (
    <Element
      {...rest}
      className={classes.root}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-wrap={wrap}
    />
  );
}
