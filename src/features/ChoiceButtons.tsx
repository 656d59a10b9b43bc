import type { ReactNode } from 'react';
import { ToggleButton } from '#ds/ToggleButton';
import { ToggleButtonGroup, type ToggleButtonGroupProps } from '#ds/ToggleButtonGroup';

export interface Choice<Id extends string> {
  id: Id;
  label: ReactNode;
  isDisabled?: boolean;
}

export interface ChoiceButtonsProps<Id extends string> extends Omit<
  ToggleButtonGroupProps,
  'children' | 'selectionMode' | 'selectedKeys' | 'onSelectionChange' | 'disallowEmptySelection'
> {
  options: readonly Choice<Id>[];
  /** Undefined while none is chosen. */
  value: Id | undefined;
  onChange: (id: Id) => void;
}

/** Buttons of which one is chosen. */
export const ChoiceButtons = <Id extends string>({
  options,
  value,
  onChange,
  ...group
}: ChoiceButtonsProps<Id>) => (
  <ToggleButtonGroup
    {...group}
    disallowEmptySelection
    selectedKeys={value === undefined ? [] : [value]}
    onSelectionChange={([next]) => next !== undefined && onChange(next as Id)}
  >
    {options.map(({ label, ...option }) => (
      <ToggleButton key={option.id} {...option}>
        {label}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
