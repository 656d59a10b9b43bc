// @ts-check
// The command that makes a brand's sheet outside this repository, with the token files that a brand builds on.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';
import { buildForRelease } from './code.mjs';

const tokens = join(root, 'tokens');
const entry = 'virtual:brand-command';

/** Token files without the other brands: a brand is held to the keys of the default one.
 * @param {string} out
 */
function writeTokens(out) {
  const resolver = JSON.parse(readFileSync(join(tokens, 'ds.resolver.json'), 'utf8'));
  const { brand } = resolver.modifiers;
  const [{ $ref: ours }] = brand.contexts[brand.default];
  const theirs = `brand/${brand.default}.tokens.json`;
  brand.contexts = { [brand.default]: [{ $ref: theirs }] };
  const text = JSON.stringify(resolver);
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'ds.resolver.json'), text);
  for (const [, file = ''] of text.matchAll(/"\$ref":"([^#"][^"]*)"/g)) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    copyFileSync(join(tokens, file === theirs ? ours : file), join(out, file));
  }
}

/**
 * Writes `brand/cli.js` and `brand/tokens`.
 * @param {string} out folder of the package
 */
export async function writeBrandCommand(out) {
  await buildForRelease({
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'brand-command',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `import { runBrandCommand } from ${JSON.stringify(join(tokens, 'build/brandCommand.ts'))}; runBrandCommand();`
            : undefined,
      },
    ],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: join(out, 'brand'),
      emptyOutDir: false,
      target: 'es2023',
      minify: false,
      rolldownOptions: {
        input: { cli: entry },
        output: { entryFileNames: 'cli.js', banner: '#!/usr/bin/env node' },
      },
    },
  });
  writeTokens(join(out, 'brand/tokens'));
}
