import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode, Ref } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { ToggleButtonGroupProps, ToggleButtonProps } from 'react-aria-components';
import { Icon, type IconSource } from '#ds/Icon';
import { group, label, root } from './Chip.styles';

export interface ChipProps extends Omit<ToggleButtonProps, 'className' | 'style' | 'render' | 'children'> {
  children: ReactNode;
  /** Drawing before the words; a tick takes its place while the chip is on. */
  icon?: IconSource;
  /** How many entries it would leave, after the words. */
  detail?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** Switches a filter on and off. Several go into ChipGroup; for one choice of a few use SegmentedControl. */
export function Chip({ children, icon, detail, ...rest }: ChipProps) {
  return (
    <ToggleButton {...rest} css={root}>
      {({ isSelected }) => {
        const shown = isSelected ? IconCheck : icon;
        return (
          <>
            {shown && <Icon icon={shown} size={16} />}
            <span css={label}>{children}</span>
            {detail}
          </>
        );
      }}
    </ToggleButton>
  );
}

export interface ChipGroupProps extends Omit<
  ToggleButtonGroupProps,
  'className' | 'style' | 'render' | 'children'
> {
  children: ReactNode;
  /** What the chips filter by. */
  'aria-label': string;
  ref?: Ref<HTMLDivElement>;
}

/** A row of filters that wraps, or scrolls sideways on a phone. The arrow keys move within it. */
export function ChipGroup({ selectionMode = 'multiple', ...rest }: ChipGroupProps) {
  return <ToggleButtonGroup selectionMode={selectionMode} {...rest} css={group} />;
}
