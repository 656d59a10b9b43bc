import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode, Ref } from 'react';
import { ListBoxItem } from 'react-aria-components';
import type { ListBoxItemProps } from 'react-aria-components';
import { Icon } from '#ds/Icon';
import { icon as iconPart, item, words } from './Select.styles';

export interface SelectItemProps extends Omit<
  ListBoxItemProps,
  'className' | 'style' | 'render' | 'children'
> {
  /** The choice in words. Anything but plain text needs a `textValue` beside it. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** One choice of a Select. */
export function SelectItem({ children, ...rest }: SelectItemProps) {
  return (
    <ListBoxItem {...(typeof children === 'string' && { textValue: children })} {...rest} css={item}>
      {({ isSelected }) => (
        <>
          <span css={words} data-words>
            {children}
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
