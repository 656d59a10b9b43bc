// @ts-check
// Runs one step of checks/package.json from the root of the repository and writes how it went into results/<step>.json,
// which the closing table reads.
//   node run.mjs <step> [--seconds <limit>] node <args…>      a program that passes with exit code 0
//   node run.mjs <step> [--seconds <limit>] vitest <args…>    tests, which are counted
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reportOf, vitestArgs } from './vitest.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = fileURLToPath(new URL('results/', import.meta.url));
const [step = '', ...rest] = process.argv.slice(2);
const limit = rest[0] === '--seconds' ? Number(rest.splice(0, 2)[1]) : 3000;
const [kind, ...given] = rest;

mkdirSync(results, { recursive: true });
rmSync(reportOf(step), { force: true });
const args = kind === 'vitest' ? vitestArgs(step, given) : given;

// Programs choose NODE_ENV for themselves. A group of its own lets browsers and servers end with what started them.
const { NODE_ENV, ...env } = process.env;
const hasGroups = process.platform !== 'win32';
const started = Date.now();
const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit', detached: hasGroups });
const end = (/** @type {NodeJS.Signals} */ signal) => {
  try {
    process.kill(hasGroups ? -Number(child.pid) : Number(child.pid), signal);
  } catch {
    // It has ended by itself.
  }
};
const timer = setTimeout(() => {
  console.error(`${step} was ended after ${limit} s: it did not come to an end by itself.`);
  end('SIGKILL');
}, limit * 1000);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => end('SIGTERM'));
child.on('close', (code) => {
  clearTimeout(timer);
  end('SIGTERM');
  const seconds = (Date.now() - started) / 1000;
  writeFileSync(`${results}${step}.json`, JSON.stringify({ step, seconds, code: code ?? 1 }));
  process.exitCode = code ?? 1;
});
