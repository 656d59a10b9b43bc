/** Whether the answer to a request for a document is one that the site may show again. */
export const isCompleteDocument = (response: Response): boolean =>
  response.status === 200 &&
  !response.redirected &&
  (response.headers.get('content-type') ?? '').startsWith('text/html') &&
  nonceOf(response) !== undefined;

/** Whether a page came with its words. */
export const hasWords = (html: string): boolean => html.includes('<div class="server-page">');

/** A page without the platform's answers, which are too old by the time that a kept one is shown. */
export const withoutAnswers = (html: string): string =>
  html.replace(/<script type="application\/json" id="site-answers">.*?<\/script>/s, '');

/** Files of the build that a document asks for. */
export const filesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/["'](\/assets\/[\w.-]+)["']/g)].map(([, file = '']) => file)),
];

const policyName = 'content-security-policy';

const nonceOf = ({ headers }: Response): string | undefined =>
  /'nonce-([A-Za-z0-9+/_=-]{16,})'/.exec(headers.get(policyName) ?? '')?.[1];

/**
 * A kept document as it is answered: with a nonce of its own, in its policy and on its scripts alike, so that no two
 * answers share one, as on the server. The rest of its policy stays the one that it came with. Offline it says that it is
 * kept, and whether it has words that can be read as they are: index.html, src/app/boot/offline.ts.
 */
export async function answerOf(
  kept: Response,
  { isOffline = false }: { isOffline?: boolean } = {},
  nonce: string = randomNonce(),
): Promise<Response> {
  const old = nonceOf(kept) ?? '';
  const headers = new Headers(kept.headers);
  headers.set(policyName, (headers.get(policyName) ?? '').replaceAll(old, nonce));
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  const html = (await kept.text()).replaceAll(old, nonce);
  const mark = hasWords(html) ? 'data-offline="words"' : 'data-offline';
  return new Response(isOffline ? html.replace('<html ', `<html ${mark} `) : html, { headers });
}

const randomNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));

/** What the server says by a document besides its words: policy, and what the site is told of brand and platform. */
export async function termsOf(document: Response): Promise<string> {
  const policy = (document.headers.get(policyName) ?? '').replaceAll(nonceOf(document) ?? ' ', '');
  const block = /id="site-config">(.*?)<\/script>/s.exec(await document.text())?.[1] ?? '{}';
  // The first picture changes with the day; the site asks for it anyway.
  return JSON.stringify([policy, { ...(JSON.parse(block) as object), hero: undefined }]);
}
