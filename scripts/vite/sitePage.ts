import { join } from 'node:path';
import type { Plugin } from 'vite';
import { siteFacts } from '../brands/nameBrands.mjs';
import { renderPage } from '../../sandbox/site/renderPage.ts';
import { brandConfigs } from '../../src/app/brand/generated/brandConfigs.ts';
import type { Brand } from '../../src/app/brand/brand.ts';
import { brands, defaultBrand, isBrandId, type ThemeId } from '../../src/design-system/theme/brands.ts';

const brandStyles = (brand: string): string => `src/design-system/theme/generated/brand-${brand}.css`;

/** Theme by brand, as source text: the page chooses before its first paint, long before it has the brand's facts. */
const themesBy = (choose: (brand: Brand) => ThemeId | undefined): string =>
  JSON.stringify(
    Object.fromEntries(
      brands.flatMap((id) => {
        const theme = choose(brandConfigs[id]);
        return theme ? [[id, theme]] : [];
      }),
    ),
  );
const brandThemes = themesBy(({ theme }) => theme);
/** Of the brands that have but one, which no choice of a visitor changes. */
const onlyThemes = themesBy(({ themes = [] }) => (themes.length === 1 ? themes[0] : undefined));

export interface SitePageOptions {
  /** Origin of the sandbox's game provider, for the development server. */
  gameOrigin: string;
}

/**
 * Each brand's style sheet as an entry of its own, so that a visitor downloads one (the manifest names the built
 * file); the theme that each brand wants, in the page's first script; and, while developing, the page with the parts
 * that a server fills in.
 */
export function sitePage({ gameOrigin }: SitePageOptions): Plugin {
  return {
    name: 'site-page',
    config: (_, { command }) =>
      command === 'build'
        ? {
            build: {
              rolldownOptions: {
                input: [
                  join(import.meta.dirname, '../../index.html'),
                  ...brands.map((brand) => join(import.meta.dirname, '../..', brandStyles(brand))),
                ],
              },
            },
          }
        : {},
    transformIndexHtml: {
      order: 'pre',
      handler(source, { server, originalUrl }) {
        const html = source
          .replace('__BRAND_THEMES__', () => brandThemes)
          .replace('__ONLY_THEMES__', () => onlyThemes);
        if (!server) return html;
        const asked = new URL(originalUrl ?? '/', 'http://page').searchParams.get('brand');
        const configured = isBrandId(process.env['BRAND']) ? process.env['BRAND'] : defaultBrand;
        const brand = isBrandId(asked) ? asked : configured;
        return renderPage(html, {
          nonce: 'development',
          config: {
            brand,
            facts: siteFacts(brand),
            platformOrigin: '',
            gameOrigins: [gameOrigin],
            build: 'development',
          },
          brandStyles: `/${brandStyles(brand)}`,
        });
      },
    },
  };
}
