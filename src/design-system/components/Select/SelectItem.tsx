import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode, Ref } from 'react';
import { ListBoxItem } from 'react-aria-components';
import type { ListBoxItemProps } from 'react-aria-components';
import { Icon } from '#ds/Icon';
import type { IconSource } from '#ds/Icon';
import { icon as iconPart, item, note, words } from './Select.styles';

export interface SelectItemProps extends Omit<
  ListBoxItemProps,
  'className' | 'style' | 'render' | 'children'
> {
  /** The choice in words. Anything but plain text needs a `textValue` beside it. */
  children: ReactNode;
  /** Drawing before the words. */
  icon?: IconSource;
  /** One line about the choice, below the words. */
  description?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** One choice of a Select. */
export function SelectItem({ children, icon, description, ...rest }: SelectItemProps) {
  return (
    <ListBoxItem {...(typeof children === 'string' && { textValue: children })} {...rest} css={item}>
      {({ isSelected }) => (
        <>
          {icon && (
            <span css={iconPart}>
              <Icon icon={icon} size={18} />
            </span>
          )}
          <span css={words} data-words>
            {children}
            {description && (
              <span css={note} data-note>
                {description}
              </span>
            )}
          </span>
          {isSelected && (
            <span css={iconPart}>
              <Icon icon={IconCheck} size={16} />
            </span>
          )}
        </>
      )}
    </ListBoxItem>
  );
}
