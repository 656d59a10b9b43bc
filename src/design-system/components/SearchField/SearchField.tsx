import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useRef, type Ref } from 'react';
import { Input, SearchField as AriaSearchField } from 'react-aria-components';
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components';
import { IconButton } from '#ds/IconButton';
import { useDs } from '#ds-i18n';
import { FieldBox, FieldLabel, FieldMessages } from '#patterns/Field';
import type { FieldTexts } from '#patterns/Field';
import { DelayedInput, type DelayedInputHandle } from './DelayedInput';
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
  /**
   * Milliseconds without a key until `onChange` is called, for a page that is heavy to draw; with Enter and on leaving
   * the field it is called at once, and soon when the field is emptied. A keystroke then renders nothing.
   * @default 0, with every key
   */
  changeDelay?: number;
  ref?: Ref<HTMLDivElement>;
}

/** Finds within what the page shows. Escape or the cross empties it; Enter calls `onSubmit`. */
export function SearchField({
  label,
  description,
  errorMessage,
  placeholder,
  size = 'md',
  changeDelay = 0,
  ...rest
}: SearchFieldProps) {
  const ds = useDs();
  const delayed = useRef<DelayedInputHandle>(null);
  // Never empty: what the cross is shown by.
  const words = placeholder || ds('field.searchPlaceholder');
  const part = { css: input, dir: 'auto', placeholder: words };
  return (
    <AriaSearchField
      {...(errorMessage && { isInvalid: true })}
      {...(label == null && { 'aria-label': words })}
      {...rest}
      css={root}
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <FieldBox
        icon={IconSearch}
        size={size}
        suffix={
          <IconButton
            icon={IconX}
            size="sm"
            aria-label={ds('field.clearSearch')}
            onPressStart={() => delayed.current?.tell()}
          />
        }
      >
        {changeDelay > 0 ? (
          <DelayedInput {...part} delay={changeDelay} handle={delayed} />
        ) : (
          <Input {...part} />
        )}
      </FieldBox>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaSearchField>
  );
}
