export { DialogTrigger as PopoverTrigger } from 'react-aria-components';
export { Popover } from './Popover';
export type { PopoverProps } from './Popover';
