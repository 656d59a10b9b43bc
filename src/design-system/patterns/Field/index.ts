export { FormAttempts } from './formAttempts';
export { FieldBox, FieldLabel, FieldMessages } from './Field';
export type { FieldBoxProps, FieldLabelProps, FieldTexts } from './Field';
export { useMaxLength } from './useMaxLength';
