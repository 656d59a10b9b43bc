export { AvatarPicker } from './AvatarPicker';
export type { AvatarOption, AvatarPickerProps } from './AvatarPicker';
