// @ts-check
// Storybook ships the programs of its own sidebar and panels as they were written: minified they are half as long.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'vite';

/**
 * Minifies what a built workshop has around its stories.
 * @param {string} folder the built workshop
 * @throws {Error} when one of its files is no JavaScript
 */
export async function minifyManager(folder) {
  for (const part of ['sb-manager', 'sb-addons'])
    for (const name of readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.js')) continue;
      const file = join(folder, part, name);
      const { code, errors } = await minify(file, readFileSync(file, 'utf8'), { module: true });
      if (errors.length > 0) throw new Error(`${file} cannot be minified: ${errors[0]?.message}`);
      writeFileSync(file, code);
    }
}
