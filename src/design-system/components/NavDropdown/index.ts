export { NavDropdown } from './NavDropdown';
export type { NavDropdownProps } from './NavDropdown';
export type { NavMenu, NavMenuEntry } from './menu';
