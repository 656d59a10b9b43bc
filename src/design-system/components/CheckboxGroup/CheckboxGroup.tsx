import type { ReactNode, Ref } from 'react';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components';
import type { CheckboxGroupProps as AriaCheckboxGroupProps } from 'react-aria-components';
import { FieldLabel, FieldMessages } from '#patterns/Field';
import type { FieldTexts } from '#patterns/Field';
import { items, root } from './CheckboxGroup.styles';

export interface CheckboxGroupProps
  extends FieldTexts, Omit<AriaCheckboxGroupProps, 'className' | 'style' | 'render' | 'children'> {
  /** Checkboxes, each with a `value`. */
  children: ReactNode;
  /**
   * Short choices may stand side by side.
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal';
  ref?: Ref<HTMLDivElement>;
}

/** Takes any number of things out of a few that are all in sight. */
export function CheckboxGroup({
  label,
  description,
  errorMessage,
  children,
  orientation = 'vertical',
  ...rest
}: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup {...(errorMessage && { isInvalid: true })} {...rest} css={root}>
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <div css={items} data-orientation={orientation}>
        {children}
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaCheckboxGroup>
  );
}
