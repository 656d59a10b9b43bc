import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components';
import { Icon } from '#ds/Icon';
import { FieldMessages, type FieldTexts } from '#patterns/Field';
import { control, mark, root, texts } from './Checkbox.styles';

export interface CheckboxProps
  extends Omit<FieldTexts, 'label'>, Omit<CheckboxFieldProps, 'className' | 'style' | 'render' | 'children'> {
  /** What is agreed to or chosen. May hold links. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Agrees to something, or takes one of several things. Nothing happens until the form is sent; for that use Switch. */
export function Checkbox({ children, description, errorMessage, ...rest }: CheckboxProps) {
  return (
    <CheckboxField {...(errorMessage && { isInvalid: true })} {...rest} css={root}>
      <CheckboxButton css={control}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span css={mark}>
              {isIndeterminate ? (
                <Icon icon={IconMinus} size={14} />
              ) : (
                isSelected && <Icon icon={IconCheck} size={14} />
              )}
            </span>
            {children != null && <span>{children}</span>}
          </>
        )}
      </CheckboxButton>
      <div css={texts}>
        <FieldMessages description={description} errorMessage={errorMessage} />
      </div>
    </CheckboxField>
  );
}
