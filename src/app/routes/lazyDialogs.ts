import { lazyWithPreload } from './lazyWithPreload';

// The dialogs whose code is asked for when a pointer or the focus nears their button, so that they open at once.
export const loginDialog = lazyWithPreload(
  async () => (await import('../../features/session/LoginDialog')).LoginDialog,
);
export const registerDialog = lazyWithPreload(
  async () => (await import('../../features/session/RegisterDialog')).RegisterDialog,
);
