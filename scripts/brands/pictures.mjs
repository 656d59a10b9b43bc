// @ts-check
// Whether the pictures of a brand are what the pages make room for.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes that a picture may have: the first banner is what a visitor waits for. */
const most = 40_000;

/** Pictures that every brand has in its folder, with their format and width; a logo is square. */
const pictures = /** @type {const} */ ({
  'logo.svg': { format: 'svg' },
  'hero-1280.avif': { format: 'avif', width: 1280 },
  'hero-1280.webp': { format: 'webp', width: 1280 },
  'hero-640.avif': { format: 'avif', width: 640 },
  'hero-640.webp': { format: 'webp', width: 640 },
});

/**
 * Opens each picture of a brand.
 * @param {string} folder of the brand
 * @param {(file: string) => string} nameOf what to call a file
 * @returns {Promise<string[]>} sentences, each one thing to change
 */
export async function pictureProblems(folder, nameOf) {
  const { default: sharp } = await import('sharp');
  const found = await Promise.all(
    Object.entries(pictures).map(async ([file, wanted]) => {
      const [path, name] = [join(folder, file), nameOf(file)];
      if (!existsSync(path)) return [`${name} is missing. npm run brand:new writes one to begin with.`];
      const picture = await sharp(path)
        .metadata()
        .catch(() => undefined);
      // What sharp calls HEIF is AVIF when AV1 made it.
      const format = picture?.compression === 'av1' ? 'avif' : picture?.format;
      if (!picture || format !== wanted.format)
        return [`${name} is ${format ?? 'no picture'}: it has to be ${wanted.format.toUpperCase()}.`];
      const { width, height } = picture;
      const bytes = statSync(path).size;
      return [
        ...('width' in wanted && width !== wanted.width
          ? [`${name} is ${width} pixels wide: it has to be ${wanted.width}.`]
          : []),
        ...('width' in wanted || width === height
          ? []
          : [`${name} is ${width} × ${height}: it has to be square.`]),
        ...(bytes > most
          ? [
              `${name} weighs ${Math.ceil(bytes / 1000)} kB: it may weigh ${most / 1000} kB. Save it with less quality.`,
            ]
          : []),
      ];
    }),
  );
  return found.flat();
}
