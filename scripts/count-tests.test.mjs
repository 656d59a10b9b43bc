import { expect, test } from 'vitest';
import { countTests, failedFiles, withRetried } from './count-tests.mjs';

const file = (status, ...results) => ({
  status,
  assertionResults: results.map((each) => ({ status: each })),
});

test('adds up the tests of all files', () => {
  const report = {
    testResults: [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'passed', 'failed')],
  };
  expect(countTests(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 1 });
});

test('a file that could not be loaded is a failure', () => {
  expect(countTests({ testResults: [file('failed'), file('passed', 'passed')] }, 1)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
  });
});

test('an error outside any test is a failure', () => {
  expect(countTests({ testResults: [file('passed', 'passed')] }, 1)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
  });
});

test('a run that wrote no report is a failure', () => {
  expect(countTests(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a run without any test proves nothing', () => {
  expect(countTests({ testResults: [] }, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a second try of the failed files counts in place of the first', () => {
  const named = (name, ...rest) => ({ name, ...file(...rest) });
  const first = {
    testResults: [
      named('a.test.ts', 'passed', 'passed'),
      named('b.test.ts', 'failed', 'passed', 'failed'),
      named('c.test.ts', 'failed'),
    ],
  };
  expect(failedFiles(first)).toEqual(['b.test.ts', 'c.test.ts']);
  const second = {
    testResults: [named('b.test.ts', 'passed', 'passed', 'passed'), named('c.test.ts', 'failed')],
  };
  expect(countTests(withRetried(first, second), 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  expect(countTests(withRetried(first, undefined), 1)).toEqual({ passed: 2, failed: 2, skipped: 0 });
});
