export { ConfirmFlow } from './ConfirmFlow';
export type { ConfirmFlowProps, Consequence } from './ConfirmFlow';
