export { ToastRegion } from './Toast';
export type { ToastRegionProps } from './Toast';
export { createToastQueue, toastTimeout } from './toastQueue';
export type { ToastContent, ToastQueue } from './toastQueue';
