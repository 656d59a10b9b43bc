export { SelectItem as ComboBoxItem } from '../Select/SelectItem';
export type { SelectItemProps as ComboBoxItemProps } from '../Select/SelectItem';
export { ComboBox } from './ComboBox';
export type { ComboBoxProps } from './ComboBox';
