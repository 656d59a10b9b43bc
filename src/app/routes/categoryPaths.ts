/** The categories of games that have a page, in the order of the navigation. Source: spec section 2, top game routes. */
export const categoryPaths = [
  { id: 'ELOTT', path: '/elott' },
  { id: 'LIVE', path: '/live' },
  { id: 'SPORTS', path: '/sports' },
  { id: 'FISH', path: '/fish' },
  { id: 'RNG', path: '/rng' },
  { id: 'PVP', path: '/pvp' },
  { id: 'ESPORTS', path: '/esports' },
] as const;
/** The categories that a brand shows, in its order; all of them for one that does not say. */
export const placesOf = (
  navigation: readonly CategoryId[] | undefined,
): readonly (typeof categoryPaths)[number][] =>
  navigation?.flatMap((wanted) => categoryPaths.filter(({ id }) => id === wanted)) ?? categoryPaths;

export type CategoryId = (typeof categoryPaths)[number]['id'];
