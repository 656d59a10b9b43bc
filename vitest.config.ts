import {
  configDefaults,
  defineConfig,
  type TestProjectConfiguration,
  type TestProjectInlineConfiguration,
} from 'vitest/config';
import { generate } from './scripts/setup.mjs';

/** The running workshop tests stories, and nothing else: it gives up on tests that take half a minute to be ready. */
const isWorkshop = process.env['VITEST_STORYBOOK'] === 'true';

/** Project names given with `--project`, possibly with `*`. */
const asked = process.argv.flatMap((word, index, words) => {
  if (word.startsWith('--project=')) return [word.slice('--project='.length)];
  return word === '--project' ? [words[index + 1] ?? ''] : [];
});
const isAsked = (name: string) =>
  asked.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name));
// What is drawn before a release takes hours: it runs when it is asked for by name.
const storyProjects = ['stories', 'matrix', 'release'].filter((name) =>
  isWorkshop ? name === 'stories' : asked.length === 0 ? name !== 'release' : isAsked(name),
);

type ProjectConfig = NonNullable<TestProjectInlineConfiguration['test']>;

/** As long as a browser's own waits: a second, which is the default, says nothing about a busy machine. */
const patience = { poll: { timeout: 15_000 } };

const journeys = (
  name: string,
  include: string[],
  { exclude = [], ...more }: ProjectConfig,
): TestProjectConfiguration => ({
  test: {
    name,
    environment: 'node',
    include,
    exclude: [...configDefaults.exclude, ...exclude],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A journey that fails has failed.
    retry: 0,
    expect: patience,
    pool: 'forks',
    // Files of a worker share its browser and, where they leave no trace, its platform.
    isolate: false,
    // A journey waits for reels, answers and frames for much of its time: two files at a time share a core well.
    maxWorkers: 2,
    sequence: { groupOrder: 100 },
    ...more,
  },
});

/** What the platform's tests share. */
const onPlatform: ProjectConfig = {
  environment: 'node',
  globalSetup: ['sandbox/testing/prepare.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: patience,
  pool: 'forks',
  // Each file opens databases of its own; what they share are modules, whose loading took a fifth of the time.
  isolate: false,
  maxWorkers: 2,
};

/** Kills, outages, conformance, hostile inputs, and the random tests with more of their runs: before a release. */
const platformInFull: TestProjectConfiguration = {
  test: {
    ...onPlatform,
    name: 'sandbox-full',
    include: [
      '{sandbox,demo}/**/*.full.test.ts',
      'sandbox/handlers/{profit,records,foreignIds}.test.ts',
      'sandbox/services/sports/cashOutRaces.test.ts',
    ],
    env: { REPORT_RUNS: '500', FOREIGN_IDS: '3', KILL_ROUNDS: '5', CASH_OUT_ROUNDS: '1000' },
    sequence: { groupOrder: 2 },
  },
};

const nodeProjects: TestProjectConfiguration[] = [
  ...(asked.length > 0 && isAsked('sandbox-full') ? [platformInFull] : []),
  ...(asked.length > 0 && isAsked('unit-full')
    ? [{ test: { name: 'unit-full', environment: 'node' as const, include: ['locales/*.full.test.ts'] } }]
    : []),
  {
    test: {
      name: 'unit',
      environment: 'node',
      include: [
        '{src,contract,locales,tokens}/**/*.test.ts',
        'scripts/**/*.test.{ts,mjs}',
        '.storybook/*.test.mjs',
      ],
      exclude: [...configDefaults.exclude, '**/*.full.test.ts'],
      testTimeout: 20_000,
      expect: patience,
      // A process for each file is most of a file's time. What a test changes for all, it takes back itself.
      isolate: false,
      sequence: { groupOrder: 0 },
    },
  },
  {
    test: {
      ...onPlatform,
      name: 'sandbox',
      include: ['{sandbox,demo}/**/*.test.ts'],
      exclude: [...configDefaults.exclude, '**/*.full.test.ts'],
      sequence: { groupOrder: 1 },
    },
  },
  // What an operator runs: the folder of deploy/build.sh, through PgBouncer and behind a proxy.
  ...(asked.length > 0 && isAsked('deploy')
    ? [
        {
          test: {
            name: 'deploy',
            environment: 'node' as const,
            include: ['deploy/*.test.ts'],
            exclude: [...configDefaults.exclude, 'deploy/failover.test.ts'],
            testTimeout: 120_000,
            hookTimeout: 300_000,
            expect: patience,
            pool: 'forks' as const,
            maxWorkers: 1,
          },
        },
      ]
    : []),
  // A cluster of three nodes whose primary is killed ten times.
  ...(asked.length > 0 && isAsked('failover')
    ? [
        {
          test: {
            name: 'failover',
            environment: 'node' as const,
            include: ['deploy/failover.test.ts'],
            testTimeout: 180_000,
            hookTimeout: 600_000,
            expect: patience,
            pool: 'forks' as const,
          },
        },
      ]
    : []),
  // The workshop as it is built and as it is served: its docs pages, its flows, what it tells agents.
  ...(isAsked('workshop')
    ? [
        {
          test: {
            name: 'workshop',
            environment: 'node' as const,
            include: ['.storybook/walks/*.test.ts'],
            testTimeout: 180_000,
          },
        },
      ]
    : []),
  // The journeys that a change is landed by: some of each kind, in Chromium.
  journeys('e2e', ['e2e/*.test.ts'], { exclude: ['e2e/*.full.test.ts', 'e2e/tour.test.ts'] }),
  // One walk in each engine that people play with.
  journeys('tour', ['e2e/tour.test.ts'], { testTimeout: 300_000 }),
  // Every journey, by everybody who walks it; before a release.
  ...(isAsked('e2e-full')
    ? [journeys('e2e-full', ['e2e/*.test.ts'], { exclude: ['e2e/tour.test.ts'], env: { E2E_FULL: '1' } })]
    : []),
];

// A test run by hand sees the tokens and catalogues of now. What is wrong with them is for their own checks to say.
try {
  // The running workshop has done so when it started.
  if (!isWorkshop) generate();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}

export default defineConfig(async () => {
  const browser = storyProjects.length > 0 ? await import('./.storybook/vitest.projects.ts') : undefined;
  const inBrowser = (await browser?.makeStoryProjects()) ?? [];
  const wanted = inBrowser.filter(({ test }) => storyProjects.includes(String(test.name)));
  return {
    test: {
      // On two slow cores the first page comes later than the minute that Vitest gives it. It reads this here alone.
      browser: { connectTimeout: 300_000 },
      projects: isWorkshop ? wanted : [...nodeProjects, ...wanted],
    },
  };
});
