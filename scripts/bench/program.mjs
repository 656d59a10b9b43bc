// @ts-check
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * What a program beside this file prints as JSON, from a process of its own: what it measures shares nothing with the bench.
 * @param {string} file @param {string[]} args
 */
export async function figuresOf(file, ...args) {
  const program = fileURLToPath(new URL(file, import.meta.url));
  const { DATABASE_URL_TEST, ...env } = process.env;
  const options = { env, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', program, ...args],
    options,
  );
  return JSON.parse(stdout);
}
