import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import type { ButtonEmphasis, ButtonSize, ButtonTone } from '#ds/Button';
import { Icon, type IconSource } from '#ds/Icon';
import { label, root } from './LinkButton.styles';

export interface LinkButtonProps extends Omit<
  AriaLinkProps,
  'className' | 'style' | 'render' | 'children' | 'href'
> {
  /** Where it leads: a path of this site or a whole address. */
  href: string;
  /** Words of the destination or of what happens there. */
  children: ReactNode;
  /**
   * Accent for the one thing most people came to do.
   * @default 'accent'
   */
  tone?: ButtonTone;
  /**
   * Loudness within the tone.
   * @default 'solid'
   */
  emphasis?: ButtonEmphasis;
  /**
   * Height and type size.
   * @default 'md'
   */
  size?: ButtonSize;
  /** Drawing before the words. */
  icon?: IconSource;
  ref?: Ref<HTMLAnchorElement>;
}

/** Leads to another page and looks like a button. For an action on this page use Button. */
export function LinkButton({
  children,
  tone = 'accent',
  emphasis = 'solid',
  size = 'md',
  icon,
  ...rest
}: LinkButtonProps) {
  return (
    <AriaLink {...rest} css={root} data-tone={tone} data-emphasis={emphasis} data-size={size}>
      {icon && <Icon icon={icon} size={size === 'sm' ? 16 : 18} />}
      <span css={label}>{children}</span>
    </AriaLink>
  );
}
