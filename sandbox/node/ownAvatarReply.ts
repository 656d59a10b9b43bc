import type { Executor } from '../db/database';
import { readOwnAvatar } from '../services/security/avatars';

/** Answers a request for a picture that a member made of themselves; undefined for every other path. */
export async function ownAvatarReply(db: Executor, request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const found = await readOwnAvatar(db, pathname);
  if (!found) return undefined;
  return new Response(request.method === 'HEAD' ? null : found.bytes, {
    headers: {
      'content-type': found.mediaType,
      // Its address is new with each picture.
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  });
}
