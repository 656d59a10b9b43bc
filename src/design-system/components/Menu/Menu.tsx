import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode, Ref } from 'react';
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Popover,
  Separator,
} from 'react-aria-components';
import type {
  MenuItemProps as AriaMenuItemProps,
  MenuProps as AriaMenuProps,
  MenuSectionProps as AriaMenuSectionProps,
  PopoverProps,
} from 'react-aria-components';
import { Icon } from '#ds/Icon';
import type { IconSource } from '#ds/Icon';
import * as styles from './Menu.styles';

export interface MenuProps<T extends object> extends Omit<
  AriaMenuProps<T>,
  'className' | 'style' | 'render'
> {
  /**
   * Side of the trigger it opens on.
   * @default 'bottom start'; a submenu opens at the end of its row
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
      {({ isSelected, hasSubmenu }) => (
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
          {hasSubmenu && <Icon icon={IconChevronRight} size={16} isDirectional />}
        </>
      )}
    </AriaMenuItem>
  );
}

export interface MenuSectionProps<T extends object> extends Omit<
  AriaMenuSectionProps<T>,
  'className' | 'style' | 'render' | 'children'
> {
  /** Names the group, above it. */
  title: ReactNode;
  /** MenuItems. */
  children: ReactNode;
}

/** Rows of a Menu that belong together, under a name. */
export function MenuSection<T extends object>({ title, children, ...rest }: MenuSectionProps<T>) {
  return (
    <AriaMenuSection {...rest}>
      <Header css={styles.heading}>{title}</Header>
      {children}
    </AriaMenuSection>
  );
}

/** Line between groups of a Menu that need no name. */
export function MenuSeparator() {
  return <Separator css={styles.separator} />;
}
