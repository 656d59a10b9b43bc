import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import type { ReactNode } from 'react';
import { FieldError, Group, Label, Text } from 'react-aria-components';
import { Icon, type IconSource } from '#ds/Icon';
import { box, end, error, help, icon as iconPart, label as labelPart, star, tick } from './Field.styles';

/** What every field says around its control. */
export interface FieldTexts {
  /** Names the field, above it. Leave it out only beside an `aria-label`. */
  label?: ReactNode;
  /** What to know before filling in, below the field. */
  description?: ReactNode;
  /** What is wrong and how to put it right. Marks the field as invalid. */
  errorMessage?: string | undefined;
}

export interface FieldLabelProps {
  /** Name of the field. */
  children: ReactNode;
  /** Shows the star; the control itself tells assistive technology. */
  isRequired?: boolean | undefined;
}

/** Label of a field, tied to the control by the field around it. */
export function FieldLabel({ children, isRequired }: FieldLabelProps) {
  if (children == null) return null;
  return (
    <Label css={labelPart}>
      {children}
      {isRequired && <span aria-hidden css={star} />}
    </Label>
  );
}

export interface FieldBoxProps {
  /** The control. */
  children: ReactNode;
  /** Drawing at the start. */
  icon?: IconSource | undefined;
  /** Small control at the end, such as a button. */
  suffix?: ReactNode;
  /** Shows a tick: the value was checked and is good. */
  isValid?: boolean | undefined;
  /**
   * 44, 36 or 64 px high.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /** The frame holds more than one control and is announced as a group named by the label. */
  isGroup?: boolean;
}

/** Frame of a control: ground, line, focus and error. Its state comes from the field around it. */
export function FieldBox({ children, icon, suffix, isValid, size = 'md', isGroup }: FieldBoxProps) {
  return (
    <Group {...(!isGroup && { role: 'presentation' })} css={box} data-size={size}>
      {icon && (
        <span css={iconPart}>
          <Icon icon={icon} size={size === 'sm' ? 18 : 20} />
        </span>
      )}
      {children}
      {isValid && (
        <span css={tick}>
          <Icon icon={IconCircleCheck} size={18} />
        </span>
      )}
      {suffix && <span css={end}>{suffix}</span>}
    </Group>
  );
}

/** Error, then description, below a field. Both are read out with the control. */
export function FieldMessages({ description, errorMessage }: Omit<FieldTexts, 'label'>) {
  return (
    <>
      <FieldError css={error}>
        {({ validationErrors }) => (
          <>
            <Icon icon={IconAlertTriangle} size={14} />
            <span>{errorMessage ?? validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
      {description && (
        <Text slot="description" css={help}>
          {description}
        </Text>
      )}
    </>
  );
}
