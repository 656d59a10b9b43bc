export { NumberPicker } from './NumberPicker';
export type { NumberOption, NumberPickerProps } from './NumberPicker';
