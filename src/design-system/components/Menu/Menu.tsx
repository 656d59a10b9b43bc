import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode, Ref } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, Popover, Separator } from 'react-aria-components';
import type {
  MenuItemProps as AriaMenuItemProps,
  MenuProps as AriaMenuProps,
  PopoverProps,
} from 'react-aria-components';
import { Icon, type IconSource } from '#ds/Icon';
import * as styles from './Menu.styles';

export interface MenuProps<T extends object> extends Omit<
  AriaMenuProps<T>,
  'className' | 'style' | 'render'
> {
  /**
   * Side of the trigger it opens on.
   * @default 'bottom start'
   */
  placement?: NonNullable<PopoverProps['placement']>;
  ref?: Ref<HTMLDivElement>;
}

/** Actions or destinations that open from a button. Put it after the button inside a MenuTrigger. */
export function Menu<T extends object>({ placement, ...rest }: MenuProps<T>) {
  return (
    <Popover css={styles.popover} {...(placement && { placement })}>
      <AriaMenu {...rest} css={styles.list} />
    </Popover>
  );
}

export interface MenuItemProps extends Omit<
  AriaMenuItemProps,
  'className' | 'style' | 'render' | 'children'
> {
  /** The action or destination in words. */
  children: ReactNode;
  /** Drawing before the words. */
  icon?: IconSource;
  /** One line about what it does, below the words. */
  description?: ReactNode;
  /** Small mark at the end, such as a count. */
  suffix?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** One row of a Menu; with `href` it is a link. */
export function MenuItem({ children, icon, description, suffix, ...rest }: MenuItemProps) {
  return (
    <AriaMenuItem {...(typeof children === 'string' && { textValue: children })} {...rest} css={styles.item}>
      {({ isSelected }) => (
        <>
          {icon && (
            <span css={styles.icon}>
              <Icon icon={icon} size={18} />
            </span>
          )}
          <span css={styles.words}>
            {children}
            {description && <span css={styles.note}>{description}</span>}
          </span>
          {suffix && <span css={styles.end}>{suffix}</span>}
          {isSelected && (
            <span css={styles.icon}>
              <Icon icon={IconCheck} size={16} />
            </span>
          )}
        </>
      )}
    </AriaMenuItem>
  );
}

/** Line between groups of a Menu that need no name. */
export function MenuSeparator() {
  return <Separator css={styles.separator} />;
}
