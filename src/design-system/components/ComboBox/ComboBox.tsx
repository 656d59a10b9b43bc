import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ReactNode, Ref } from 'react';
import { Button, ComboBox as AriaComboBox, Input, ListBox, Popover } from 'react-aria-components';
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components';
import { Icon } from '#ds/Icon';
import type { IconSource } from '#ds/Icon';
import { useDs } from '#ds-i18n';
import { FieldBox, FieldLabel, FieldMessages } from '#patterns/Field';
import type { FieldTexts } from '#patterns/Field';
import { empty, input, list, opener, popover, root } from './ComboBox.styles';

export interface ComboBoxProps<T extends object>
  extends FieldTexts, Omit<AriaComboBoxProps<T>, 'className' | 'style' | 'render' | 'children'> {
  /** ComboBoxItems, or a function that makes one of each of `items`. */
  children: ReactNode | ((item: T) => ReactNode);
  /** An example of a value, never the name of the field. */
  placeholder?: string | undefined;
  /** Drawing at the start. */
  icon?: IconSource;
  ref?: Ref<HTMLDivElement>;
}

/** Takes one of many things by typing part of its name. For fewer than ten use Select. */
export function ComboBox<T extends object>({
  label,
  description,
  errorMessage,
  children,
  placeholder,
  icon,
  ...rest
}: ComboBoxProps<T>) {
  const ds = useDs();
  return (
    <AriaComboBox allowsEmptyCollection {...(errorMessage && { isInvalid: true })} {...rest} css={root}>
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <FieldBox
        icon={icon}
        suffix={
          <Button css={opener} data-tone="neutral" data-emphasis="ghost" data-size="sm">
            <Icon icon={IconChevronDown} size={18} />
          </Button>
        }
      >
        <Input css={input} dir="auto" {...(placeholder !== undefined && { placeholder })} />
      </FieldBox>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <Popover css={popover}>
        <ListBox css={list} renderEmptyState={() => <div css={empty}>{ds('field.noResults')}</div>}>
          {children}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
