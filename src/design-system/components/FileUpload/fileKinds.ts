/** What a file can be, by its content. */
export type FileKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'pdf';

interface KindRow {
  /** As people call it. */
  readonly name: string;
  readonly mime: string;
  readonly extensions: readonly string[];
  /** Bytes at the start, each in hexadecimal; `..` is any. */
  readonly magic: string;
}

const kinds: Readonly<Record<FileKind, KindRow>> = {
  png: { name: 'PNG', mime: 'image/png', extensions: ['png'], magic: '89 50 4e 47 0d 0a 1a 0a' },
  jpeg: { name: 'JPG', mime: 'image/jpeg', extensions: ['jpg', 'jpeg'], magic: 'ff d8 ff' },
  webp: {
    name: 'WebP',
    mime: 'image/webp',
    extensions: ['webp'],
    magic: '52 49 46 46 .. .. .. .. 57 45 42 50',
  },
  gif: { name: 'GIF', mime: 'image/gif', extensions: ['gif'], magic: '47 49 46 38 .. 61' },
  pdf: { name: 'PDF', mime: 'application/pdf', extensions: ['pdf'], magic: '25 50 44 46 2d' },
};

const magics = Object.entries(kinds).map(
  ([kind, { magic }]) =>
    [
      kind as FileKind,
      magic.split(' ').map((byte) => (byte === '..' ? undefined : parseInt(byte, 16))),
    ] as const,
);

/** Longest start that a kind is known by, in bytes. */
export const magicLength = Math.max(...magics.map(([, bytes]) => bytes.length));

/** What the first bytes of a file say it is; undefined for anything not in the list, whatever it is called. */
export function kindOf(start: Uint8Array): FileKind | undefined {
  return magics.find(([, magic]) => magic.every((byte, at) => byte === undefined || start[at] === byte))?.[0];
}

/** What a file claims to be by its name; a claim is not believed, but it tells a damaged picture from a wrong choice. */
export function claimedKind(name: string): FileKind | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return magics.map(([kind]) => kind).find((kind) => kinds[kind].extensions.includes(extension));
}

/** The name that people know a kind by: `JPG`. */
export const kindName = (kind: FileKind): string => kinds[kind].name;

/** What the system’s file picker should offer. */
export const acceptOf = (allowed: readonly FileKind[]): string[] => allowed.map((kind) => kinds[kind].mime);

/** Whether the browser can draw it. */
export const isPicture = (kind: FileKind | undefined): boolean => kind !== undefined && kind !== 'pdf';
