/** A picture stays in memory packed, up to this many at a time: the ones of a few screens of a game hall. */
const keptPictures = 600;
const packedPictures = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** Headers of a drawn picture: it runs nothing, loads nothing, and may be kept for ever because its path says its version. */
const headers: Readonly<Record<string, string>> = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  // The game provider shows the site's covers from its own origin.
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  vary: 'accept-encoding',
};

/** Answers with a drawing, packed when the browser takes it packed. `path` names the drawing; `draw` makes it. */
export async function svgReply(request: Request, path: string, draw: () => string): Promise<Response> {
  const body = request.method === 'HEAD' ? null : undefined;
  if (!/\bgzip\b/.test(request.headers.get('accept-encoding') ?? ''))
    return new Response(body ?? draw(), { headers });
  const packed = packedPictures.get(path) ?? pack(draw());
  // Put last: what was asked for latest goes last.
  packedPictures.delete(path);
  packedPictures.set(path, packed);
  const [oldest] = packedPictures.keys();
  if (packedPictures.size > keptPictures && oldest !== undefined) packedPictures.delete(oldest);
  return new Response(body ?? (await packed), { headers: { ...headers, 'content-encoding': 'gzip' } });
}

async function pack(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
