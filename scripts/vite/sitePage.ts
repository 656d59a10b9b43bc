import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { renderPage } from '../../sandbox/site/renderPage';
import { brands, defaultBrand, isBrandId } from '../../src/design-system/theme/brands';

const generated = join(import.meta.dirname, '../../src/design-system/theme/generated');
const others = brands.filter((brand) => brand !== defaultBrand);

export interface SitePageOptions {
  /** Origin of the sandbox's game provider, for the development server. */
  gameOrigin: string;
}

/**
 * Brand style sheets as files of their own, so that a visitor downloads one; and, while developing, the page with
 * the parts that a server fills in.
 */
export function sitePage({ gameOrigin }: SitePageOptions): Plugin {
  const styles = (brand: string): string => readFileSync(join(generated, `brand-${brand}.css`), 'utf8');
  return {
    name: 'site-page',
    generateBundle() {
      for (const brand of others)
        this.emitFile({ type: 'asset', fileName: `brand/${brand}.css`, source: styles(brand) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const brand = /^\/brand\/(\w+)\.css/.exec(request.url ?? '')?.[1];
        if (!isBrandId(brand) || brand === defaultBrand) return next();
        response.setHeader('content-type', 'text/css');
        response.end(styles(brand));
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html, { server, originalUrl }) {
        if (!server) return html;
        const asked = new URL(originalUrl ?? '/', 'http://page').searchParams.get('brand');
        const configured = isBrandId(process.env['BRAND']) ? process.env['BRAND'] : defaultBrand;
        const brand = isBrandId(asked) ? asked : configured;
        return renderPage(html, {
          nonce: 'development',
          config: {
            brand,
            platformOrigin: '',
            gameOrigins: [gameOrigin],
            allowBrandQuery: true,
            build: 'development',
          },
          brandStyles: brand === defaultBrand ? undefined : `/brand/${brand}.css`,
        });
      },
    },
  };
}
