import type { ComponentType, SVGProps } from 'react';
import { useClasses } from '#theme/useClasses';
import { root } from './Icon.styles';

/** What draws an icon: a component of `@tabler/icons-react`, or one of ours with the same props. */
export type IconSource = ComponentType<
  Omit<SVGProps<SVGSVGElement>, 'stroke' | 'ref'> & { size?: number | string; stroke?: number | string }
>;

export interface IconProps {
  /** The drawing, imported from its own file: `@tabler/icons-react/dist/esm/icons/IconX.mjs`. */
  icon: IconSource;
  /**
   * Side of the square, in px.
   * @default 20
   */
  size?: 14 | 16 | 18 | 20 | 24;
  /** Mirrors the drawing in right-to-left languages. For arrows, exits and anything else that points. */
  isDirectional?: boolean;
  /** Fills the drawing, as a star that is on. */
  isFilled?: boolean;
  /** What the icon says when no text beside it says so. Without it assistive technology skips the icon. */
  label?: string;
}

const parts = { root };

/** A line drawing in the colour of the text around it. */
export function Icon({ icon: Source, size = 20, isDirectional, isFilled, label }: IconProps) {
  const classes = useClasses(parts);
  return (
    <Source
      size={size}
      // Thin lines blur at 14 px.
      stroke={size === 14 ? 2 : 1.75}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={classes.root}
      data-directional={isDirectional || undefined}
      data-filled={isFilled || undefined}
    />
  );
}
