import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inRoot } from '../root';
import { PlainError } from '../plainError';
import { makeFolders } from '../makeFolders';

/** Whom the embedded server runs as; empty for the user of this process. */
export interface ServerUser {
  uid?: number;
  gid?: number;
}

const isRoot = process.getuid?.() === 0;

/**
 * PostgreSQL refuses to run as root. Started by root, it runs as the owner of its data, or as somebody without rights.
 * @param home its data folder, which need not be there yet
 * @throws {PlainError} where root finds nobody else
 */
export function serverUserOf(home?: string): ServerUser {
  if (!isRoot) return {};
  const owner = home === undefined ? undefined : lstatSync(home, { throwIfNoEntry: false });
  if (owner?.isDirectory() && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (somebody ??= findSomebody());
}

let somebody: ServerUser | undefined;

function findSomebody(): ServerUser {
  for (const name of [process.env['SUDO_UID'], 'postgres', 'nobody']) {
    if (!name) continue;
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout, 10),
    );
    if (uid && gid) return { uid, gid };
  }
  throw new PlainError(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" here. Start as another user, or name a server in DATABASE_URL.',
  );
}

/** Whether the server's user may do something with a path: `-x` run or enter it, `-w` write there. */
export function isAllowed(user: ServerUser, test: '-x' | '-w', path: string): boolean {
  if (user.uid === undefined) return true;
  return spawnSync('test', [test, path], { ...user, cwd: '/' }).status === 0;
}

/** Where things stand that the server's user could not reach in this clone: root's home keeps everybody else out. */
export function folderOutside(name: string): string {
  const { name: program } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { name: string };
  const folder = join('/var/lib', program, name);
  makeFolders(folder);
  // Whatever root's mask says.
  for (const each of [dirname(folder), folder]) chmodSync(each, 0o755);
  return folder;
}

/** A name of its own for a folder's data. */
export const nameOf = (folder: string): string =>
  createHash('sha256').update(folder).digest('hex').slice(0, 12);

/** Bytes of a socket's address, without those of `/.s.PGSQL.5432` and six random letters. */
const longestFolder = 107 - 14 - 6;

/** A short private temporary folder, which only the server's user (and root) may enter. */
export function makeFolderFor(user: ServerUser, prefix: string): string {
  const usual = join(tmpdir(), prefix);
  const isUsable =
    process.platform === 'win32' ||
    (Buffer.byteLength(usual) <= longestFolder && isAllowed(user, '-x', tmpdir()));
  const folder = mkdtempSync(isUsable ? usual : join('/tmp', prefix));
  giveTo(user, folder);
  return folder;
}

/** Makes a path the server's user's own. */
export function giveTo({ uid, gid }: ServerUser, path: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}
