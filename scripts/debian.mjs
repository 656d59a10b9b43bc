// @ts-check
// Installs Debian's packages where that is ours to do.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages, as root on Debian; elsewhere it does nothing. @param {string[]} packages */
export function installFromDebian(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const install = `apt-get install -qy --no-install-recommends ${packages.join(' ')}`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('sh', ['-c', `apt-get update -q && ${install}`], { stdio: 'inherit', env });
}
