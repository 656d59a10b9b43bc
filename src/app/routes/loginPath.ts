/** What a brand that asks for a login first shows without one. Source: spec section 2, routes. */
const open: readonly string[] = [
  '/login',
  '/register',
  '/register.html',
  '/helpmc',
  '/download',
  // A gateway sends those there whom it lets nowhere else.
  '/accessDenied',
];

/** Whether a page may be seen without a session at such a brand. */
export const isOpenPath = (path: string): boolean => open.includes(path);

/** Address of the login that leads back to a place of the site. */
export function loginPath({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const to = pathname + search + hash;
  return to === '/' ? '/login' : `/login?${new URLSearchParams({ to }).toString()}`;
}

/** Where the login at an address leads: a page of this site and of no other, or undefined. */
export function wantedAt(search: string): string | undefined {
  const to = new URLSearchParams(search).get('to');
  // As the browser would read it, which takes a backslash for a slash.
  const here = 'https://site.invalid';
  if (!to?.startsWith('/') || !URL.canParse(to, here)) return undefined;
  const { origin, pathname, search: query, hash } = new URL(to, here);
  if (origin !== here || pathname.startsWith('//') || pathname === '/login') return undefined;
  return pathname + query + hash;
}
