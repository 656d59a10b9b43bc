/** The categories of games that have a page, in the order of the navigation. Source: spec section 2, top game routes. */
export const categoryPaths = [
  { id: 'ELOTT', path: '/elott' },
  { id: 'LIVE', path: '/live' },
  { id: 'RNG', path: '/rng' },
  { id: 'SPORTS', path: '/sports' },
  { id: 'ESPORTS', path: '/esports' },
  { id: 'FISH', path: '/fish' },
  { id: 'PVP', path: '/pvp' },
] as const;
export type CategoryId = (typeof categoryPaths)[number]['id'];
