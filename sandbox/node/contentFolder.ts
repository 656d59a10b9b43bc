import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { articleKinds } from '../../contract';
import type { ContentFiles } from '../services/articles/readContent';

/** Bytes of text that a folder of content may have; a folder that is none of ours is not read to its end. */
const mostBytes = 32 * 1024 * 1024;

/** Reads the Markdown files of a folder, by their paths within it. Throws when there is no such folder, or too much in it. */
export function readContentFolder(folder: string): ContentFiles {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const files = new Map<string, string>();
  let bytes = 0;
  for (const kind of articleKinds) {
    const top = join(folder, kind);
    if (!existsSync(top)) continue;
    for (const entry of readdirSync(top, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !entry.name.endsWith('.md')) continue;
      const path = join(entry.parentPath, entry.name);
      const text = readFileSync(path, 'utf8');
      bytes += text.length;
      if (bytes > mostBytes) throw new Error(`${folder} has more text than a help centre can have.`);
      files.set(relative(folder, path).split(sep).join('/'), text);
    }
  }
  return files;
}

/** Writes files into a folder, which is made when it is not there. What else is in it stays. */
export function writeContentFolder(folder: string, files: ContentFiles): void {
  for (const [path, text] of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/** Folders as the operator's command line reaches them. */
export const contentFolders = { read: readContentFolder, write: writeContentFolder };
