import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { articleKinds } from '../../contract';
import type { ContentFiles } from '../services/articles/readContent';
import { picturesFolder } from '../services/content/pictures';
import { makeFolders } from './makeFolders';

/** Bytes that a folder of content may have; a folder that is none of ours is not read to its end. */
const mostBytes = 64 * 1024 * 1024;

const isPicture = (path: string): boolean => path.startsWith(`${picturesFolder}/`);

/**
 * Reads the Markdown files of a folder, by their paths within it, and its pictures as base64. Throws when there is no such
 * folder, or too much in it.
 */
export function readContentFolder(folder: string, tops: readonly string[] = articleKinds): ContentFiles {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const files = new Map<string, string>();
  let bytes = 0;
  for (const name of tops) {
    const top = join(folder, name);
    if (!existsSync(top)) continue;
    for (const entry of readdirSync(top, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const key = relative(folder, path).split(sep).join('/');
      // What an editor or a system leaves lying about begins with a dot.
      if (!entry.isFile() || entry.name.startsWith('.') || !(isPicture(key) || key.endsWith('.md'))) continue;
      const text = readFileSync(path, isPicture(key) ? 'base64' : 'utf8');
      bytes += text.length;
      if (bytes > mostBytes) throw new Error(`${folder} has more in it than an operator's texts can have.`);
      files.set(key, text);
    }
  }
  return files;
}

/**
 * Writes files into a folder, which is made when it is not there; the one above it has to be. What else is in it stays.
 * Throws in words.
 */
export function writeContentFolder(folder: string, files: ContentFiles): void {
  try {
    if (!existsSync(folder)) mkdirSync(folder);
    for (const [path, text] of files) {
      const target = join(folder, path);
      makeFolders(dirname(target));
      writeFileSync(target, text, isPicture(path) ? 'base64' : 'utf8');
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(`${folder} cannot be written to (${code}).`, { cause: error });
  }
}

/**
 * Folders as an operator who is elsewhere reaches them: within one alone, by names relative to it.
 * @throws in words, for any other
 */
export function foldersWithin(top: string): typeof contentFolders {
  const inside = (folder: string): string => {
    const path = resolve(top, folder);
    if (path !== resolve(top) && !path.startsWith(`${resolve(top)}${sep}`))
      throw new Error(`${folder} is not within CONTENT_DIR of the platform.`);
    return path;
  };
  return {
    read: (folder, tops) => readContentFolder(inside(folder), tops),
    write: (folder, files) => writeContentFolder(inside(folder), files),
  };
}

/** Folders as the operator's command line reaches them. */
export const contentFolders = { read: readContentFolder, write: writeContentFolder };
