import type { ReactNode, Ref } from 'react';
import { Dialog, Heading, Popover as AriaPopover } from 'react-aria-components';
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components';
import { dialog, heading, root } from './Popover.styles';

export interface PopoverProps extends Omit<AriaPopoverProps, 'className' | 'style' | 'render' | 'children'> {
  /** Names the popover, at its top. Leave it out only beside an `aria-label`. */
  title?: ReactNode;
  /** What it shows; a function gets a way to close it. */
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
  /** Hangs from the bar in `triggerRef`, as wide as that: the menu of a bar on a phone. */
  isFullWidth?: boolean;
  ref?: Ref<HTMLElement>;
}

/**
 * A little more about one thing, beside it. Put it after its button inside a PopoverTrigger. For a list of actions use
 * Menu; for a question that must be answered, Dialog.
 */
export function Popover({
  title,
  children,
  isFullWidth = false,
  'aria-label': ariaLabel,
  ...rest
}: PopoverProps) {
  return (
    <AriaPopover
      {...(isFullWidth && { placement: 'bottom start' as const, offset: 0, containerPadding: 0 })}
      {...rest}
      css={root}
      data-full-width={isFullWidth || undefined}
    >
      <Dialog css={dialog} {...(ariaLabel !== undefined && { 'aria-label': ariaLabel })}>
        {({ close }) => (
          <>
            {title && (
              <Heading slot="title" css={heading}>
                {title}
              </Heading>
            )}
            {typeof children === 'function' ? children({ close }) : children}
          </>
        )}
      </Dialog>
    </AriaPopover>
  );
}
