import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import type { Key } from 'react-aria-components';
import { Button, type ButtonProps } from '#ds/Button';
import { IconButton } from '#ds/IconButton';
import { Menu, MenuTrigger } from '#ds/Menu';
import { useDs } from '#ds-i18n';
import { root } from './SplitMenu.styles';

export interface SplitMenuProps extends Omit<ButtonProps, 'children' | 'ref' | 'slot'> {
  /** Words of the action that most people want; a press on them starts it at once. */
  label: ReactNode;
  /** MenuItems: the other ways to do it, each with an `id`. */
  children: ReactNode;
  /** Called with the `id` of the entry that is chosen. */
  onAction?: (key: Key) => void;
  /**
   * What the small button opens, for screen readers.
   * @default the word for “More”
   */
  menuLabel?: string;
  /** The frame around both buttons. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * One action with its less usual variants behind an arrow, such as “Withdraw” and “Withdraw everything”. When no variant
 * is the usual one, use a Menu. Both buttons are a group of the action's name.
 */
export function SplitMenu({ label, children, onAction, menuLabel, ref, ...rest }: SplitMenuProps) {
  const ds = useDs();
  const own = useId();
  const id = rest.id ?? own;
  const { tone = 'accent', emphasis = 'solid', size = 'md', isDisabled, isPending } = rest;
  return (
    <div ref={ref} role="group" aria-labelledby={id} css={root} data-emphasis={emphasis}>
      <Button {...rest} id={id}>
        {label}
      </Button>
      <MenuTrigger>
        <IconButton
          icon={IconChevronDown}
          tone={tone}
          emphasis={emphasis}
          size={size}
          isDisabled={(isDisabled ?? false) || (isPending ?? false)}
          aria-label={menuLabel ?? ds('common.more')}
        />
        <Menu
          placement="bottom end"
          {...(onAction && {
            onAction: (key) => {
              onAction(key);
            },
          })}
        >
          {children}
        </Menu>
      </MenuTrigger>
    </div>
  );
}
