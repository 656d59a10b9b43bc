import type { ReactNode, Ref } from 'react';
import type { LinkProps as AriaLinkProps } from 'react-aria-components';
import { Icon, type IconSource } from '#ds/Icon';
import { root } from './Link.styles';
import { LinkOrButton } from './LinkOrButton';

export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'render' | 'children'> {
  /** Words that make sense when read out of context. */
  children: ReactNode;
  /** Where it leads. Without it the link is a button that looks like one, for `onPress`. */
  href?: string;
  /**
   * Accent in reading text; neutral keeps the colour around it, for footers and lists of links.
   * @default 'accent'
   */
  tone?: 'accent' | 'neutral';
  /** Stands by itself and not in a sentence: no underline until pointed at, and a touch area of 44 px. */
  isStandalone?: boolean;
  /** Drawing after the words of a standalone link, mirrored in right-to-left languages. */
  icon?: IconSource;
  ref?: Ref<HTMLAnchorElement>;
}

/** Leads to another page, in a sentence or on its own. */
export function Link({ children, tone = 'accent', isStandalone, icon, ...rest }: LinkProps) {
  return (
    <LinkOrButton {...rest} css={root} data-tone={tone} data-standalone={isStandalone || undefined}>
      {children}
      {icon && <Icon icon={icon} size={16} isDirectional />}
    </LinkOrButton>
  );
}
