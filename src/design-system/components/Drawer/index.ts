export { DialogTrigger as DrawerTrigger } from 'react-aria-components';
export { Drawer } from './Drawer';
export type { DrawerProps } from './Drawer';
