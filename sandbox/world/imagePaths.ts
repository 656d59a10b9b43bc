import type { PictureKind } from '../art/pictures';

/** Changes when pictures of the same path change, so that every path can be kept for ever. */
const version = '1';

/** Path of the cover of the catalogue's picture at `index`. */
export const coverPath = (index: number): string => `/img/${version}/cover/${index}.svg`;

/** The picture's place in the catalogue, from the path of its cover; undefined for another path. */
export function coverIndexOf(path: string): number | undefined {
  const found = /^\/img\/\w+\/cover\/(\d{1,6})\.svg$/.exec(path);
  return found ? Number(found[1]) : undefined;
}

/** Path of a picture that has a name of its own; `pictureSvg` knows the names. */
export const picturePath = (kind: PictureKind, name: string): string => `/img/${version}/${kind}/${name}.svg`;
