import { pageDirectives, securityHeaders, writePolicy, type Directives } from '../../sandbox/node/policy.ts';

/** What serves pages while the site is being worked on: the development server, Storybook's preview, Vitest's browser. */
export type Tool = 'dev' | 'storybook' | 'vitest';

/** The only directives that are wider than the site's: tools write styles and scripts into the page, without a nonce. */
export const widened: Directives = {
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws:",
};

/** Where a tool cannot do without: everything else is the site's, letter for letter. */
export const exceptions: Readonly<Record<Tool, Directives>> = {
  dev: {},
  // Its manager frames the preview, and its docs pages frame stories.
  storybook: { 'frame-src': "'self'", 'frame-ancestors': "'self'" },
  // Vitest frames the page with the tests, and puts its own sources here.
  vitest: { 'frame-ancestors': '*' },
};

/** The site's policy as a tool sends it. */
export const toolDirectives = (tool: Tool, gameOrigins: readonly string[] = []): Directives => ({
  ...pageDirectives({ nonce: '', gameOrigins, platformOrigin: '' }),
  ...widened,
  ...exceptions[tool],
});

/** Headers with which a tool serves pages. */
export const toolHeaders = (tool: Tool, gameOrigins?: readonly string[]): Record<string, string> =>
  securityHeaders(toolDirectives(tool, gameOrigins));

/** Directives that browsers take from a header alone. */
const headerOnly: ReadonlySet<string> = new Set(['frame-ancestors', 'report-uri', 'sandbox']);

/** The policy in the page itself, for files that any server may serve. */
export function policyTag(tool: Tool): string {
  const inPage = Object.entries(toolDirectives(tool)).filter(([name]) => !headerOnly.has(name));
  return `<meta http-equiv="Content-Security-Policy" content="${writePolicy(Object.fromEntries(inPage))}" />`;
}
