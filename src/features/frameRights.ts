/**
 * What a frame may do that holds somebody else's page: a game, the live chat. Scripts and its own storage are safe only
 * because it comes from another origin; leaving the page on its own is not among the rights.
 */
export const frameRights = 'allow-scripts allow-same-origin allow-forms allow-popups';
