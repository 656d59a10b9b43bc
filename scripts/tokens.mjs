// node scripts/tokens.mjs: builds the token files.
//   --force   also when nothing has changed      --names   records the names of all custom properties
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { helpIfAsked } from './help.mjs';
import { putFile } from './put-file.mjs';
import { brandFolders, nameBrands } from './brands/nameBrands.mjs';
import { isProgram, root } from './root.mjs';

const tokensFolder = join(root, 'tokens');
const brandsFolder = join(root, 'brands');
const outFolder = join(root, 'src/design-system/theme/generated');
const stampFile = join(outFolder, 'stamp.json');

/** Hash of everything the output depends on. */
function fingerprint() {
  const hash = createHash('sha256');
  const sources = readdirSync(tokensFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') || /^build[\\/].*(?<!\.test)\.ts$/.test(file))
    .sort()
    .map((file) => join(tokensFolder, file));
  const ofBrands = brandFolders().flatMap((id) =>
    ['tokens.json', 'faces.css']
      .map((file) => join(brandsFolder, id, file))
      .filter((file) => existsSync(file)),
  );
  for (const file of [...sources, ...ofBrands])
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function isFresh(hash) {
  try {
    const stamp = JSON.parse(readFileSync(stampFile, 'utf8'));
    return stamp.hash === hash && stamp.files.every((file) => existsSync(join(outFolder, file)));
  } catch {
    return false;
  }
}

/** The build itself is TypeScript; it is loaded only when there is something to build. */
async function load(file) {
  const { tsImport } = await import('tsx/esm/api');
  return tsImport(`../tokens/build/${file}`, import.meta.url);
}

/**
 * Makes the generated style sheets and the typed map of the theme if the token files changed since they were made, and
 * names every brand that has a file.
 *
 * @param {{ force?: boolean }} [options] `force` builds even when nothing changed.
 * @returns {Promise<boolean>} whether anything was built.
 * @throws {Error} with every problem of the token files, in sentences.
 */
export async function ensureTokens({ force = false } = {}) {
  nameBrands();
  const hash = fingerprint();
  if (!force && isFresh(hash)) return false;
  const { buildTokenFiles } = await load('build.ts');
  /** @type {Map<string, string>} */
  const files = buildTokenFiles(tokensFolder);
  mkdirSync(outFolder, { recursive: true });
  for (const [file, text] of files) putFile(join(outFolder, file), text);
  putFile(stampFile, `${JSON.stringify({ hash, files: [...files.keys()] })}\n`);
  return true;
}

/** Records the names of all custom properties in tokens/names.txt. */
export async function recordNames() {
  const { variableNames } = await load('build.ts');
  writeFileSync(join(tokensFolder, 'names.txt'), variableNames(tokensFolder));
}

if (isProgram(import.meta.url)) {
  helpIfAsked();
  try {
    const built = await ensureTokens({ force: process.argv.includes('--force') });
    if (process.argv.includes('--names')) await recordNames();
    console.log(built ? 'Tokens built.' : 'Tokens are up to date.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
