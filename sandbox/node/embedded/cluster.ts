import { spawnSync } from 'node:child_process';
import { constants, copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { noServerHere, programOf, serverVersion } from './programs';
import { ServerFailed } from './server';
import { giveTo, serverUserOf, type ServerUser } from './serverUser';

/** The platform's database on its embedded server. */
export const platformDatabase = 'platform';

/** Makes an empty data folder. Text is sorted and cased alike on every system. */
export function createCluster(home: string): void {
  const user = serverUserOf(home);
  mkdirSync(home, { mode: 0o700 });
  giveTo(user, home);
  const args = ['-D', home, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  const sorting =
    Number.parseInt(serverVersion(), 10) < 17
      ? ['--locale=C.UTF-8']
      : ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const { error, status, stderr } = spawnSync(programOf('initdb', user), [...args, ...sorting], {
    ...user,
    cwd: '/',
    encoding: 'utf8',
  });
  if (error) throw noServerHere(error.message, error);
  if (status !== 0) throw new ServerFailed(stderr.trim().split('\n').at(-1));
}

/** Copies the data folder of a server that is down, for the user that the server of the copy runs as. */
export function copyCluster(from: string, to: string, user: ServerUser = serverUserOf(to)): void {
  mkdirSync(to, { mode: 0o700 });
  giveTo(user, to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyCluster(source, target, user);
    else {
      // Where the file system can, the copy shares its blocks until one of the two is written.
      copyFileSync(source, target, constants.COPYFILE_FICLONE);
      giveTo(user, target);
    }
  }
}
