export { AvatarButton } from './AvatarButton';
export type { AvatarButtonProps } from './AvatarButton';
