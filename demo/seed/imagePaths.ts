import type { PictureKind } from '../artwork/pictures';

/** Changes when pictures of the same path change, so that every path can be kept for ever. */
const version = '3';

/** Signs are drawn by the browser at any size and in the colour of the text; everything else is a scene. */
const signs: readonly PictureKind[] = ['mark', 'avatar', 'crest'];

/** Path of the cover of the catalogue's picture at `index`. */
export const coverPath = (index: number): string => `/img/${version}/cover/${index}.webp`;

/** Path of the code that a camera reads as the address of a brand's small app. */
export const codePath = (brand: string): string => `/img/${version}/code/${brand}.svg`;

/** The picture's place in the catalogue, from the path of its cover; undefined for another path. */
export function coverIndexOf(path: string): number | undefined {
  const found = /^\/img\/\w+\/cover\/(\d{1,6})\.(?:svg|webp)$/.exec(path);
  return found ? Number(found[1]) : undefined;
}

/** Path of a picture that has a name of its own; `pictureSvg` knows the names. */
export const picturePath = (kind: PictureKind, name: string): string =>
  `/img/${version}/${kind}/${name}.${signs.includes(kind) ? 'svg' : 'webp'}`;
