import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const id = 'virtual:page-world';

/**
 * The address of the demo world that flow stories begin with. It is made when the first of them asks for it: some ten
 * seconds, once for each state of the seed.
 * @param root of the repository
 */
export function pageWorld(root: string): Plugin {
  return {
    name: 'page-world',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(loaded) {
      if (loaded !== `\0${id}`) return undefined;
      const script = join(root, 'sandbox/node/makePageWorld.ts');
      const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
        cwd: root,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`The demo world for pages cannot be made:\n${stderr}`);
      return `export { default as pageWorld } from ${JSON.stringify(`${stdout.trim()}?url`)};`;
    },
  };
}
