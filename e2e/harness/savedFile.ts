import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Where Firefox puts what is saved: its driver is told nothing of files that a page made. */
let folder: string | undefined;
export function savesFolder(): string {
  if (folder !== undefined) return folder;
  const made = (folder = mkdtempSync(join(tmpdir(), 'saves-')));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** A file that somebody saved. */
export interface SavedFile {
  name: string;
  bytes: Buffer;
}

interface Patience {
  /** Milliseconds, at most. */
  timeout: number;
}

/** What a press saves, in the page or in one that it opens. */
export async function savedFile(
  page: Page,
  press: () => Promise<unknown>,
  patience: Patience = { timeout: 30_000 },
): Promise<SavedFile> {
  if (page.context().browser()?.browserType().name() === 'firefox') return savedByFirefox(press, patience);
  const saving = Promise.race(
    [page, opened(page)].map(async (from) => (await from).waitForEvent('download', patience)),
  );
  const [file] = await Promise.all([saving, press()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

const opened = (page: Page): Promise<Page> =>
  // Nothing may be opened at all: the page itself is waited for as long.
  page
    .context()
    .waitForEvent('page')
    .catch(() => new Promise<never>(() => undefined));

async function savedByFirefox(press: () => Promise<unknown>, patience: Patience): Promise<SavedFile> {
  const before = new Set(readdirSync(savesFolder()));
  const added = (): string[] => readdirSync(savesFolder()).filter((name) => !before.has(name));
  await press();
  await expect.poll(added, patience).toEqual([expect.not.stringMatching(/\.part$/)]);
  const [name = ''] = added();
  const bytes = await readFile(join(savesFolder(), name));
  rmSync(join(savesFolder(), name));
  return { name, bytes };
}
