// @ts-check
// Everything that `npm test` runs. A step is added here and nowhere else.
//
// Two steps run at a time, taken in this order: first what others wait for and what fails soon, then the long ones, the
// longest before the rest, so that both cores end together.
import { existsSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { PostgresUnavailable, startPostgres } from './postgres.mjs';

/**
 * @typedef {object} Step
 * @property {string} name what `--only` takes
 * @property {string} title what the step proves, in a few words
 * @property {string} [group] a second name for `--only`, shared by several steps
 * @property {string[]} needs files or folders without which there is nothing to run; the step then fails
 * @property {1 | 2} load how many of the two lanes it takes; two steps of load 1 run at the same time
 * @property {string} [after] a step that has to end first, and without which this one cannot pass
 * @property {string[]} [node] arguments for node: one check, which passes with exit code 0
 * @property {string} [vitest] Vitest project, whose tests are counted
 * @property {string[]} [files] parts of names of the project's test files, when the step runs some of them
 * @property {boolean} [isForRelease] takes too long for every change: runs with `--full`, or when it is named
 * @property {number} [limit] seconds after which the step is ended and has failed; 900 unless said otherwise
 * @property {boolean} [isRetried] a file that fails is run a second time, and the summary says so: a browser, a
 *   database or a clock on a busy machine loses a race now and then that nobody can repeat
 * @property {() => Promise<Provided>} [provide] what the step needs while it runs
 */

/**
 * @typedef {object} Provided
 * @property {Record<string, string>} [env] variables for the step
 * @property {string} [note] where it comes from, for the summary
 * @property {string} [unavailable] why the machine cannot provide it
 * @property {() => string | undefined} [complaint] asked after the step: why its result proves nothing
 * @property {() => Promise<void>} [stop] takes it away again
 */

const isCi = process.env['CI'] === 'true' || process.env['CI'] === '1';

/** @returns {Promise<Provided>} */
async function postgres() {
  try {
    const { url, source, connections, stop } = await startPostgres({ install: isCi });
    const complaint = () => (connections() === 0 ? 'no test has connected to the server' : undefined);
    return { env: { DATABASE_URL_TEST: url }, note: source, complaint, stop };
  } catch (error) {
    if (error instanceof PostgresUnavailable) return { unavailable: error.message };
    throw error;
  }
}

/** Finding the browser is a step's first act, so that an installation is not counted as a slow test.
 * @returns {Promise<Provided>} */
async function browser() {
  const found = await findBrowser({ install: true });
  return found
    ? { note: found.source }
    : { unavailable: 'No Chromium found. Set CHROME_PATH to a Chrome, Chromium or Edge binary.' };
}

const bin = (/** @type {string} */ path) => `node_modules/${path}`;
const cache = 'node_modules/.cache';

/** @returns {Step[]} */
export function steps() {
  return [
    {
      name: 'build',
      title: 'production build',
      needs: ['scripts/build.mjs'],
      load: 1,
      node: ['scripts/build.mjs'],
    },
    {
      name: 'tokens',
      title: 'brands are complete and legible',
      needs: ['tokens', 'scripts/tokens-check.mjs'],
      load: 1,
      node: ['scripts/tokens-check.mjs'],
    },
    {
      name: 'locales',
      title: 'catalogues are complete',
      needs: ['scripts/locales.mjs'],
      load: 1,
      node: ['scripts/locales.mjs', '--check'],
    },
    {
      name: 'typecheck',
      title: 'types',
      needs: ['tsconfig.json'],
      load: 1,
      // By path: both installed compilers offer a program named tsc, and which one npm links is chance.
      node: [bin('@typescript/native/bin/tsc'), '--project', '.'],
    },
    {
      name: 'e2e',
      title: 'journeys in a browser',
      needs: ['e2e'],
      // Alone: beside another step a journey now and then waits for a core and not for the site.
      load: 2,
      after: 'build',
      vitest: 'e2e',
      limit: 2400,
      provide: browser,
      isRetried: true,
    },
    {
      name: 'eslint',
      group: 'lint',
      title: 'lint rules',
      needs: ['eslint.config.js'],
      load: 1,
      node: [
        bin('eslint/bin/eslint.js'),
        '.',
        '--max-warnings=0',
        '--cache',
        '--cache-strategy=content',
        `--cache-location=${cache}/eslint/`,
      ],
    },
    {
      name: 'promises',
      group: 'lint',
      title: 'no promise is lost',
      // The rules that need types run on the native compiler: in ESLint they cost as much as all the others.
      needs: ['.oxlintrc.json'],
      load: 1,
      node: [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
    },
    {
      name: 'format',
      group: 'lint',
      title: 'formatting',
      needs: ['.prettierrc'],
      load: 1,
      node: [
        bin('prettier/bin/prettier.cjs'),
        '--check',
        '.',
        '--log-level',
        'warn',
        '--cache',
        '--cache-location',
        `${cache}/prettier/check`,
      ],
    },
    {
      name: 'imports',
      group: 'lint',
      title: 'import law',
      needs: ['.dependency-cruiser.cjs', 'contract', 'src', 'sandbox', 'demo', 'locales', 'tokens'],
      load: 1,
      node: [
        bin('dependency-cruiser/bin/dependency-cruise.mjs'),
        ...[
          '--config',
          '.dependency-cruiser.cjs',
          '--cache',
          `${cache}/dependency-cruiser`,
          '--cache-strategy',
          'content',
        ],
        ...['contract', 'src', 'sandbox', 'demo', 'locales', 'tokens', '.storybook', 'e2e'].filter((path) =>
          existsSync(path),
        ),
      ],
    },
    {
      name: 'bytes',
      title: 'home keeps its byte budget',
      needs: ['scripts/bundle-budget.mjs'],
      load: 1,
      after: 'build',
      node: ['scripts/bundle-budget.mjs'],
    },
    {
      name: 'stories',
      title: 'every story and its behaviour, axe, light, English',
      needs: ['src/design-system'],
      load: 1,
      vitest: 'stories',
      limit: 2700,
      provide: browser,
      isRetried: true,
    },
    {
      name: 'sandbox',
      title: 'platform on embedded PostgreSQL',
      needs: ['sandbox'],
      load: 1,
      vitest: 'sandbox',
      limit: 1800,
      isRetried: true,
    },
    {
      name: 'matrix',
      title: 'stories in brands, themes and languages: motion and overflow; axe for screens in the dark',
      needs: ['src/design-system'],
      load: 1,
      vitest: 'matrix',
      limit: 1800,
      provide: browser,
      isRetried: true,
    },
    {
      name: 'unit',
      title: 'tokens, contract, locales, stores, scripts',
      needs: ['src', 'contract', 'tokens', 'locales'],
      load: 1,
      vitest: 'unit',
      isRetried: true,
    },
    {
      name: 'sandbox-postgres',
      title: 'platform on a PostgreSQL server',
      needs: ['sandbox'],
      load: 1,
      vitest: 'sandbox',
      limit: 1800,
      isRetried: true,
      provide: postgres,
    },
    {
      name: 'newcomer',
      title: 'a brand from nothing to the site, by the commands of the README',
      needs: ['scripts/brands/newcomer.mjs'],
      load: 1,
      isForRelease: true,
      node: ['scripts/brands/newcomer.mjs'],
      provide: browser,
    },
    {
      name: 'workshop',
      title: 'every docs page and story: nothing wider than the window, no error, nothing faint',
      needs: ['scripts/workshop-crawl.mjs'],
      load: 1,
      isForRelease: true,
      node: ['scripts/workshop-crawl.mjs'],
      limit: 3 * 3600,
      provide: browser,
    },
    ...['components', 'features'].map((kind) => ({
      name: `every-${kind}`,
      group: 'every',
      title: `${kind} in every brand, theme, language and width`,
      needs: ['.storybook/matrix/release'],
      load: /** @type {const} */ (1),
      isForRelease: true,
      vitest: 'release',
      files: [`release/${kind}`],
      limit: 4 * 3600,
      provide: browser,
      isRetried: true,
    })),
  ];
}
