import type { HeroPicture, SiteConfig } from '#contract';

/** What changes in the built page from one delivery to the next. */
export interface PageParts {
  /** Fresh random text for each response, the same as in its Content-Security-Policy. */
  nonce: string;
  config: SiteConfig;
  /** Address of the brand's style sheet: `src/design-system/theme/brand-<id>.css` in the manifest of the build. */
  brandStyles: string;
}

/**
 * Completes the built `index.html`. Any server can do the same: put a nonce for `__CSP_NONCE__`, the brand in the
 * `data-brand` of the html element and in addresses below `/brand/`, the head parts for `<!--site-head-->` and, on the
 * home page, the picture of its first banner for `<!--site-hero-->`: it is seen while the page's code is on its way.
 */
export function renderPage(html: string, { nonce, config, brandStyles }: PageParts): string {
  // `<` could close the data block; JSON may write it as an escape anywhere inside a string.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const head = [
    `<script type="application/json" id="site-config">${json}</script>`,
    `<link rel="stylesheet" href="${brandStyles}" nonce="${nonce}">`,
  ].join('');
  return html
    .replace('<!--site-head-->', () => head)
    .replace('<!--site-hero-->', () => (config.hero ? pictureOf(config.hero) : ''))
    .replace('data-brand="aurora"', () => `data-brand="${config.brand}"`)
    .replaceAll('"/brand/aurora/', () => `"/brand/${config.brand}/`)
    .replaceAll('__CSP_NONCE__', nonce);
}

/** The widths of `Hero`, which puts the same picture in its place. */
function pictureOf({ image, imageSmall }: HeroPicture): string {
  const small = imageSmall && `<source media="(max-width: 959px)" srcset="${escaped(imageSmall)}">`;
  return `<picture class="splash-hero">${small ?? ''}<img src="${escaped(image)}" alt="" fetchpriority="high"></picture>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
