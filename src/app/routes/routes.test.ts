import { describe, expect, it } from 'vitest';
import { pathKey, type PageManifest } from './page';

const found = import.meta.glob<PageManifest | readonly PageManifest[]>(
  ['./**/*.route.ts', '!./personal/**', '!./agent/**'],
  { eager: true, import: 'default' },
);
const manifests = Object.values(found).flat();
const pagesAt = (path: string) => manifests.filter(({ paths }) => path in paths);

/** The routes of the specification, section 2, with what stands around them. `full`: header, footer, side menu. */
const routes: readonly [chrome: PageManifest['chrome'], paths: string][] = [
  ['full', '/ /index /index.html /home /register /register.html'],
  ['page', '/gameCenter /pointMall'],
  [
    'full',
    '/noticePage /vip /elott /hotgame /rng /live /fish /pvp /sports /localGames /esports /aboutUs /promotions /promoDetail /help /join /download',
  ],
  ['header', '/lottery /vnlottery /seamless /game'],
  ['alone', '/helpmc /login'],
];

describe('the routes of the specification', () => {
  const rows = routes.flatMap(([chrome, paths]) => paths.split(' ').map((path) => [path, chrome] as const));
  it.each(rows)('%s has one page of its own, with the chrome %s', (path, chrome) => {
    const pages = pagesAt(path);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.chrome).toBe(chrome);
    // Either part of the first download, or fetched.
    expect(Boolean(pages[0]?.Component) !== Boolean(pages[0]?.load)).toBe(true);
  });

  it('an address that no page has gets the page that says so', () => {
    expect(pagesAt('*')).toHaveLength(1);
    expect(pagesAt('/no/such/page')).toHaveLength(0);
  });

  it('an address leads to its page whatever the case, and with a last slash', () => {
    expect(pathKey('/GameCenter/')).toBe(pathKey('/gameCenter'));
    expect(pathKey('/')).toBe('/');
  });

  const addresses = manifests.flatMap(({ paths }) => Object.keys(paths));

  it('no page leaves a part of its address open: pages are looked up, not matched', () => {
    expect(addresses.filter((path) => path !== '*' && /[:*?]/.test(path))).toEqual([]);
  });

  it('no two pages have one address', () => {
    const all = addresses.map(pathKey);
    expect(all.filter((path, place) => all.indexOf(path) !== place)).toEqual([]);
  });
});
