import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkBrand } from './brandCheck';
import { brandSheet } from './sheets';
import { readTokens } from './tokenFile';

/** What the command answers: CSS for its output, sentences for its reader, and whether the CSS may ship. */
export interface BrandAnswer {
  css: string;
  words: string[];
  isGood: boolean;
}

const usage =
  'Give the path of one brand file, such as mine.tokens.json: its first word is the name of the brand.';

/**
 * The sheet of a brand that is no part of this repository, after the same check as ours.
 * @param root folder with the files that a brand builds on: `ds.resolver.json` and what it names
 * @param file path of the brand's file
 */
export function brandOfFile(root: string, file: string | undefined): BrandAnswer {
  const id = /^([a-z][a-z\d-]*)\.tokens\.json$/.exec(basename(file ?? ''))?.[1];
  if (file === undefined || id === undefined) return { css: '', words: [usage], isGood: false };
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return { css: '', words: [`${file} cannot be read. ${usage}`], isGood: false };
  }
  const { problems, advice, summary } = checkBrand(root, text, file);
  if (problems.length > 0) return { css: '', words: [...problems, ...advice], isGood: false };
  return { css: brandSheet(id, readTokens(text, file)), words: [summary], isGood: true };
}

/** The command of the library: `white-label-brand mine.tokens.json > brand-mine.css`. */
export function runBrandCommand(): void {
  const tokens = fileURLToPath(new URL('./tokens', import.meta.url));
  const { css, words, isGood } = brandOfFile(tokens, process.argv[2]);
  process.stdout.write(css);
  for (const sentence of words) console.error(sentence);
  if (!isGood) process.exitCode = 1;
}
