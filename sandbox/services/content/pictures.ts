import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { contentPictures, type ContentPictureRow } from '../../db/schema';
import type { ContentFiles } from '../articles/contentFiles';
import { base64FromBytes, bytesFromBase64 } from '../../base64';
import { cleanImage } from '../cleanImage';
import { sha256 } from '../../sha256';
import type { Ports, StoredFile } from '../../ports';
import { keep, type KeptPicture, type StorageDeps } from '../storage/keep';

/** Folder of an operator's pictures; in `ContentFiles` they are base 64. */
export const picturesFolder = 'pictures';
/** Bytes of one picture at most. */
const mostBytes = 5 * 1024 * 1024;
const namePattern = /^pictures\/([A-Za-z0-9][\w-]{0,63}\.(?:png|jpe?g))$/;
const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

export type ContentPicture = Pick<ContentPictureRow, 'id' | 'name'> & StoredFile;

/** The pictures of a folder by their names, and what is wrong with others. */
export interface FolderPictures {
  byName: ReadonlyMap<string, ContentPicture>;
  problems: readonly string[];
}

/** Where the site has a picture. */
export const addressOf = ({ id, mediaType }: Pick<ContentPicture, 'id' | 'mediaType'>): string =>
  `/img/content/${id}.${endings[mediaType] ?? 'png'}`;

/** Reads the pictures of a folder by what is in them, without what says where they were taken. */
export async function readPictures(files: ContentFiles): Promise<FolderPictures> {
  const byName = new Map<string, ContentPicture>();
  const problems: string[] = [];
  for (const [path, content] of files) {
    const name = namePattern.exec(path)?.[1];
    if (name === undefined) {
      problems.push(`${path}:1: pictures are pictures/<name>.png or .jpg`);
      continue;
    }
    const bytes = bytesFromBase64(content);
    const cleaned = bytes.byteLength > mostBytes ? undefined : cleanImage(bytes);
    if (!cleaned) {
      problems.push(`${path}:1: this is no whole png or jpg of 5 MB at most`);
      continue;
    }
    const id = await fingerprint(cleaned.bytes);
    byName.set(name, { id, name, mediaType: cleaned.mediaType, bytes: cleaned.bytes });
  }
  return { byName, problems };
}

/** 96 bits name a picture among an operator's. */
const fingerprint = async (bytes: Uint8Array): Promise<string> =>
  (await sha256(Uint8Array.from(bytes).buffer)).slice(0, 24);

/** What a link to a picture means: an address of the site, or what is wrong with it. */
export type ResolvePicture = (href: string) => { href: string } | { problem: string };

/** Pictures are named by their path in the folder, so that they are seen in an editor too; others are of this site. */
export const resolvePicture =
  ({ byName }: Pick<FolderPictures, 'byName'>): ResolvePicture =>
  (href) => {
    const name = /^(?:\.\.\/)*pictures\/([^/]+)$/.exec(href)?.[1];
    if (name !== undefined) {
      const found = byName.get(name);
      return found ? { href: addressOf(found) } : { problem: `broken picture: there is no pictures/${name}` };
    }
    return /^\/(?![/\\])/.test(href) ? { href } : { problem: `a picture of another host: ${href}` };
  };

/** Keeps the pictures that are not known yet, before anything names them. Returns the rows that will. */
export async function keepPictures(
  deps: StorageDeps & Pick<Ports, 'clock' | 'ids'>,
  { byName }: Pick<FolderPictures, 'byName'>,
): Promise<ContentPictureRow[]> {
  const ids = [...byName.values()].map(({ id }) => id);
  const known = await deps.db
    .select({ id: contentPictures.id })
    .from(contentPictures)
    .where(inArray(contentPictures.id, ids));
  const made: ContentPictureRow[] = [];
  for (const { id, name, ...file } of byName.values()) {
    if ([...known, ...made].some((each) => each.id === id)) continue;
    const { mediaType } = file;
    made.push({ id, name, mediaType, file: await keep(deps, 'content', file), createdAt: deps.clock.now() });
  }
  return made;
}

/** Names pictures that are kept; one that somebody else named meanwhile stays as it is. */
export async function savePictures(db: Executor, kept: readonly ContentPictureRow[]): Promise<void> {
  if (kept.length > 0)
    await db
      .insert(contentPictures)
      .values([...kept])
      .onConflictDoNothing();
}

/** All kept pictures as files, and by the address of each the path that texts name. */
export async function exportPictures(
  { db, storage }: StorageDeps,
  used: ReadonlySet<string>,
): Promise<{ files: ContentFiles; pathOf: ReadonlyMap<string, string> }> {
  const files = new Map<string, string>();
  const pathOf = new Map<string, string>();
  if (used.size === 0) return { files, pathOf };
  const found = await db
    .select()
    .from(contentPictures)
    .where(inArray(contentPictures.id, [...used]));
  for (const row of found.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())) {
    const plain = `${picturesFolder}/${row.name}`;
    // Two pictures of one name, of different days.
    const path = files.has(plain) ? `${picturesFolder}/${row.id.slice(0, 6)}-${row.name}` : plain;
    const bytes = await storage.get(row.file);
    if (!bytes) continue;
    files.set(path, base64FromBytes(bytes));
    pathOf.set(addressOf(row), path);
  }
  return { files, pathOf };
}

/** Ids of the pictures that a text or address names. */
export const picturesIn = (text: string): string[] =>
  [...text.matchAll(/\/img\/content\/(\w{1,24})\.(?:png|jpg)/g)].map(([, id = '']) => id);

/** A picture by the path of a request. */
export async function readPicture(
  { db, storage }: StorageDeps,
  pathname: string,
): Promise<KeptPicture | undefined> {
  const id = /^\/img\/content\/(\w{1,24})\.(?:png|jpg)$/.exec(pathname)?.[1];
  if (id === undefined) return undefined;
  const [found] = await db.select().from(contentPictures).where(eq(contentPictures.id, id));
  const bytes = found && (await storage.get(found.file));
  return bytes && { mediaType: found.mediaType, bytes };
}
