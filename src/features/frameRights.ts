/**
 * What a frame may do that holds somebody else's page: a game, the live chat. Scripts and its own storage are safe only
 * because it comes from another origin; leaving the page on its own is not among the rights.
 */
export const frameRights = [
  ...['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-modals'],
  // What a game opens, such as its rules, is a page like any other.
  ...['allow-popups', 'allow-popups-to-escape-sandbox'],
  ...['allow-pointer-lock', 'allow-orientation-lock'],
].join(' ');

/** What of the device a game may use; a camera and payments are not among it. */
export const gamePermissions = 'fullscreen; autoplay; screen-wake-lock';
