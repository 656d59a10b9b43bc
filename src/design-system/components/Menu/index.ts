export { MenuTrigger } from 'react-aria-components';
export { Menu, MenuItem, MenuSeparator } from './Menu';
export type { MenuItemProps, MenuProps } from './Menu';
