import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components';
import type { ButtonProps } from 'react-aria-components';
import { Icon } from '#ds/Icon';
import type { IconSource } from '#ds/Icon';
import { chevron, icon as iconPart, trigger } from './SelectButton.styles';

export interface SelectTriggerProps extends Omit<ButtonProps, 'className' | 'style' | 'render' | 'children'> {
  /** What is chosen. */
  children: ReactNode;
  icon: IconSource | undefined;
  size: 'sm' | 'md';
  ref?: Ref<HTMLButtonElement>;
}

/** The button of a Select. */
export function SelectTrigger({ children, icon, size, ...rest }: SelectTriggerProps) {
  return (
    <Button {...rest} css={trigger} data-size={size}>
      {icon && (
        <span css={iconPart}>
          <Icon icon={icon} size={18} />
        </span>
      )}
      {children}
      <span css={chevron}>
        <Icon icon={IconChevronDown} size={18} />
      </span>
    </Button>
  );
}
