import type { ReactNode, Ref } from 'react';
import { ListBox, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components';
import type { SelectProps as AriaSelectProps } from 'react-aria-components';
import type { IconSource } from '#ds/Icon';
import { useDs } from '#ds-i18n';
import { FieldLabel, FieldMessages } from '#patterns/Field';
import type { FieldTexts } from '#patterns/Field';
import { list, popover, root } from './Select.styles';
import { value } from './SelectButton.styles';
import { SelectTrigger } from './SelectTrigger';

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
  /** The button, to be given the focus. */
  buttonRef?: Ref<HTMLButtonElement>;
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
  buttonRef,
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
      <SelectTrigger icon={icon} size={size} {...(buttonRef && { ref: buttonRef })}>
        <SelectValue css={value} />
      </SelectTrigger>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <Popover css={popover}>
        <ListBox css={list} {...(items && { items })}>
          {children}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
