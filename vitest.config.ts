import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { generate } from './scripts/setup.mjs';

/** Project names given with `--project`, possibly with `*`. */
const asked = process.argv.flatMap((word, index, words) => {
  if (word.startsWith('--project=')) return [word.slice('--project='.length)];
  return word === '--project' ? [words[index + 1] ?? ''] : [];
});
const isAsked = (name: string) =>
  asked.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name));
// What is drawn before a release takes hours: it runs when it is asked for by name.
const storyProjects = ['stories', 'matrix', 'release'].filter((name) =>
  asked.length === 0 ? name !== 'release' : isAsked(name),
);

const nodeProjects: TestProjectConfiguration[] = [
  {
    test: {
      name: 'unit',
      environment: 'node',
      include: ['{src,contract,locales,tokens}/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'],
      testTimeout: 20_000,
      // A process for each file is most of a file's time. What a test changes for all, it takes back itself.
      isolate: false,
      sequence: { groupOrder: 0 },
    },
  },
  {
    test: {
      name: 'sandbox',
      environment: 'node',
      include: ['{sandbox,demo}/**/*.test.ts'],
      globalSetup: ['sandbox/testing/prepare.ts'],
      testTimeout: 60_000,
      hookTimeout: 120_000,
      pool: 'forks',
      // Each file opens databases of its own; what they share are modules, whose loading took a fifth of the time.
      isolate: false,
      maxWorkers: 2,
      sequence: { groupOrder: 1 },
    },
  },
  {
    test: {
      name: 'e2e',
      environment: 'node',
      include: ['e2e/**/*.test.ts'],
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // As long as the browser's own waits: a second, which is the default, says nothing about a busy machine.
      expect: { poll: { timeout: 15_000 } },
      // A journey waits for reels, answers and frames for much of its time: two files at a time share a core well.
      maxWorkers: 2,
      sequence: { groupOrder: 100 },
    },
  },
];

// A test run by hand sees the tokens and catalogues of now. What is wrong with them is for their own checks to say.
try {
  generate();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}

export default defineConfig(async () => {
  const browser = storyProjects.length > 0 ? await import('./.storybook/vitest.projects.ts') : undefined;
  const inBrowser = (await browser?.makeStoryProjects()) ?? [];
  const wanted = inBrowser.filter(({ test }) => storyProjects.includes(String(test.name)));
  return { test: { projects: [...nodeProjects, ...wanted] } };
});
