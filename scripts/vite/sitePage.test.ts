import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { renderPage } from '../../sandbox/site/renderPage';
import { brandConfigs } from '../../src/app/brand/generated/brandConfigs';
import { brands, type BrandId, type ThemeId } from '../../src/design-system/theme/brands';
import { sitePage } from './sitePage';

const source = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');

type Handler = (html: string, context: { server?: object; originalUrl?: string }) => string;
const { transformIndexHtml } = sitePage({ gameOrigin: 'http://localhost:4001' });
const { handler } = transformIndexHtml as unknown as { handler: Handler };

interface Visitor {
  chosen?: string;
  system?: ThemeId;
  /** Language of an earlier visit. */
  language?: string;
  /** Whether somebody is signed in. */
  isSignedIn?: boolean;
  /** Whether the visitor has said to be old enough. */
  isOfAge?: boolean;
  /** Query of the address. */
  search?: string;
  /** What a worker says that has kept the page and cannot reach the site. */
  offline?: '' | 'words';
}

/** What the page's first script gives the page. */
function datasetOf(
  page: string,
  { chosen, system = 'dark', language, isSignedIn, isOfAge = true, search = '', offline }: Visitor,
): Record<string, string> {
  const script = /<script[^>]*>(?<code>\s*\/\/ Before the first paint[\s\S]*?)<\/script>/.exec(page)
    ?.groups?.['code'];
  const dataset: Record<string, string> = { brand: /data-brand="(\w+)"/.exec(page)?.[1] ?? '' };
  if (offline !== undefined) dataset['offline'] = offline;
  const root = { dataset, lang: 'en', dir: 'ltr' };
  runInNewContext(script ?? '', {
    document: { documentElement: root, querySelectorAll: () => [] },
    addEventListener: () => undefined,
    location: { search },
    localStorage: {
      getItem: (key: string) =>
        ({ theme: chosen, lang: language, ofAge: isOfAge ? '1' : undefined })[key] ?? null,
    },
    sessionStorage: { getItem: (key: string) => (key === 'token' && isSignedIn ? 'token' : null) },
    matchMedia: (query: string) => ({ matches: query.includes(system) }),
    setTimeout: () => 0,
  });
  return { ...dataset, lang: root.lang, dir: root.dir };
}

const themeOf = (page: string, visitor: Visitor): string | undefined => datasetOf(page, visitor)['theme'];

const built = (brand: BrandId): string =>
  renderPage(handler(source, {}), {
    nonce: 'n',
    config: { brand, platformOrigin: '', gameOrigins: [], build: '' },
    brandStyles: `/brand-${brand}.css`,
  });
const developed = (brand: BrandId): string =>
  handler(source, { server: {}, originalUrl: `/?brand=${brand}` });

it.each([
  ['built', built],
  ['of the development server', developed],
])('the page %s takes the theme of the visitor, else of the brand, else of the system', (_, pageOf) => {
  const withTheme = brands.filter((id) => brandConfigs[id].theme !== undefined);
  expect(withTheme).not.toEqual([]);
  for (const brand of brands)
    for (const system of ['dark', 'light'] as const) {
      const page = pageOf(brand);
      expect(themeOf(page, { system }), brand).toBe(brandConfigs[brand].theme ?? system);
      expect(themeOf(page, { system, chosen: 'no theme' }), brand).toBe(brandConfigs[brand].theme ?? system);
      for (const chosen of ['dark', 'light']) expect(themeOf(page, { system, chosen }), brand).toBe(chosen);
    }
});

it('shows the words that came with the page to visitors alone, in the language that they were drawn in', () => {
  const isHidden = (visitor: Visitor): boolean => 'ownWords' in datasetOf(built('aurora'), visitor);
  expect(isHidden({})).toBe(false);
  expect(isHidden({ language: 'en' })).toBe(false);
  expect(isHidden({ language: 'vi' })).toBe(true);
  expect(isHidden({ language: 'vi', search: '?a=1&lang=en' })).toBe(false);
  expect(isHidden({ isSignedIn: true })).toBe(true);
  expect(isHidden({ isOfAge: false })).toBe(true);
});

it('that was kept is read as it is without a connection, by whoever is old enough', () => {
  const seen = (visitor: Visitor) => {
    const { ownWords, lang, dir } = datasetOf(built('aurora'), { offline: 'words', ...visitor });
    return { isHidden: ownWords !== undefined, lang, dir };
  };
  const asItCame = { isHidden: false, lang: 'en', dir: 'ltr' };
  expect([seen({ isSignedIn: true }), seen({ language: 'ar' })]).toEqual([asItCame, asItCame]);
  expect(seen({ isOfAge: false, language: 'ar' })).toEqual({ isHidden: true, lang: 'ar', dir: 'rtl' });
  // The page that stands in for all others has no words to read.
  expect(seen({ offline: '', language: 'ar' })).toEqual({ isHidden: true, lang: 'ar', dir: 'rtl' });
});
