/** The dialogs whose code is asked for when a pointer or the focus nears their button, so that they open at once. */
export const loadLoginDialog = () => import('../../features/session/LoginDialog');
export const loadRegisterDialog = () => import('../../features/session/RegisterDialog');
