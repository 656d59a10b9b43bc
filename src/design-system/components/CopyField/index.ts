export { CopyField } from './CopyField';
export { useCopy } from './useCopy';
export type { CopyFieldProps } from './CopyField';
