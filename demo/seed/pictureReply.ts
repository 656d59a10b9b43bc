/** Pictures kept in memory as they are sent: the ones of a few screens of a game hall. */
const keptPictures = 600;

/** A picture as a server sends it: a drawing as text, or a scene as pixels in WebP. */
export type Picture = string | Promise<Uint8Array<ArrayBuffer>>;

/** Headers of a picture: it runs nothing, loads nothing, and is kept for ever because its path says its version. */
const headers: Readonly<Record<string, string>> = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  // The game provider shows the site's covers from its own origin.
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};
const pixels = { ...headers, 'content-type': 'image/webp' };
const drawing = { ...headers, 'content-type': 'image/svg+xml; charset=utf-8', vary: 'accept-encoding' };

/** Answers with a picture; undefined when there is none. */
export type PictureReply = (
  request: Request,
  /** Names the picture. */
  path: string,
  /** Makes it; not called for one that is still in memory. */
  make: () => Picture | undefined,
) => Promise<Response | undefined>;

/** A memory for pictures, and the answers from it: pixels as they are, a drawing packed for who takes it packed. */
export function createPictureReply(): PictureReply {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  // Put last: what was asked for latest goes last. One that could not be made is made anew for the next who asks.
  const keep = (path: string, bytes: Promise<Uint8Array<ArrayBuffer>>): void => {
    kept.delete(path);
    kept.set(path, bytes);
    bytes.catch(() => kept.delete(path));
    const [oldest] = kept.keys();
    if (kept.size > keptPictures && oldest !== undefined) kept.delete(oldest);
  };
  return async (request, path, make) => {
    const isPixels = path.endsWith('.webp');
    const isKept = isPixels || /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
    const known = isKept ? kept.get(path) : undefined;
    const made = known ?? make();
    if (made === undefined) return undefined;
    const bytes = typeof made === 'string' && isKept ? pack(made) : made;
    if (typeof bytes !== 'string') keep(path, bytes);
    const form = isPixels ? pixels : isKept ? { ...drawing, 'content-encoding': 'gzip' } : drawing;
    return new Response(request.method === 'HEAD' ? null : await bytes, { headers: form });
  };
}

async function pack(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
