/** How many built-in avatars there are, numbered from 1. */
export const builtInAvatars = 12;

/** Path of a built-in avatar on the image host. */
export const avatarPath = (number: number | string): string => `/img/avatars/${number}.svg`;
