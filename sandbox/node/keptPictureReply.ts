import type { Executor } from '../db/database';
import { readPicture } from '../services/content/pictures';
import { readOwnAvatar } from '../services/security/avatars';

/** Answers a request for a picture that a member or an operator gave the platform; undefined for every other path. */
export async function keptPictureReply(db: Executor, request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const own = await readOwnAvatar(db, pathname);
  const found = own ?? (await readPicture(db, pathname));
  if (!found) return undefined;
  return new Response(request.method === 'HEAD' ? null : found.bytes, {
    headers: {
      'content-type': found.mediaType,
      // Its address is new with each picture.
      'cache-control': `${own ? 'private' : 'public'}, max-age=31536000, immutable`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  });
}
