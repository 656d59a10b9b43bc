// Named whole: Storybook's main.ts reads this file as Node does.
import { isHost, originOfHost, originsOf } from '../../contract/hosts.ts';

/** Hosts beside the site's own that a brand's operator names. */
export interface SiteHosts {
  /** Hosts of the site itself, whose speed its line page measures. */
  lines: readonly string[];
  /** Addresses of the image hosts. */
  images: readonly string[];
  /** Addresses that games, of the launch hosts, and the live chat are framed from. */
  frames: readonly string[];
}

/** What the page of the site may load and run. */
export interface PagePolicy {
  /** Fresh random text, the same as on the page's own scripts and styles. */
  nonce: string;
  /** Origins that games and the chat are framed from. */
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

/** What the page of the site may do: sources by directive of the Content-Security-Policy. */
export type Directives = Readonly<Record<string, string>>;

/**
 * Scripts run by nonce and by what such a script loads; markup becomes DOM only through the sanitiser's policy, and
 * through `default`, which clears and does nothing else (src/design-system/theme/trustedTypes.ts); `service-worker` names
 * the one worker that there is (src/app/boot/serviceWorker.ts); nothing frames the site, and the site frames games and the
 * chat only.
 */
export function pageDirectives({
  nonce,
  gameOrigins,
  platformOrigin,
  hosts: { lines, images, frames: framed } = { lines: [], images: [], frames: [] },
}: PagePolicy): Directives {
  const platform = platformOrigin === '' ? '' : ` ${platformOrigin}`;
  // What an operator typed becomes part of a header.
  const lineOrigins = lines.filter(isHost).map((host) => ` ${originOfHost(host)}`);
  const frames = [...new Set([...gameOrigins, ...originsOf(framed)])];
  return {
    'default-src': "'none'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    'style-src': `'nonce-${nonce}'`,
    'img-src': `'self' data:${platform}${originsOf(images)
      .map((origin) => ` ${origin}`)
      .join('')}`,
    'font-src': "'self'",
    'connect-src': `'self'${platform}${lineOrigins.join('')}`,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'frame-src': frames.join(' ') || "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'dompurify default service-worker',
    'report-uri': reportPath,
  };
}

/** Directives as a header, or a page's `<meta>`, carries them. */
export const writePolicy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

/** What keeps a page to itself, whoever serves it. */
export const securityHeaders = (directives: Directives): Record<string, string> => ({
  'content-security-policy': writePolicy(directives),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
});

/** Headers of the page. */
export const pageHeaders = (policy: PagePolicy): Record<string, string> => ({
  ...commonHeaders,
  'content-type': 'text/html; charset=utf-8',
  ...securityHeaders(pageDirectives(policy)),
  'cache-control': 'no-cache',
});

/** Headers of the site's files: data that only this site uses. */
export const fileHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  // An SVG opened by itself is a document: it runs nothing and loads nothing.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};

/** Headers of the service worker: it fetches what is the site's own, and loads no further script. */
export const workerHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'content-security-policy':
    "default-src 'self'; script-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
};
