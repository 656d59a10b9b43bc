// @ts-check
// `--help` of every npm script: the comment at its top says what it does and takes. Only node: built-ins may be imported
// here: node_modules may not exist yet.
import { readFileSync } from 'node:fs';
import { getSystemErrorMap, parseArgs } from 'node:util';

/** The comment at the top of a script, as plain text. @param {string} source */
export function headComment(source) {
  const lines = source.split('\n').filter((line) => line !== '// @ts-check');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^\/\/ ?/, ''))
    .join('\n');
}

/** What the script that runs does and takes. */
export const helpText = () => headComment(readFileSync(process.argv[1] ?? '', 'utf8'));

/** Prints what the script that runs does and takes, and ends, when that is asked for. */
export function helpIfAsked() {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  console.log(helpText());
  process.exit(0);
}

/**
 * The options that the script was given; ends with words and its help at one that it does not know.
 * @template {import('node:util').ParseArgsConfig} T
 * @param {T} config
 */
export function readOptions(config) {
  helpIfAsked();
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${helpText()}`);
    return process.exit(2);
  }
}

/** What the operating system says of a fault, in words: "permission denied". @param {unknown} error */
export function systemWords(error) {
  const { errno, message } = /** @type {NodeJS.ErrnoException} */ (error);
  const [, words] = (errno !== undefined && getSystemErrorMap().get(errno)) || [];
  return words ?? message;
}
