export { ConfirmDialog } from './ConfirmDialog';
export type { ConfirmDialogProps, Consequence } from './ConfirmDialog';
