import { StorageUnavailable } from '../ports';
import { readPicture } from '../services/content/pictures';
import { readOwnAvatar } from '../services/security/avatars';
import type { KeptPicture, StorageDeps } from '../services/storage/keep';

/** Answers a request for a picture that a member or an operator gave the platform; undefined for every other path. */
export async function keptPictureReply(deps: StorageDeps, request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  let own: KeptPicture | undefined;
  let found: KeptPicture | undefined;
  try {
    own = await readOwnAvatar(deps, pathname);
    found = own ?? (await readPicture(deps, pathname));
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '3' } });
  }
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
