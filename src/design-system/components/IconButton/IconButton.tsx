import type { Ref } from 'react';
import { Button as AriaButton, Link as AriaLink } from 'react-aria-components';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components';
import type { ButtonEmphasis, ButtonSize, ButtonTone } from '#ds/Button';
import { Icon, Spinner } from '#ds/Icon';
import type { IconSource } from '#ds/Icon';
import { root } from './IconButton.styles';

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'className' | 'style' | 'render' | 'children' | 'aria-label'
> {
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
  /** Where it leads, which makes it a link: a path of this site, or a whole address, which opens in a tab of its own. */
  href?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

const iconSizes = { sm: 18, md: 20, lg: 24 } as const;

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
  href,
  ...rest
}: IconButtonProps) {
  const look = { css: root, 'data-tone': tone, 'data-emphasis': emphasis, 'data-size': size };
  const drawing = rest.isPending ? (
    <Spinner />
  ) : (
    <Icon icon={icon} size={iconSizes[size]} isDirectional={isDirectional} />
  );
  if (href !== undefined)
    return (
      <AriaLink
        {...look}
        href={href}
        aria-label={rest['aria-label']}
        {...(rest.onPress && { onPress: rest.onPress })}
        {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {drawing}
      </AriaLink>
    );
  return (
    <AriaButton {...rest} {...look}>
      {drawing}
    </AriaButton>
  );
}
