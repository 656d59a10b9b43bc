import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { createContext, useContext, type ReactNode, type Ref } from 'react';
import { ToggleButton as AriaToggleButton } from 'react-aria-components';
import type { ToggleButtonProps as AriaToggleButtonProps } from 'react-aria-components';
import { Icon, type IconSource } from '#ds/Icon';
import { label, root, segment } from './ToggleButton.styles';

/** How the group around a button wants it to look; a button on its own is a chip. */
export const ToggleLook = createContext<'chip' | 'segment'>('chip');

export interface ToggleButtonProps extends Omit<
  AriaToggleButtonProps,
  'className' | 'style' | 'render' | 'children'
> {
  /** What is on or off, in words that stay the same in both states. */
  children: ReactNode;
  /** Drawing before the words. A chip that is on shows a tick in its place. */
  icon?: IconSource;
  ref?: Ref<HTMLButtonElement>;
}

/** A chip that stays on until it is pressed again: a filter. In a ToggleButtonGroup it may be a segment. */
export function ToggleButton({ children, icon, ...rest }: ToggleButtonProps) {
  const look = useContext(ToggleLook);
  return (
    <AriaToggleButton {...rest} css={look === 'segment' ? segment : root}>
      {({ isSelected }) => {
        const shown = look === 'chip' && isSelected ? IconCheck : icon;
        return (
          <>
            {shown && <Icon icon={shown} size={16} />}
            <span css={label}>{children}</span>
          </>
        );
      }}
    </AriaToggleButton>
  );
}
