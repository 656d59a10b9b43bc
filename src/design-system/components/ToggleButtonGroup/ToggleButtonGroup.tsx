import type { ReactNode, Ref } from 'react';
import { ToggleButtonGroup as AriaToggleButtonGroup } from 'react-aria-components';
import type { ToggleButtonGroupProps as AriaToggleButtonGroupProps } from 'react-aria-components';
import { ToggleLook } from '#ds/ToggleButton';
import { root } from './ToggleButtonGroup.styles';

export interface ToggleButtonGroupProps extends Omit<
  AriaToggleButtonGroupProps,
  'className' | 'style' | 'render' | 'children'
> {
  /** ToggleButtons, each with an `id`. */
  children: ReactNode;
  /**
   * Segments share a track and suit one choice out of two to four; chips stand apart and wrap.
   * @default 'segment'
   */
  emphasis?: 'segment' | 'chip';
  /**
   * Height of segments: 36 or 44 px with their track.
   * @default 'md'
   */
  size?: 'md' | 'lg';
  /** Segments share the width of the parent evenly. */
  isBlock?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Chooses how something is shown, or filters it, at once; chips scroll sideways on a phone. To switch between panels use
 * Tabs; for more than five choices of which one is taken, Select.
 */
export function ToggleButtonGroup({
  children,
  emphasis = 'segment',
  size = 'md',
  isBlock = false,
  ...rest
}: ToggleButtonGroupProps) {
  return (
    <ToggleLook.Provider value={emphasis}>
      <AriaToggleButtonGroup
        {...rest}
        css={root}
        data-emphasis={emphasis}
        data-size={size}
        data-block={isBlock || undefined}
      >
        {children}
      </AriaToggleButtonGroup>
    </ToggleLook.Provider>
  );
}
