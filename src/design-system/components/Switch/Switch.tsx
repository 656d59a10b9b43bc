import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField, Text, type SwitchFieldProps } from 'react-aria-components';
import { help } from '../../patterns/Field/Field.styles';
import { control, root, texts, thumb, track } from './Switch.styles';

export interface SwitchProps extends Omit<SwitchFieldProps, 'className' | 'style' | 'render' | 'children'> {
  /** What is on or off, in words that stay the same in both states. */
  children?: ReactNode;
  /** What to know before turning it on, below. */
  description?: ReactNode;
  /** Puts the words first and the switch at the far end, as in a list of settings. */
  isAtEnd?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Turns something on or off at once. For a choice that is sent with a form use Checkbox. */
export function Switch({ children, description, isAtEnd, ...rest }: SwitchProps) {
  return (
    <SwitchField {...rest} css={root}>
      <SwitchButton css={control} data-end={isAtEnd || undefined}>
        <span css={track}>
          <span css={thumb} />
        </span>
        {children != null && <span>{children}</span>}
      </SwitchButton>
      {description && (
        <span css={texts} data-end={isAtEnd || undefined}>
          <Text slot="description" css={help}>
            {description}
          </Text>
        </span>
      )}
    </SwitchField>
  );
}
