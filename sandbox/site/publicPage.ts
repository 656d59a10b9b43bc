/** What stands in the head of a public page, for search engines and for whoever is sent its address. */
export interface PageHead {
  title: string;
  description: string;
  /** Whole addresses. */
  canonical: string;
  alternates: readonly { language: string; href: string }[];
  /** Of Open Graph, by property. */
  properties: readonly (readonly [property: string, content: string])[];
  /** JSON-LD. */
  data: readonly object[];
}

/** A page of words as the site's own components draw it. */
export interface PublicPage {
  status: 200 | 404;
  language: string;
  direction: 'ltr' | 'rtl';
  /** What the page shows; empty when the browser draws it alone. */
  html: string;
  /** Style sheet of `html`. */
  rules: string;
  head?: PageHead | undefined;
  /** What the platform answered everybody alike while it was drawn: the site's code begins with it and does not ask again. */
  preloaded?: undefined | { drawnAt: number; answers: Readonly<Record<string, string>> };
  /** Source files of the code and the words that the browser needs for it, besides those of the first screen. */
  sources?: readonly string[];
  /** What it shows was not there in time: it is drawn anew for the next visitor. */
  isLate?: boolean;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The elements of a head. */
export function renderHead(
  { title, description, canonical, alternates, properties, data }: PageHead,
  nonce: string,
): string {
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    `<link rel="canonical" href="${escaped(canonical)}">`,
    ...alternates.map(
      ({ language, href }) =>
        `<link rel="alternate" hreflang="${escaped(language)}" href="${escaped(href)}">`,
    ),
    ...properties.map(
      ([property, content]) => `<meta property="${escaped(property)}" content="${escaped(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    // `<` could close the data block; JSON may write it as an escape anywhere inside a string.
    ...data.map(
      (each) =>
        `<script type="application/ld+json" nonce="${nonce}">${JSON.stringify(each).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('');
}

export interface ListedAddress {
  address: string;
  alternates: readonly { language: string; href: string }[];
}

/** The site map: every address, with the same page in each language. */
export const renderSiteMap = (addresses: readonly ListedAddress[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...addresses.map(
      ({ address, alternates }) =>
        `<url><loc>${escaped(address)}</loc>${alternates
          .map(
            ({ language, href }) =>
              `<xhtml:link rel="alternate" hreflang="${escaped(language)}" href="${escaped(href)}"/>`,
          )
          .join('')}</url>`,
    ),
    '</urlset>',
    '',
  ].join('\n');

/** What search engines are asked to leave out: pages of one person, of one visit, and the platform's own. */
export const renderRobots = (origin: string): string =>
  [
    'User-agent: *',
    ...['/wps/', '/lgw/', '/sandbox/', '/personal', '/agent', '/game?', '/lottery?', '/seamless'].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
