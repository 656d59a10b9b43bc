import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Migration } from '../db/migrate';
import { inRoot } from './root';

/** Reads the numbered SQL files. */
export function readMigrations(): Migration[] {
  const folder = inRoot('sandbox/db/migrations');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }));
}
