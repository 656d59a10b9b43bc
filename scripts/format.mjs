// @ts-check
// npm run format: what tools can mend, they mend.
import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';
import { setupOrExit } from './setup.mjs';

setupOrExit();
const paths = process.argv.length > 2 ? process.argv.slice(2) : ['.'];
const programs = [
  // ESLint first: its rule for message types writes unformatted code.
  ['node_modules/eslint/bin/eslint.js', '--fix', '--no-error-on-unmatched-pattern', ...paths],
  ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', '--ignore-unknown', ...paths],
];
for (const program of programs) {
  const { status } = spawnSync(process.execPath, program, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
