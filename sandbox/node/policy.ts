import { isHost, originOfHost, originsOf } from '../../contract';

/** Hosts beside the site's own that a brand's operator names. */
export interface SiteHosts {
  /** Hosts of the site itself, whose speed its line page measures. */
  lines: readonly string[];
  /** Addresses of the image hosts. */
  images: readonly string[];
  /** Addresses of the launch hosts, which games are framed from. */
  games: readonly string[];
}

/** What the page of the site may load and run. */
export interface PagePolicy {
  /** Fresh random text, the same as on the page's own scripts and styles. */
  nonce: string;
  /** Origins that games are framed from. */
  gameOrigins: readonly string[];
  /** Origin of the platform when that is not the page's own; else empty. */
  platformOrigin: string;
  hosts?: SiteHosts;
}

/** Headers of everything that the site serves. */
const commonHeaders: Readonly<Record<string, string>> = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Where browsers report what the policy stopped. */
export const reportPath = '/sandbox/csp-report';

/**
 * Headers of the page. Scripts run by nonce and by what such a script loads; markup becomes DOM only through the
 * sanitiser's policy; nothing frames the site, and the site frames games only.
 */
export function pageHeaders({
  nonce,
  gameOrigins,
  platformOrigin,
  hosts: { lines, images, games } = { lines: [], images: [], games: [] },
}: PagePolicy): Record<string, string> {
  const platform = platformOrigin === '' ? '' : ` ${platformOrigin}`;
  // What an operator typed becomes part of a header.
  const lineOrigins = lines.filter(isHost).map((host) => ` ${originOfHost(host)}`);
  const frames = [...new Set([...gameOrigins, ...originsOf(games)])];
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    `img-src 'self' data:${platform}${originsOf(images)
      .map((origin) => ` ${origin}`)
      .join('')}`,
    "font-src 'self'",
    `connect-src 'self'${platform}${lineOrigins.join('')}`,
    "manifest-src 'self'",
    `frame-src ${frames.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
    `report-uri ${reportPath}`,
  ].join('; ');
  return {
    ...commonHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cache-control': 'no-cache',
  };
}

/** Headers of the site's files: data that only this site uses. */
export const fileHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  // An SVG opened by itself is a document: it runs nothing and loads nothing.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};
