export { Button } from './Button';
export type { ButtonEmphasis, ButtonProps, ButtonSize, ButtonTone } from './Button';
