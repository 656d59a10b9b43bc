import type { Ref } from 'react';
import { Button as AriaButton, Link as AriaLink } from 'react-aria-components';
import type { ButtonProps as AriaButtonProps, LinkProps as AriaLinkProps } from 'react-aria-components';
import type { ButtonEmphasis, ButtonSize, ButtonTone } from '#ds/Button';
import { Icon, Spinner, type IconSource } from '#ds/Icon';
import { root } from './IconButton.styles';

interface IconButtonLook {
  /** Drawing that stands for the action or the destination. */
  icon: IconSource;
  /** The action or the destination in words, for everybody who does not see or know the drawing. */
  'aria-label': string;
  /**
   * Whether the action goes on, stands aside, or takes something away.
   * @default 'neutral'
   */
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
}

interface IconActionProps
  extends
    IconButtonLook,
    Omit<AriaButtonProps, 'className' | 'style' | 'render' | 'children' | 'aria-label'> {
  href?: undefined;
  ref?: Ref<HTMLButtonElement>;
}

interface IconLinkProps extends IconButtonLook, Pick<AriaLinkProps, 'id' | 'aria-current' | 'onPress'> {
  /** Where it leads, which makes it a link: a path of this site, or a whole address, which opens in a tab of its own. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** An action, or a destination. */
export type IconButtonProps = IconActionProps | IconLinkProps;

const iconSizes = { sm: 18, md: 20, lg: 24 } as const;
const otherSite = { target: '_blank', rel: 'noopener noreferrer' } as const;

/**
 * Starts an action, or leads to a page, that a drawing alone makes plain, such as closing. Put a Tooltip around one that
 * is not plain.
 */
export function IconButton({
  icon,
  tone = 'neutral',
  emphasis = 'ghost',
  size = 'md',
  isDirectional = false,
  ...rest
}: IconButtonProps) {
  const look = { css: root, 'data-tone': tone, 'data-emphasis': emphasis, 'data-size': size };
  const drawing = <Icon icon={icon} size={iconSizes[size]} isDirectional={isDirectional} />;
  if (rest.href !== undefined)
    return (
      <AriaLink {...rest} {...look} {...(/^https?:/i.test(rest.href) && otherSite)}>
        {drawing}
      </AriaLink>
    );
  return (
    <AriaButton {...rest} {...look}>
      {rest.isPending ? <Spinner /> : drawing}
    </AriaButton>
  );
}
