/**
 * Keys for `part()` that hold under a theme of the page itself, for the few drawings that differ by theme, such as the
 * sun and the moon of a theme switch. An island that wears another theme does not change them.
 */
export const pageTheme = {
  dark: '&:is(:root[data-theme="dark"] *)',
  light: '&:is(:root[data-theme="light"] *)',
} as const;
