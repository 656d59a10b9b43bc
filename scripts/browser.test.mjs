import { existsSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { findBrowser } from './browser.mjs';

afterEach(() => vi.unstubAllEnvs());

test('CHROME_PATH comes before everything else', async () => {
  vi.stubEnv('CHROME_PATH', process.execPath);
  expect(await findBrowser()).toMatchObject({ executablePath: process.execPath, source: 'CHROME_PATH' });
});

test('a CHROME_PATH that points nowhere is said, not passed over', async () => {
  vi.stubEnv('CHROME_PATH', '/no/such/browser');
  await expect(findBrowser()).rejects.toThrow('/no/such/browser');
});

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'on Linux the pinned Chromium is next, unpacked once even when two ask at the same time',
  async () => {
    vi.stubEnv('CHROME_PATH', '');
    const [one, other] = await Promise.all([findBrowser(), findBrowser()]);
    expect(one).toEqual(other);
    expect(one.source).toMatch(/^@sparticuz\/chromium \d/);
    expect(existsSync(one.executablePath)).toBe(true);
  },
);
