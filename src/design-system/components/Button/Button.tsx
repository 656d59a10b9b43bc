import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Icon, Spinner, type IconSource } from '#ds/Icon';
import { content, label, root } from './Button.styles';

/** Whether the action goes on, stands aside, or takes something away. */
export type ButtonTone = 'accent' | 'neutral' | 'danger';
/** How loud the control is. `media` stands on art, over a scrim. */
export type ButtonEmphasis = 'solid' | 'outline' | 'soft' | 'ghost' | 'media';
/** 32, 40 or 48 px high; 36, 44 or 52 under a finger. */
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'render' | 'children'> {
  /** Words of the action. They wrap to a second line before they clip. */
  children: ReactNode;
  /**
   * Accent for the one thing most people came to do; at most one accent button stands in a region.
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
  /** Words while `isPending`, such as “Sending” for “Send”. They are read out when the wait begins. */
  pendingLabel?: string;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Starts an action on this page. To go to another page use LinkButton, so that it can be opened in a new tab.
 * While `isPending` it keeps its width and its focus, and takes no press.
 */
export function Button({
  children,
  tone = 'accent',
  emphasis = 'solid',
  size = 'md',
  icon,
  pendingLabel,
  ...rest
}: ButtonProps) {
  const { isPending } = rest;
  return (
    <AriaButton {...rest} css={root} data-tone={tone} data-emphasis={emphasis} data-size={size}>
      <span css={content} data-hidden={isPending || undefined}>
        {icon && <Icon icon={icon} size={size === 'sm' ? 16 : 18} />}
        <span css={label}>{children}</span>
      </span>
      {(isPending || pendingLabel) && (
        <span
          css={content}
          data-part="pending"
          data-same={!pendingLabel || undefined}
          data-hidden={!isPending || undefined}
        >
          <Spinner />
          <span css={label}>{pendingLabel ?? children}</span>
        </span>
      )}
    </AriaButton>
  );
}
