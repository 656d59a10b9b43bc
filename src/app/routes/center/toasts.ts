import { createToastQueue } from '#ds/Toast';

/** Short news over the pages of a centre, such as a file that is ready: it stays while somebody goes on to another page. */
export const toasts = createToastQueue();
