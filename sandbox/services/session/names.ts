/** A username as it is compared: the same for people who type it in another case or another form of Unicode. */
export const nameKey = (username: string): string => username.trim().normalize('NFKC').toLowerCase();

/** What `username_key` is LIKE when it holds a text. */
export const likeName = (search: string): string =>
  `%${nameKey(search).replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
