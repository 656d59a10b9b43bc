import { coverSvg } from '../art/covers';
import { pictureSvg } from '../art/pictures';
import { coverSpec, gameCount } from '../art/sequence';
import { svgReply } from './svgReply';

/** Pictures of the catalogue past the slots' own belong to other games. */
const lastCover = 2 * gameCount;

/**
 * Answers requests for pictures: `/img/<version>/<kind>/<name>.svg`, and `/img/avatars/<number>.svg`. Everything is
 * drawn on demand, kept packed in memory, and sent so that browsers keep it for ever. The same in Node and in a page.
 */
export async function serveImage(request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refused(405, 'A picture can only be read.', { allow: 'GET, HEAD' });
  const { pathname } = new URL(request.url);
  return (
    (await svgReply(request, pathname, () => draw(pathname))) ?? refused(404, 'There is no such picture.')
  );
}

/** What a path names; undefined when it names nothing. */
function draw(path: string): string | undefined {
  const avatar = /^\/img\/avatars\/(\d{1,3})\.svg$/.exec(path)?.[1];
  if (avatar) return pictureSvg('avatar', avatar);
  const [, kind = '', name = ''] =
    /^\/img\/\w{1,8}\/([a-z]{1,16})\/([A-Za-z0-9_-]{1,48})\.svg$/.exec(path) ?? [];
  if (kind !== 'cover') return pictureSvg(kind, name);
  const index = /^\d{1,5}$/.test(name) ? Number(name) : lastCover;
  return index < lastCover ? coverSvg(coverSpec(index)) : undefined;
}

const refused = (status: number, words: string, headers: Record<string, string> = {}): Response =>
  new Response(words, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      ...headers,
    },
  });
