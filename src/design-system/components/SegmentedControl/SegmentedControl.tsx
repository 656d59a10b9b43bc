import type { ReactNode, Ref } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { Key, ToggleButtonProps } from 'react-aria-components';
import { Icon, type IconSource } from '#ds/Icon';
import { label, root, segment } from './SegmentedControl.styles';

export interface SegmentedControlProps {
  /** The question that the segments answer. */
  'aria-label': string;
  /** Two to five Segments. */
  children: ReactNode;
  /** `id` of the chosen segment. */
  selectedKey?: Key;
  /** The segment chosen at first, if the caller does not keep the choice. */
  defaultSelectedKey?: Key;
  onSelectionChange?: (key: Key) => void;
  /** Shares the width of the parent evenly among the segments. */
  isBlock?: boolean;
  isDisabled?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Chooses one of a few short options, all in view. More than five options are a Select. */
export function SegmentedControl({
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  isBlock = false,
  ...rest
}: SegmentedControlProps) {
  return (
    <ToggleButtonGroup
      {...rest}
      selectionMode="single"
      disallowEmptySelection
      {...(selectedKey !== undefined && { selectedKeys: [selectedKey] })}
      {...(defaultSelectedKey !== undefined && { defaultSelectedKeys: [defaultSelectedKey] })}
      onSelectionChange={(keys) => {
        for (const key of keys) onSelectionChange?.(key);
      }}
      css={root}
      data-block={isBlock || undefined}
    />
  );
}

export interface SegmentProps extends Omit<
  ToggleButtonProps,
  'className' | 'style' | 'render' | 'children' | 'id'
> {
  /** Told when it is chosen. */
  id: Key;
  children: ReactNode;
  /** Drawing before the words. */
  icon?: IconSource;
  ref?: Ref<HTMLButtonElement>;
}

/** One option of a SegmentedControl. */
export function Segment({ children, icon, ...rest }: SegmentProps) {
  return (
    <ToggleButton {...rest} css={segment}>
      {icon && <Icon icon={icon} size={16} />}
      <span css={label}>{children}</span>
    </ToggleButton>
  );
}
