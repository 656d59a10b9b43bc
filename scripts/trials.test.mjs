import { expect, test } from 'vitest';
import { outcomesOf, trials } from '../checks/trials.mjs';
import { readText, root } from './root.mjs';

test.each(trials)('the trial of $kind is held by a test that is there: $title', ({ file, title }) => {
  expect(readText(file)).toContain(title);
});

test('a trial holds where its test ran and passed for each of its inputs', () => {
  const [first] = trials;
  const report = (...statuses) => ({
    testResults: [
      {
        name: root + first.file,
        assertionResults: statuses.map((status) => ({ title: first.title, status })),
      },
    ],
  });
  const outcome = (...statuses) => outcomesOf(report(...statuses))[0].outcome;
  expect(outcome('passed', 'passed')).toBe('yes');
  expect(outcome('passed', 'failed')).toBe('NO');
  expect(outcome('skipped')).toBe('did not run');
  expect(outcomesOf({})[0].outcome).toBe('did not run');
});
