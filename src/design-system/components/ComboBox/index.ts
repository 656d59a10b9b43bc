export { SelectItem as ComboBoxItem } from '#ds/Select';
export type { SelectItemProps as ComboBoxItemProps } from '#ds/Select';
export { ComboBox } from './ComboBox';
export type { ComboBoxProps } from './ComboBox';
