import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { Ref } from 'react';
import { Input, SearchField as AriaSearchField } from 'react-aria-components';
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components';
import { seenWords } from '#contract/typedText';
import { IconButton } from '#ds/IconButton';
import { useDs } from '#ds-i18n';
import { FieldBox, FieldLabel, FieldMessages, type FieldTexts } from '#patterns/Field';
import { input, root } from './SearchField.styles';

export interface SearchFieldProps
  extends FieldTexts, Omit<AriaSearchFieldProps, 'className' | 'style' | 'render' | 'children'> {
  /** An example of what can be found. Without it the field says “Search”. */
  placeholder?: string | undefined;
  /**
   * 44 or 36 px high.
   * @default 'md'
   */
  size?: 'sm' | 'md';
  ref?: Ref<HTMLDivElement>;
}

/** Finds within what the page shows. Escape or the cross empties it; Enter calls `onSubmit`. */
export function SearchField({
  label,
  description,
  errorMessage,
  placeholder,
  size = 'md',
  ...rest
}: SearchFieldProps) {
  const ds = useDs();
  const { onChange } = rest;
  const seenOnly = onChange && { onChange: (text: string) => onChange(seenWords(text)) };
  // Never empty: what the cross is shown by.
  const words = placeholder || ds('field.searchPlaceholder');
  return (
    <AriaSearchField
      {...(errorMessage && { isInvalid: true })}
      {...(label == null && { 'aria-label': words })}
      {...rest}
      {...seenOnly}
      css={root}
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <FieldBox
        icon={IconSearch}
        size={size}
        suffix={<IconButton icon={IconX} size="sm" aria-label={ds('field.clearSearch')} />}
      >
        <Input css={input} dir="auto" placeholder={words} />
      </FieldBox>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaSearchField>
  );
}
