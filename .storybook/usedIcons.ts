import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const id = 'virtual:used-icons';
const folder = '@tabler/icons-react/dist/esm/icons';

/** Names of the icons that source files import. */
function namesIn(src: string): string[] {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/icons\/(Icon\w+)\.mjs/g)].map(([, name]) =>
      String(name),
    ),
  );
  return [...new Set(found)].sort();
}

/** The icons in use, as a module: the package's own list has 5,900, and a list kept by hand would be out of date. */
export function usedIcons(src: string): Plugin {
  return {
    name: 'used-icons',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(loaded) {
      if (loaded !== `\0${id}`) return undefined;
      const names = namesIn(src);
      const imports = names.map((name) => `import ${name} from '${folder}/${name}.mjs';`);
      return `${imports.join('\n')}\nexport const icons = { ${names.join(', ')} };`;
    },
  };
}
