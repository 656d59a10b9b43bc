export { Icon } from './Icon';
export type { IconProps, IconSource } from './Icon';
export { SlotsIcon, ZaloIcon } from './ownIcons';
export { Spinner } from './Spinner';
export type { SpinnerProps } from './Spinner';
