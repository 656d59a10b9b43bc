import { useState, type Ref } from 'react';
import { Group, TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { useDs } from '#ds-i18n';
import { FieldLabel, FieldMessages, type FieldTexts } from '#patterns/Field';
import { area, box, counter, root } from './TextArea.styles';

/** Characters as a person counts them: an emoji of several code points is one. */
const signsOf = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

/** From here on the count is spoken; before, it would be read out after every letter. */
const nearEnd = 20;

export interface TextAreaProps
  extends FieldTexts, Omit<AriaTextFieldProps, 'className' | 'style' | 'render' | 'children' | 'maxLength'> {
  /**
   * Lines shown before it scrolls; people can make it taller.
   * @default 4
   */
  rows?: number;
  /** Most characters that can be sent. Longer text is kept, counted and marked, so that nothing pasted is lost. */
  maxCharacters?: number;
  ref?: Ref<HTMLDivElement>;
}

/** Several lines of text, with a count of what is left. */
export function TextArea({
  label,
  description,
  errorMessage,
  rows = 4,
  maxCharacters,
  ...rest
}: TextAreaProps) {
  const ds = useDs();
  const [typed, setTyped] = useState(rest.defaultValue ?? '');
  const left = (maxCharacters ?? 0) - (maxCharacters === undefined ? 0 : signsOf(rest.value ?? typed));
  const isOver = maxCharacters !== undefined && left < 0;
  return (
    <AriaTextField
      {...((errorMessage || isOver) && { isInvalid: true })}
      {...rest}
      onChange={(value) => {
        setTyped(value);
        rest.onChange?.(value);
      }}
      css={root}
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <Group css={box} data-multiline>
        <AriaTextArea css={area} dir="auto" rows={rows} />
      </Group>
      <FieldMessages
        description={description}
        errorMessage={errorMessage ?? (isOver ? ds('field.charactersOver', { count: -left }) : undefined)}
      />
      {maxCharacters !== undefined && (!isOver || errorMessage) && (
        <span css={counter} aria-live={left <= nearEnd ? 'polite' : 'off'} data-over={isOver || undefined}>
          {isOver
            ? ds('field.charactersOver', { count: -left })
            : ds('field.charactersLeft', { count: left })}
        </span>
      )}
    </AriaTextField>
  );
}
