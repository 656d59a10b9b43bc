// @ts-check

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * Counts what a Vitest run proved. A file that could not be loaded has no tests and would vanish from Vitest's own
 * totals, and an error outside any test only shows in the exit code; each counts as one failure here, and so does a run
 * in which nothing was tested.
 * @param {{ testResults: { status: string, assertionResults: { status: string }[] }[] } | undefined} report
 *   Vitest's JSON report; undefined when it wrote none
 * @param {number} exitCode
 * @returns {Count}
 */
export function countTests(report, exitCode) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const file of report?.testResults ?? []) {
    const failedBefore = count.failed;
    for (const { status } of file.assertionResults) {
      if (status === 'passed') count.passed += 1;
      else if (status === 'failed') count.failed += 1;
      else count.skipped += 1;
    }
    if (file.status === 'failed' && count.failed === failedBefore) count.failed += 1;
  }
  const isEmpty = count.passed + count.failed + count.skipped === 0;
  if ((exitCode !== 0 || isEmpty) && count.failed === 0) count.failed = 1;
  return count;
}
