import type { ReactNode, Ref } from 'react';
import { Tooltip as AriaTooltip, type TooltipProps as AriaTooltipProps } from 'react-aria-components';
import { root } from './Tooltip.styles';

export interface TooltipProps extends Omit<AriaTooltipProps, 'className' | 'style' | 'render' | 'children'> {
  /** A few plain words. Touch never shows them, so nothing may depend on them. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A few words about a control, while the pointer or the keyboard is on it. Put it after the control in a TooltipTrigger. */
export function Tooltip({ children, ...rest }: TooltipProps) {
  return (
    <AriaTooltip offset={6} {...rest} css={root}>
      {children}
    </AriaTooltip>
  );
}
