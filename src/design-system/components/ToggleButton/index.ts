export { ToggleButton, ToggleLook } from './ToggleButton';
export type { ToggleButtonProps } from './ToggleButton';
