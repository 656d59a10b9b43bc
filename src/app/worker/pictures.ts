/** Folders of the build's own pictures. */
const ownPictures = /^\/(?:brand|categories|crests)\/.+\.(?:avif|webp|png|svg)$/;
/** Pictures of persons: those that they gave, and those that they chose. */
const personsPictures = /^\/img\/(?:own|avatars)\//;

/** Whether a request is for a picture that everybody sees: of the site, of a game, of what an operator wrote. */
export const isPublicPicture = ({ pathname }: URL): boolean =>
  ownPictures.test(pathname) || (pathname.startsWith('/img/') && !personsPictures.test(pathname));

/** Whether an answer may be kept: not one that the platform calls private, nor anything but a picture. */
export const isKeptPicture = ({ status, headers }: Response): boolean =>
  status === 200 &&
  (headers.get('content-type') ?? '').startsWith('image/') &&
  !/\b(?:private|no-store)\b/.test(headers.get('cache-control') ?? '');
