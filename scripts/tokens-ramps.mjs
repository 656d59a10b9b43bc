// Makes the ramps of a brand file from the recipes beside them: node scripts/tokens-ramps.mjs <file>
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { tsImport } from 'tsx/esm/api';

const [file] = process.argv.slice(2);
try {
  if (file === undefined)
    throw new Error('Give the path of a brand file, such as tokens/brand/aurora.tokens.json.');
  const { withRamps } = await tsImport('../tokens/build/ramp.ts', import.meta.url);
  const text = withRamps(readFileSync(file, 'utf8'), file);
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'json' }));
  console.log(`${file}: ramps made. Check them with node scripts/tokens-check.mjs ${file}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
