// Checks brand files in plain words: node scripts/tokens-check.mjs [file…] (all brands of the repository without one)
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

const tokensFolder = fileURLToPath(new URL('../tokens', import.meta.url));
const brandFolder = join(tokensFolder, 'brand');

const asked = process.argv.slice(2);
const files =
  asked.length > 0
    ? asked
    : readdirSync(brandFolder).map((file) => relative(process.cwd(), join(brandFolder, file)));

const { checkBrand } = await tsImport('../tokens/build/brandCheck.ts', import.meta.url);

for (const file of files) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    console.error(
      `${file} cannot be read. Give the path of a brand file, such as tokens/brand/aurora.tokens.json.`,
    );
    process.exitCode = 1;
    continue;
  }
  const { problems, summary } = checkBrand(tokensFolder, text, file);
  if (problems.length === 0) console.log(summary);
  else {
    for (const problem of problems) console.error(problem);
    console.error(`${file}: ${problems.length} ${problems.length === 1 ? 'thing' : 'things'} to change.`);
    process.exitCode = 1;
  }
}
