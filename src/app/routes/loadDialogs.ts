/** What binds the dialogs to the stores. */
export const loadDialogs = () => import('./Dialogs');
