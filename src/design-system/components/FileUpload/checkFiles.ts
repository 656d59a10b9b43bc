import { claimedKind, kindOf, magicLength, type FileKind } from './fileKinds';

/** What a field takes. */
export interface FileRules {
  readonly kinds: readonly FileKind[];
  /** Greatest size of one file, in bytes. */
  readonly maxBytes: number;
  readonly maxFiles: number;
}

/** Why a file was refused. */
export interface FileFault {
  readonly reason: 'tooLarge' | 'wrongType' | 'damaged' | 'tooMany';
  /** The file's name; empty for `tooMany`, which is about all of them. */
  readonly name: string;
}

export interface CheckedFiles {
  /** All files of the field from now on. */
  readonly files: readonly File[];
  readonly faults: readonly FileFault[];
}

/** What a file is, by its content. An unreadable one is nothing. */
export async function sniff(file: File): Promise<FileKind | undefined> {
  try {
    return kindOf(new Uint8Array(await file.slice(0, magicLength).arrayBuffer()));
  } catch {
    return undefined;
  }
}

async function faultOf(file: File, { kinds, maxBytes }: FileRules): Promise<FileFault | undefined> {
  const { name } = file;
  if (file.size > maxBytes) return { reason: 'tooLarge', name };
  const kind = await sniff(file);
  if (kind && kinds.includes(kind)) return undefined;
  const claimed = claimedKind(name);
  return { reason: claimed && kinds.includes(claimed) ? 'damaged' : 'wrongType', name };
}

const isSame = (a: File) => (b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/**
 * Adds files to those that a field has, as far as its rules allow: by what is in them, never by what they are called.
 * A field for one file takes the new one in place of the old; the same file twice is one.
 */
export async function checkFiles(
  have: readonly File[],
  added: readonly File[],
  rules: FileRules,
): Promise<CheckedFiles> {
  const found = await Promise.all(added.map((file) => faultOf(file, rules)));
  const faults = found.filter((fault) => fault !== undefined);
  const good = added.filter((_file, at) => found[at] === undefined);
  const fresh = good.filter((file, at) => good.findIndex(isSame(file)) === at && !have.some(isSame(file)));
  const kept = rules.maxFiles === 1 && fresh.length > 0 ? [] : have;
  const all = [...kept, ...fresh];
  return all.length > rules.maxFiles
    ? { files: all.slice(0, rules.maxFiles), faults: [...faults, { reason: 'tooMany', name: '' }] }
    : { files: all, faults };
}
