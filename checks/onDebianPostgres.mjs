// @ts-check
// Tests of the platform on Debian's PostgreSQL 15, the oldest that it runs on:  node checks/onDebianPostgres.mjs <files…>
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian } from '../scripts/debian.mjs';
import { vitestArgs } from './vitest.mjs';

const bin = '/usr/lib/postgresql/15/bin';
const isCi = process.env['CI'] === 'true';
if (!existsSync(bin) && isCi) installFromDebian(['postgresql-15']);
if (existsSync(bin)) {
  const args = vitestArgs('postgres15', ['--project', 'sandbox', ...process.argv.slice(2)]);
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, POSTGRES_BIN: bin },
  });
  process.exitCode = status ?? 1;
} else {
  console.log(
    'PostgreSQL 15 is not on this machine (Debian: apt-get install postgresql-15): nothing was tried.',
  );
  process.exitCode = isCi ? 1 : 0;
}
