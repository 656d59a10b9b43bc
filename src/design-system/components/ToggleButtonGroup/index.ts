export { ToggleButton } from '../ToggleButton';
export type { ToggleButtonProps } from '../ToggleButton';
export { ToggleButtonGroup } from './ToggleButtonGroup';
export type { ToggleButtonGroupProps } from './ToggleButtonGroup';
