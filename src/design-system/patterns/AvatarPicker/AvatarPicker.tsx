import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { Ref } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { Avatar } from '#ds/Avatar';
import { Icon } from '#ds/Icon';
import { FieldLabel, FieldMessages, type FieldTexts } from '#patterns/Field';
import { item, items, mark, root } from './AvatarPicker.styles';

/** One picture to choose. */
export interface AvatarOption {
  /** Tells it apart from the others. */
  id: string;
  /** Address of the picture. */
  src: string;
  /** What it is called, such as "Picture 3": nobody has to see it. */
  label: string;
}

export interface AvatarPickerProps extends FieldTexts {
  /** The pictures, in their order. */
  options: readonly AvatarOption[];
  /** Id of the chosen one; null for none of these. */
  value: string | null;
  /** Told which one was taken. */
  onChange: (id: string) => void;
  /** The frame around the whole field. */
  ref?: Ref<HTMLDivElement>;
}

/** Takes one of some pictures of a person. */
export function AvatarPicker({
  label,
  description,
  errorMessage,
  options,
  value,
  onChange,
  ref,
}: AvatarPickerProps) {
  return (
    <RadioGroup
      css={root}
      value={value}
      onChange={onChange}
      {...(errorMessage && { isInvalid: true })}
      {...(ref && { ref })}
    >
      <FieldLabel>{label}</FieldLabel>
      <div css={items}>
        {options.map(({ id, src, label: name }) => (
          <Radio key={id} css={item} value={id} aria-label={name}>
            {({ isSelected }) => (
              <>
                <Avatar size="xl" name={name} src={src} isDecorative />
                {isSelected && (
                  <span css={mark}>
                    <Icon icon={IconCheck} size={14} />
                  </span>
                )}
              </>
            )}
          </Radio>
        ))}
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </RadioGroup>
  );
}
