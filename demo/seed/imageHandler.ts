import type { Images, Raster } from '#platform/guests';
import { coverSvg } from '../artwork/covers';
import { pictureSvg } from '../artwork/pictures';
import { coverSpec, gameCount } from '../artwork/sequence';
import { codeSvg } from './codeSvg';
import { liteAppUrl } from './waysToReach';
import { createPictureReply } from './pictureReply';

/** Pictures of the catalogue past the slots' own belong to other games. */
const lastCover = 2 * gameCount;

/** A game's tile is some 170 CSS pixels wide, drawn 360 wide: sharp on a screen of two pixels for each of CSS. */
const coverScale = 300 / 360;

/**
 * Answers requests for pictures: `/img/<version>/<kind>/<name>.webp` (scenes as pixels) or `.svg` (signs and, for who
 * wants them, scenes as drawings), and `/img/avatars/<number>.svg`. Everything is made on demand, kept in memory, and
 * sent so that browsers keep it for ever.
 *
 * A hall of games shows some forty scenes at once, and a browser without a graphics card takes 20 to 50 ms of its own
 * for each drawing of one, again for every size: typing in the search stuttered. Pixels cost it about one.
 */
export function createImages(raster: Raster): Images {
  const pictureReply = createPictureReply();
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refused(405, 'A picture can only be read.', { allow: 'GET, HEAD' });
    const { pathname } = new URL(request.url);
    const make = () => {
      const svg = draw(pathname);
      if (svg === undefined || pathname.endsWith('.svg')) return svg;
      return raster(svg, pathname.includes('/cover/') ? coverScale : 1);
    };
    return (await pictureReply(request, pathname, make)) ?? refused(404, 'There is no such picture.');
  };
}

/** What a path names; undefined when it names nothing. */
function draw(path: string): string | undefined {
  const avatar = /^\/img\/avatars\/(\d{1,3})\.svg$/.exec(path)?.[1];
  if (avatar) return pictureSvg('avatar', avatar);
  const [, kind = '', name = ''] =
    /^\/img\/\w{1,8}\/([a-z]{1,16})\/([A-Za-z0-9_-]{1,48})\.(?:svg|webp)$/.exec(path) ?? [];
  if (kind === 'code') return codeSvg(liteAppUrl(name));
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
