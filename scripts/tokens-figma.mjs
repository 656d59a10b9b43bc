// @ts-check
// Tokens as Figma's Variables, and back:
//   node scripts/tokens-figma.mjs [folder]          writes <brand>.<theme>.tokens.json, each a mode, into dist/figma
//   node scripts/tokens-figma.mjs --read <file …>   says what differs in files that came back
//   node scripts/tokens-figma.mjs --write <file …>  does so, and puts changed colours into the brand's tokens.json
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { tsImport } from 'tsx/esm/api';
import { readOptions } from './help.mjs';
import { root } from './root.mjs';
import { setupOrExit } from './setup.mjs';

const { values, positionals } = readOptions({
  options: { read: { type: 'boolean' }, write: { type: 'boolean' } },
  allowPositionals: true,
});
setupOrExit();
const { compareMode, figmaMode } = await tsImport('../tokens/build/figma.ts', import.meta.url);
const { readTokenSystem } = await tsImport('../tokens/build/resolver.ts', import.meta.url);
const system = readTokenSystem(join(root, 'tokens'));

/** Puts a value into a brand's file, where the brand says it itself. @param {any} json @param {string} path @param {unknown} value */
function put(json, path, value) {
  const token = path.split('.').reduce((group, name) => group?.[name], json);
  if (!token || typeof token.$value === 'string') return false;
  token.$value = value;
  return true;
}

if (values.read || values.write) {
  for (const file of positionals) {
    const [, brand = '', theme = ''] = /^([a-z\d-]+)\.([a-z]+)\./.exec(basename(file)) ?? [];
    const tokens = system.brands.get(brand);
    if (!tokens || !system.themes.has(theme)) {
      console.error(
        `${file}: its name has to begin with a brand and a theme, such as aurora.dark.tokens.json.`,
      );
      process.exitCode = 1;
      continue;
    }
    const differences = compareMode(figmaMode(system, tokens, theme), readFileSync(file, 'utf8'), file);
    const path = join(root, 'brands', brand, 'tokens.json');
    const json = JSON.parse(readFileSync(path, 'utf8'));
    for (const { path: name, ours = 'not here', theirs = 'not in Figma', value } of differences) {
      const isPut = values.write && value !== undefined && put(json, name, value);
      console.log(`${brand} ${theme}: ${name} ${ours} → ${theirs}${isPut ? ', written' : ''}`);
    }
    if (values.write)
      writeFileSync(
        path,
        await format(JSON.stringify(json), { ...(await resolveConfig(path)), parser: 'json' }),
      );
    console.log(
      `${file}: ${differences.length === 0 ? 'nothing differs.' : `${differences.length} differ.`}${values.write ? ` Check them: npm run brand:check ${brand}` : ''}`,
    );
  }
} else {
  const out = positionals[0] ?? join(root, 'dist/figma');
  mkdirSync(out, { recursive: true });
  for (const [brand, tokens] of system.brands)
    for (const theme of system.themes.keys())
      writeFileSync(
        join(out, `${brand}.${theme}.tokens.json`),
        `${JSON.stringify(figmaMode(system, tokens, theme), undefined, 2)}\n`,
      );
  console.log(
    `${out} holds a mode for each brand and theme. In Figma: Variables, Import, all files at once.`,
  );
}
