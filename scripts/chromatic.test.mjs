// @ts-check
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('says in one line what is missing when there is no project token', () => {
  const script = fileURLToPath(new URL('chromatic.mjs', import.meta.url));
  const { CHROMATIC_PROJECT_TOKEN: _token, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8', env });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^CHROMATIC_PROJECT_TOKEN is not set\./)]);
});
