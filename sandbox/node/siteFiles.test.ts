import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SiteFiles } from './siteFiles';

/** A folder with files, and what reads it while it is there. */
function withFolders<T>(folders: readonly Record<string, string>[], read: (...paths: string[]) => T): T {
  const paths = folders.map((files) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-files-'));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return folder;
  });
  try {
    return read(...paths);
  } finally {
    for (const path of paths) rmSync(path, { recursive: true });
  }
}

const site = { 'index.html': '<html>', '.vite/manifest.json': '{}', 'assets/app-1.js': 'newer' };
const ask = (files: SiteFiles, path: string, accepted = '') =>
  files.respond(new Request('http://x/', { headers: { 'accept-encoding': accepted } }), path, {});

it('has the hashed files of the release before for tabs that it was opened in, and its own before those', async () => {
  const before = { 'assets/app-0.js': 'older', 'assets/app-0.js.br': 'packed', 'assets/app-1.js': 'another' };
  const files = withFolders([site, before], (own = '', other = '') => new SiteFiles(own, other));
  expect(await ask(files, '/assets/app-0.js')?.text()).toBe('older');
  expect(await ask(files, '/assets/app-0.js', 'br')?.text()).toBe('packed');
  expect(ask(files, '/assets/app-0.js')?.headers.get('cache-control')).toContain('immutable');
  expect(await ask(files, '/assets/app-1.js')?.text()).toBe('newer');
  expect(ask(files, '/assets/app-2.js')).toBeUndefined();
});

it('is a site without a release before', async () => {
  const files = withFolders([site], (own = '') => new SiteFiles(own, join(own, 'none')));
  expect(await ask(files, '/assets/app-1.js')?.text()).toBe('newer');
});
