import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ReactNode, Ref } from 'react';
import { Button, ListBox, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components';
import type { SelectProps as AriaSelectProps } from 'react-aria-components';
import { Icon } from '#ds/Icon';
import type { IconSource } from '#ds/Icon';
import { useDs } from '#ds-i18n';
import { FieldLabel, FieldMessages } from '#patterns/Field';
import type { FieldTexts } from '#patterns/Field';
import { chevron, icon as iconPart, list, popover, root, trigger, value } from './Select.styles';

export interface SelectProps<T extends object, M extends 'single' | 'multiple' = 'single'>
  extends FieldTexts, Omit<AriaSelectProps<T, M>, 'className' | 'style' | 'render' | 'children'> {
  /** SelectItems, or a function that makes one of each of `items`. */
  children: ReactNode | ((item: T) => ReactNode);
  /** Data of the choices, each with an `id`. Leave it out when `children` are written out. */
  items?: Iterable<T>;
  /** Drawing at the start. */
  icon?: IconSource;
  /**
   * 44 or 36 px high.
   * @default 'md'
   */
  size?: 'sm' | 'md';
  ref?: Ref<HTMLDivElement>;
}

/** Takes one of many things, or several with `selectionMode="multiple"`. */
export function Select<T extends object, M extends 'single' | 'multiple' = 'single'>({
  label,
  description,
  errorMessage,
  children,
  items,
  icon,
  size = 'md',
  ...rest
}: SelectProps<T, M>) {
  const ds = useDs();
  return (
    <AriaSelect
      placeholder={ds('field.selectPlaceholder')}
      {...(errorMessage && { isInvalid: true })}
      {...rest}
      css={root}
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <Button css={trigger} data-size={size}>
        {icon && (
          <span css={iconPart}>
            <Icon icon={icon} size={18} />
          </span>
        )}
        <SelectValue css={value} />
        <span css={chevron}>
          <Icon icon={IconChevronDown} size={18} />
        </span>
      </Button>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <Popover css={popover}>
        <ListBox css={list} {...(items && { items })}>
          {children}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
