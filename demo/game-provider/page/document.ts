import type { ProviderConfig } from '../config';
import { directionOf, type ProviderLanguage } from '../messages/catalogue';
import type { GameTheme } from '../art/theme';
import { html, type Html } from './html';

export interface DocumentParts {
  title: string;
  language: ProviderLanguage;
  theme: GameTheme;
  /** Fresh for each answer. */
  nonce: string;
  body: Html;
}

/** Paths of the page's own files; the hash of their content lets them be kept for ever. */
export interface AssetPaths {
  script: string;
  styles: string;
}

/** A whole page of the provider. */
export function documentOf(
  { title, language, theme, nonce, body }: DocumentParts,
  assets: AssetPaths,
): string {
  const [top, middle, bottom] = theme.sky;
  const page = html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${assets.styles}" nonce="${nonce}" />
        <script nonce="${nonce}">
          // On a phone the bar is the site's, which stands around. Behind the sheet, for which it waits, so that no word is
          // there without its look.
          if (parent !== window) document.documentElement.dataset.framed = '';
        </script>
        <style nonce="${nonce}">
          :root {
            --sky-top: ${top};
            --sky-middle: ${middle};
            --sky-bottom: ${bottom};
            --glow: ${theme.glow};
          }
        </style>
        <script type="module" src="${assets.script}" nonce="${nonce}"></script>
      </head>
      <body>
        ${body}
      </body>
    </html> `;
  return page.text;
}

/** Headers of a page: what it may load, and who may frame it. */
export function pageHeaders({ siteOrigins, origin }: ProviderConfig, nonce: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigins.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    // A page with somebody's balance is nobody else's; `no-store` also keeps it out of the back-forward cache.
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(origin.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}
