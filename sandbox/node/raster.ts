import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Pictures } from '../ports';
import type { Raster } from '../ports/guests';
import { inRoot } from './root';

/** As many as `readImage` lets pass. */
const mostPixels = 50_000_000;

/** Pictures made at once. Each takes some 30 ms of a core, and the rest of the machine belongs to visitors. */
const atOnce = 2;
/** Below 75 the fine lines of a cover fray; above 85 only its bytes grow. */
const quality = 80;

/**
 * Makes WebP of drawings and keeps it in a folder, so that a picture is made once for all starts. A file is named by
 * what it was made from: a changed drawing is another file, and several platforms can share one folder. Without a
 * folder that can be written, pictures are made anew after each start.
 */
export function createRaster(folder = inRoot('.cache/pictures')): Raster {
  // One thread for each picture: several pictures at once share the cores better than several threads on one.
  sharp.concurrency(1);
  sharp.cache(false);
  const line = createLine(atOnce);
  return async (svg, scale) => {
    const name = createHash('sha256').update(`${quality} ${scale} ${svg}`).digest('hex').slice(0, 32);
    const path = join(folder, name.slice(0, 2), `${name}.webp`);
    const kept = await readFile(path).catch(() => undefined);
    if (kept) return new Uint8Array(kept);
    const density = 72 * scale;
    const made = await line(() =>
      sharp(Buffer.from(svg), { density }).webp({ quality, effort: 2 }).toBuffer(),
    );
    await store(path, made);
    return new Uint8Array(made);
  };
}

/** Draws what people send. One at a time: it takes up to half a second of a core, and nobody waits for it but its sender. */
export function createPictures(): Pictures {
  const line = createLine(1);
  const open = (bytes: Uint8Array) => sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels });
  return {
    upright: (bytes) =>
      line(async () => {
        const { orientation = 1 } = await open(bytes).metadata();
        if (orientation > 1)
          return new Uint8Array(await open(bytes).autoOrient().keepIccProfile().toBuffer());
        await open(bytes).resize(16, 16, { fit: 'inside' }).raw().toBuffer();
        return bytes;
      }).catch(() => undefined),
  };
}

/** Under another name first: nobody reads half a picture, and who comes second replaces it by its like. */
async function store(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

/** Lets so many works run at once; the others wait in their order. */
function createLine(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
