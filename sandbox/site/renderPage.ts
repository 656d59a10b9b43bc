import type { SiteConfig } from '#contract';

/** What changes in the built page from one delivery to the next. */
export interface PageParts {
  /** Fresh random text for each response, the same as in its Content-Security-Policy. */
  nonce: string;
  config: SiteConfig;
  /** Address of the brand's style sheet: `src/design-system/theme/brand-<id>.css` in the manifest of the build. */
  brandStyles: string;
  /** Pictures that the first screen of the brand's home page shows, to be fetched at once. */
  preload?: readonly { href: string; media?: string }[];
}

/**
 * Completes the built `index.html`. Any server can do the same: put a nonce for `__CSP_NONCE__`, the brand in the
 * `data-brand` of the html element and in addresses below `/brand/`, and the head parts for `<!--site-head-->`.
 */
export function renderPage(html: string, { nonce, config, brandStyles, preload = [] }: PageParts): string {
  // `<` could close the data block; JSON may write it as an escape anywhere inside a string.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const head = [
    `<script type="application/json" id="site-config">${json}</script>`,
    `<link rel="stylesheet" href="${brandStyles}" nonce="${nonce}">`,
    ...preload.map(
      ({ href, media }) =>
        `<link rel="preload" as="image" fetchpriority="high" href="${href}"${media ? ` media="${media}"` : ''}>`,
    ),
  ].join('');
  return html
    .replace('<!--site-head-->', () => head)
    .replace('data-brand="aurora"', () => `data-brand="${config.brand}"`)
    .replaceAll('"/brand/aurora/', () => `"/brand/${config.brand}/`)
    .replaceAll('__CSP_NONCE__', nonce);
}
