import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';

/** What a backup says about itself, before everything else. */
export interface About {
  /** Layout of the file; another number is another layout. */
  format: 1;
  /** Version of the PostgreSQL whose files it holds. */
  postgres: string;
  /** System and processor: PostgreSQL's files belong to both. */
  system: string;
  /** When it was begun, ISO 8601. */
  madeAt: string;
}

const aboutName = 'about.json';
/** Last in the file, in the form of `sha256sum`, so that anybody can check what tar has unpacked. */
const sumsName = 'SHA256SUMS';
/** PostgreSQL's files, and nothing that leads out of them. */
const dataName = /^pg(?:\/[\w-][\w.-]*)*$/;

/** The file is no backup, or not what was written. The message is half a sentence that says what is wrong. */
export class BadArchive extends Error {
  override readonly name = 'BadArchive';
}

/** Takes files for a backup, one after the other. */
export interface ArchiveWriter {
  addFolder(name: string): void;
  addText(name: string, text: string): Promise<void>;
  /** Adds a file as long as it is now, whoever writes to it meanwhile; one that is gone by now is left out. */
  addFile(name: string, path: string): Promise<void>;
}

/**
 * Writes a compressed archive, readable by its owner alone, with a checksum of each file.
 * @param path of the archive, which must not be there
 * @param fill adds what is in it
 */
export async function writeArchive(
  path: string,
  about: About,
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const tar = pack();
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const written = pipeline(tar, createGzip({ level: 1 }), file);
  written.catch(() => undefined);
  const sums: string[] = [];
  const add = async (name: string, size: number, pieces: (hash: Hash) => AsyncIterable<Buffer>) => {
    const hash = createHash('sha256');
    // A full disk ends the archive, which then takes no more.
    await Promise.race([pipeline(Readable.from(pieces(hash)), tar.entry({ name, size })), broken(written)]);
    sums.push(`${hash.digest('hex')}  ${name}\n`);
  };
  const addText = (name: string, text: string): Promise<void> => {
    const bytes = Buffer.from(text);
    return add(name, bytes.length, async function* (hash) {
      hash.update(bytes);
      yield bytes;
    });
  };
  try {
    await addText(aboutName, JSON.stringify(about));
    await fill({
      addFolder: (name) => void tar.entry({ name, type: 'directory' }),
      addText,
      async addFile(name, filePath) {
        const source = await open(filePath).catch(unlessGone);
        if (!source) return;
        try {
          const { size } = await source.stat();
          await add(name, size, (hash) => piecesOf(source, size, hash));
        } finally {
          await source.close();
        }
      },
    });
    await addText(sumsName, sums.join(''));
    tar.finalize();
  } catch (error) {
    tar.destroy(error as Error);
    // What the writing failed with comes first: it ended the archive, which is all that the other one says.
    await written;
    throw error;
  }
  await written;
}

/** Rejects when the writing does, and never resolves: for a race. */
const broken = (written: Promise<void>): Promise<never> =>
  written.then(() => new Promise<never>(() => undefined));

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Exactly so many bytes: what was cut off meanwhile is written anew from PostgreSQL's log. */
async function* piecesOf(
  file: Awaited<ReturnType<typeof open>>,
  size: number,
  hash: Hash,
): AsyncGenerator<Buffer> {
  for (let at = 0; at < size;) {
    const piece = Buffer.alloc(Math.min(262_144, size - at));
    const { bytesRead } = await file.read(piece, 0, piece.length, at);
    const length = bytesRead === 0 ? piece.length : bytesRead;
    const part = piece.subarray(0, length);
    hash.update(part);
    at += length;
    yield part;
  }
}

/** What a backup says about itself. @throws {BadArchive} when it is none */
export const readAbout = (path: string): Promise<About> =>
  readSoundly(async () => {
    for await (const { name, body } of entriesOf(path)) {
      if (name !== aboutName) break;
      return parseAbout(await textOf(body));
    }
    throw new BadArchive('it is no backup of this platform');
  });

function parseAbout(text: string): About {
  const about = JSON.parse(text) as About;
  if (about.format !== 1) throw new BadArchive('a newer version of this program made it');
  return about;
}

/**
 * Unpacks PostgreSQL's files of a backup and compares every checksum.
 * @param give makes a path the database server's own
 * @throws {BadArchive} when one byte is not as it was written; what is unpacked by then is of no use
 */
export const unpackArchive = (path: string, to: string, give: (path: string) => void): Promise<void> =>
  readSoundly(() => unpack(path, to, give));

async function unpack(path: string, to: string, give: (path: string) => void): Promise<void> {
  const found = new Map<string, string>();
  let told: string | undefined;
  for await (const { name, isFolder, body } of entriesOf(path)) {
    if (name === sumsName) {
      told = await textOf(body);
      continue;
    }
    if (name !== aboutName && !dataName.test(name)) throw new BadArchive(`it holds ${name}`);
    const target = join(to, name.slice('pg'.length));
    if (isFolder) {
      body.resume();
      await mkdir(target, { recursive: true, mode: 0o700 });
      give(target);
      continue;
    }
    const hash = createHash('sha256');
    if (name === aboutName) hash.update(await textOf(body));
    else {
      await mkdir(dirname(target), { recursive: true });
      await pipeline(
        body,
        async function* (pieces: AsyncIterable<Buffer>) {
          for await (const piece of pieces) {
            hash.update(piece);
            yield piece;
          }
        },
        createWriteStream(target, { flags: 'wx', mode: 0o600 }),
      );
      give(target);
    }
    found.set(name, hash.digest('hex'));
  }
  if (told === undefined) throw new BadArchive('its end is missing');
  const sums = told
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => [line.slice(66), line.slice(0, 64)] as const);
  if (sums.length !== found.size) throw new BadArchive(`it holds ${found.size} files of ${sums.length}`);
  const [wrong] = sums.find(([name, sum]) => found.get(name) !== sum) ?? [];
  if (wrong !== undefined) throw new BadArchive(`the checksum of ${wrong} is wrong`);
}

interface Entry {
  name: string;
  isFolder: boolean;
  body: Readable;
}

/** Each entry in turn; its body has to be read before the next one comes. */
async function* entriesOf(path: string): AsyncGenerator<Entry> {
  const tar = extract();
  const read = pipeline(createReadStream(path), createGunzip(), tar);
  read.catch(() => undefined);
  try {
    for await (const entry of tar) {
      const { name, type } = entry.header;
      yield { name: name.replace(/\/$/, ''), isFolder: type === 'directory', body: entry as never };
    }
    await read;
  } finally {
    tar.destroy();
  }
}

async function readSoundly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDamage(error) ? new BadArchive('it is damaged or cut short') : error;
  }
}

/** What gzip and tar fail with when bytes are wrong; a disk's faults have a code of the system. */
function isDamage(error: unknown): boolean {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  return syscall === undefined && !(error instanceof BadArchive) && !/^E[A-Z]+$/.test(code);
}

async function textOf(body: AsyncIterable<unknown>): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of body) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}
