export { DialogTrigger } from 'react-aria-components';
export { Dialog } from './Dialog';
export type { DialogProps, DialogSlot, ModalStates } from './Dialog';
export { ModalPanel } from './ModalPanel';
