import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { chromiumArgs, findBrowser, noBrowser } from '../scripts/browser.mjs';
import { toolHeaders } from '../scripts/vite/toolPolicy.ts';
import { initialGlobals } from './modes.ts';
import viteConfig from './vite.config.ts';

const configDir = fileURLToPath(new URL('.', import.meta.url));

/** Storybook gives all projects one folder for bundled dependencies, and their servers start at the same time. */
const cacheOfItsOwn = (name: string) => ({
  name: 'cache-of-its-own',
  config: () => ({ cacheDir: `node_modules/.cache/story-tests/${name}` }),
});

const production = { 'process.env.NODE_ENV': '"production"' };

/** Draws with the React that visitors get, the faster one. `stories` draws with the one that warns of mistakes. */
const asVisitorsGetIt = {
  name: 'as-visitors-get-it',
  config: () => ({
    define: production,
    oxc: { jsx: { development: false } },
    optimizeDeps: { rolldownOptions: { transform: { define: production } } },
    resolve: { conditions: ['production', ...defaultClientConditions.filter((name) => !name.includes('|'))] },
  }),
};

/** Whether React takes a stack: it counts those of a second, and takes no more than ten thousand. */
const ownersStack = /1e4\s*>\s*ReactSharedInternals\.recentlyCreatedOwnerStacks\+\+/g;

/**
 * React for developers, which warns of mistakes, without what it does for their tools and no test reads: for each
 * element the stack of where it was made, and for each drawing lines in the profiler.
 */
const withoutTraces = {
  name: 'without-traces',
  config: () => ({
    optimizeDeps: {
      rolldownOptions: {
        transform: { define: { 'console.createTask': 'undefined', 'console.timeStamp': 'undefined' } },
        plugins: [
          {
            name: 'without-owner-stacks',
            transform: {
              filter: { code: 'recentlyCreatedOwnerStacks' },
              handler: (code: string) => code.replaceAll(ownersStack, 'false'),
            },
          },
        ],
      },
    },
  }),
};

/**
 * The Vitest projects of story tests. Kept out of vitest.config.ts so that a run of unit tests alone loads neither
 * Storybook nor a browser driver.
 *
 * `stories` runs every story and its behaviours. `matrix` draws those tagged `matrix` in the cells of modes.ts, and
 * every story in languages that break layouts. `release` draws all of them in everything there is.
 * @throws {Error} when no Chromium is found and none can be installed
 */
export async function makeStoryProjects() {
  const browser = await findBrowser({ install: true });
  if (!browser) throw new Error(noBrowser);
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const env = { ...Object.fromEntries(inherited), ...browser.env };
  const launchOptions = { executablePath: browser.executablePath, args: chromiumArgs, env };
  // As large as the largest viewport of the toolbar: in a smaller page Vitest would scale the story down.
  const viewport = { width: 1440, height: 1024 };
  const contextOptions = {
    viewport,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  } as const;
  const inBrowser = {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      provider: playwright({ launchOptions, contextOptions }),
      instances: [{ browser: 'chromium' as const }],
    },
  };

  /** Draws stories itself, many of them in one page: loading them anew for each would cost more than drawing them. */
  const drawing = (name: string, include: string, groupOrder: number) => ({
    ...viteConfig,
    server: { headers: toolHeaders('vitest') },
    plugins: [...(viteConfig.plugins ?? []), cacheOfItsOwn(name), asVisitorsGetIt],
    test: {
      ...inBrowser,
      name,
      include: [include],
      setupFiles: ['.storybook/checkFaults.ts'],
      isolate: false,
      env: { VITEST_STORYBOOK: 'false', RELEASE_SHARE: process.env['RELEASE_SHARE'] ?? '1/1' },
      sequence: { groupOrder },
    },
  });

  return [
    {
      ...viteConfig,
      server: { headers: toolHeaders('vitest') },
      plugins: [
        ...(viteConfig.plugins ?? []),
        storybookTest({ configDir, initialGlobals: { ...initialGlobals } }),
        cacheOfItsOwn('stories'),
        withoutTraces,
      ],
      test: {
        ...inBrowser,
        name: 'stories',
        setupFiles: ['.storybook/parkPointer.ts', '.storybook/checkFaults.ts'],
        // One page draws all files: loading React, the workshop and the theme anew for each costs a third of the run.
        // Storybook takes every story down before the next one, and gives it mocks of its own.
        isolate: false,
        // Storybook, Vite and the browser's own work leave a core idle beside one page.
        maxWorkers: 2,
        // Projects run one after another: two Chromiums with axe on two cores only slow each other down.
        sequence: { groupOrder: 10 },
      },
    },
    drawing('matrix', '.storybook/matrix/*.test.ts', 11),
    drawing('release', '.storybook/matrix/release/*.test.ts', 12),
  ];
}
