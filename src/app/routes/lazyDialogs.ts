/** The login dialog's code; asked for when a pointer or the focus nears its button, so that it opens at once. */
export const loadLoginDialog = () => import('../../features/session/LoginDialog');
export const loadRegisterDialog = () => import('../../features/session/RegisterDialog');
export const loadLogoutDialog = () => import('../../features/session/LogoutDialog');
export const loadGuestDialog = () => import('../../features/session/GuestDialog');
