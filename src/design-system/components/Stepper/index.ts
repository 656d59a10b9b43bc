export { Stepper } from './Stepper';
export type { StepperItem, StepperProps } from './Stepper';
