import type { Envelope } from '../../contract';

/** Headers of every reply of the API. A reply is data: nothing may frame it, sniff it or run it. */
export const dataHeaders: Readonly<Record<string, string>> = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** A reply's text with what is made from it once. */
interface Encoded {
  text: string;
  etag: string;
  gzip?: Promise<Uint8Array<ArrayBuffer>>;
}

/** Below this, packing costs more than it saves. */
const worthPacking = 1_400;

/**
 * By value: a handler that keeps a big list and returns the same object again pays for check, text and gzip once.
 * Whoever returns an object a second time promises not to have changed it.
 */
const encodings = new WeakMap<object, Encoded>();

/** Whether this very object went out before, so that its check would only repeat itself. */
export const wasSent = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && encodings.has(value);

/** JSON of an envelope. */
export function toText(envelope: Envelope): string {
  return JSON.stringify(envelope);
}

async function encode(value: unknown): Promise<Encoded> {
  const known = typeof value === 'object' && value !== null ? encodings.get(value) : undefined;
  if (known) return known;
  const text = toText(value === undefined ? { success: true } : { success: true, value });
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const etag = `"${btoa(String.fromCharCode(...new Uint8Array(digest).slice(0, 15)))}"`;
  const made = { text, etag };
  if (typeof value === 'object' && value !== null) encodings.set(value, made);
  return made;
}

async function gzip(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** The reply to a read that needs no session: it may be kept, if it is asked about again each time. */
export async function publicReply(request: Request, value: unknown, headers: Headers): Promise<Response> {
  const encoded = await encode(value);
  headers.set('cache-control', 'no-cache');
  headers.set('vary', 'accept-encoding, merchant, language, origin');
  headers.set('etag', encoded.etag);
  const asked = request.headers
    .get('if-none-match')
    ?.split(',')
    .map((each) => each.trim().replace(/^W\//, ''));
  if (asked?.includes(encoded.etag)) return new Response(null, { status: 304, headers });
  return packed(request, encoded, headers);
}

/** The reply to a write, or to somebody signed in: nobody keeps it. */
export async function privateReply(request: Request, value: unknown, headers: Headers): Promise<Response> {
  headers.set('cache-control', 'no-store');
  return packed(
    request,
    { text: toText(value === undefined ? { success: true } : { success: true, value }), etag: '' },
    headers,
  );
}

async function packed(request: Request, encoded: Encoded, headers: Headers): Promise<Response> {
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(
    request.headers.get('accept-encoding') ?? '',
  );
  if (!takesGzip || encoded.text.length < worthPacking)
    return new Response(encoded.text, { status: 200, headers });
  headers.set('content-encoding', 'gzip');
  return new Response(await (encoded.gzip ??= gzip(encoded.text)), { status: 200, headers });
}
