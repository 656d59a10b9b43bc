import type { KeptFiles } from './keptFiles';
import { isPublicPicture } from './pictures';

interface Keepers {
  files: Pick<KeptFiles, 'has' | 'keep'>;
  pictures: {
    has: (request: Request) => Promise<boolean>;
    /** Fetches a picture and keeps it. */
    fetch: (request: Request) => Promise<unknown>;
  };
}

/**
 * Keeps what a page has fetched, some of it before there was a worker. A picture that is kept already would be asked for
 * once more, behind the page that has just done so. What cannot be had is asked for again with the next page.
 * @throws after all the rest, when a file could not be had
 */
export async function keepFetched(
  paths: readonly string[],
  origin: string,
  { files, pictures }: Keepers,
): Promise<void> {
  const missing: string[] = [];
  for (const path of paths) {
    const url = new URL(path, origin);
    const request = new Request(url);
    if (files.has(path)) await files.keep(path).catch(() => missing.push(path));
    else if (isPublicPicture(url) && !(await pictures.has(request)))
      await pictures.fetch(request).catch(() => undefined);
  }
  if (missing.length > 0) throw new Error(`${missing.join(', ')} could not be had`);
}
