import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';
import { chromiumArgs, findBrowser } from '../scripts/browser.mjs';
import type { Cell } from './modes.ts';
import viteConfig from './vite.config.ts';

const configDir = fileURLToPath(new URL('.', import.meta.url));

/**
 * The Vitest projects of story tests, one per cell. Kept out of vitest.config.ts so that a run of unit tests alone
 * loads neither Storybook nor a browser driver.
 * @throws {Error} when no Chromium is found and none can be installed
 */
export async function storyProjects(cells: readonly Cell[]): Promise<TestProjectConfiguration[]> {
  const browser = await findBrowser({ install: true });
  if (!browser) throw new Error('No Chromium found. Set CHROME_PATH to a Chrome, Chromium or Edge binary.');
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const env = { ...Object.fromEntries(inherited), ...browser.env };
  // As large as the largest viewport of the toolbar: in a smaller page Vitest would scale the story down.
  const viewport = { width: 1440, height: 1024 };

  return cells.map((cell, index) => ({
    ...viteConfig,
    plugins: [
      ...(viteConfig.plugins ?? []),
      storybookTest({
        configDir,
        initialGlobals: { ...cell.globals },
        ...(cell.tag && { tags: { include: [cell.tag] } }),
      }),
      // Storybook gives all cells one folder for bundled dependencies, and their servers start at the same time.
      {
        name: 'cache-of-its-own',
        config: () => ({ cacheDir: `node_modules/.cache/story-tests/${cell.name}` }),
      },
    ],
    test: {
      name: cell.name,
      // Behaviour is tested in a fresh page per file; pictures of the matrix do without, which saves a second per file.
      isolate: cell.tag === undefined,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // Cells run one after another: two Chromiums with axe on two cores only slow each other down.
      sequence: { groupOrder: 10 + index },
      browser: {
        enabled: true,
        headless: true,
        ui: false,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath: browser.executablePath, args: chromiumArgs, env },
          contextOptions: {
            viewport,
            deviceScaleFactor: 1,
            reducedMotion: 'reduce',
            locale: 'en-US',
            timezoneId: 'UTC',
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }));
}
