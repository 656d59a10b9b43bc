/** Pictures kept in memory packed: the ones of a few screens of a game hall. */
const keptPictures = 600;
const packedPictures = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** Headers of a drawn picture: it runs nothing, loads nothing, and is kept for ever because its path says its version. */
const headers: Readonly<Record<string, string>> = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  // The game provider shows the site's covers from its own origin.
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  vary: 'accept-encoding',
};

/**
 * Answers with a drawing, packed when the browser takes it packed; undefined when there is none. `path` names the
 * drawing; `draw` makes it, and is not called for one that is still in memory.
 */
export async function svgReply(
  request: Request,
  path: string,
  draw: () => string | undefined,
): Promise<Response | undefined> {
  const takesPacked = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
  const kept = takesPacked ? packedPictures.get(path) : undefined;
  const drawn = kept ? undefined : draw();
  if (!kept && drawn === undefined) return undefined;
  const isHead = request.method === 'HEAD';
  if (!takesPacked) return new Response(isHead ? null : drawn, { headers });
  const packed = kept ?? pack(drawn ?? '');
  // Put last: what was asked for latest goes last.
  packedPictures.delete(path);
  packedPictures.set(path, packed);
  const [oldest] = packedPictures.keys();
  if (packedPictures.size > keptPictures && oldest !== undefined) packedPictures.delete(oldest);
  return new Response(isHead ? null : await packed, { headers: { ...headers, 'content-encoding': 'gzip' } });
}

async function pack(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
