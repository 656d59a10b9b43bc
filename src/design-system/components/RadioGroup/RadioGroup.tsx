import type { ReactNode, Ref } from 'react';
import { Radio as AriaRadio, RadioGroup as AriaRadioGroup } from 'react-aria-components';
import type {
  RadioGroupProps as AriaRadioGroupProps,
  RadioProps as AriaRadioProps,
} from 'react-aria-components';
import { FieldLabel, FieldMessages, type FieldTexts } from '#patterns/Field';
import { control, dot, help, items, mark, root, words } from './RadioGroup.styles';

export interface RadioGroupProps
  extends FieldTexts, Omit<AriaRadioGroupProps, 'className' | 'style' | 'render' | 'children'> {
  /** Radios, each with a `value`. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Takes exactly one of a few things that are all in sight. For more than seven use Select. */
export function RadioGroup({ label, description, errorMessage, children, ...rest }: RadioGroupProps) {
  return (
    <AriaRadioGroup {...(errorMessage && { isInvalid: true })} {...rest} css={root}>
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <div css={items} data-orientation={rest.orientation}>
        {children}
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}

export interface RadioProps extends Omit<AriaRadioProps, 'className' | 'style' | 'render' | 'children'> {
  /** The choice in words. */
  children: ReactNode;
  /** What the choice means, below it. Read out as part of its name. */
  description?: ReactNode;
  ref?: Ref<HTMLLabelElement>;
}

/** One choice of a RadioGroup. */
export function Radio({ children, description, ...rest }: RadioProps) {
  return (
    <AriaRadio {...rest} css={control}>
      {({ isSelected }) => (
        <>
          <span css={mark}>{isSelected && <span css={dot} />}</span>
          <span css={words}>
            {children}
            {description && <span css={help}>{description}</span>}
          </span>
        </>
      )}
    </AriaRadio>
  );
}
