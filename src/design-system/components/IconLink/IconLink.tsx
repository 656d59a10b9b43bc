import type { Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import type { LinkProps as AriaLinkProps } from 'react-aria-components';
import type { ButtonEmphasis, ButtonSize, ButtonTone } from '#ds/Button';
import { Icon, type IconSource } from '#ds/Icon';
import { root } from './IconLink.styles';

export interface IconLinkProps extends Omit<
  AriaLinkProps,
  'className' | 'style' | 'render' | 'children' | 'aria-label' | 'href'
> {
  /** Drawing that stands for the destination. */
  icon: IconSource;
  /** The destination in words, for everybody who does not see or know the drawing. */
  'aria-label': string;
  /** Where it leads: a path of this site or a whole address. */
  href: string;
  /** Colour of the drawing and its ground, as of a Button. @default 'neutral' */
  tone?: ButtonTone;
  /**
   * Loudness within the tone.
   * @default 'ghost'
   */
  emphasis?: ButtonEmphasis;
  /**
   * Side of the square: 32, 40 or 48 px; the area that takes a touch is never below 44.
   * @default 'md'
   */
  size?: ButtonSize;
  /** Mirrors the drawing in right-to-left languages. */
  isDirectional?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

const iconSizes = { sm: 18, md: 20, lg: 24 } as const;

/** Leads to another page and shows a drawing alone, such as the mark of a network. For an action use IconButton. */
export function IconLink({
  icon,
  tone = 'neutral',
  emphasis = 'ghost',
  size = 'md',
  isDirectional = false,
  ...rest
}: IconLinkProps) {
  return (
    <AriaLink {...rest} css={root} data-tone={tone} data-emphasis={emphasis} data-size={size}>
      <Icon icon={icon} size={iconSizes[size]} isDirectional={isDirectional} />
    </AriaLink>
  );
}
