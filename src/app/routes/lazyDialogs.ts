/** The login dialog's code; asked for when a pointer or the focus nears its button, so that it opens at once. */
export const loadLoginDialog = () => import('../../features/session/LoginDialog');
export const loadRegisterDialog = () => import('../../features/session/RegisterDialog');
export const loadLogoutDialog = () => import('../../features/session/LogoutDialog');
export const loadGuestDialog = () => import('../../features/session/GuestDialog');
export const loadForgotDialog = () => import('../../features/session/ForgotPasswordDialog');
export const loadChangeDialog = () => import('../../features/session/ChangePasswordDialog');
export const loadVerifyDialog = () => import('../../features/session/ExtraVerificationDialog');
export const loadAfterLoginDialog = () => import('../../features/session/AfterLoginDialog');
export const loadEndedDialog = () => import('../../features/session/SessionEndedDialog');
export const loadWarningDialog = () => import('../../features/session/SessionWarningDialog');
export const loadHuman = () => import('../../features/session/HumanVerification');
export const loadHumanDialog = () => import('../../features/session/HumanVerificationDialog');
