// @ts-check

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {{ name: string, status: string, assertionResults: { status: string }[] }} FileResult */
/** @typedef {{ testResults: FileResult[] }} Report what Vitest's JSON reporter writes */

/** Names of the files in which something failed.
 * @param {Report | undefined} report */
export const failedFiles = (report) =>
  (report?.testResults ?? [])
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' || assertionResults.some((each) => each.status === 'failed'),
    )
    .map(({ name }) => name);

/**
 * The report of a run whose failed files were run a second time: the second try counts in place of the first.
 * @param {Report | undefined} first
 * @param {Report | undefined} second undefined when the second try wrote none: the first one stands
 * @returns {Report | undefined}
 */
export function withRetried(first, second) {
  if (!first || !second) return first;
  const again = new Map(second.testResults.map((file) => [file.name, file]));
  return { testResults: first.testResults.map((file) => again.get(file.name) ?? file) };
}

/**
 * Counts what a Vitest run proved. A file that could not be loaded has no tests and would vanish from Vitest's own
 * totals, and an error outside any test only shows in the exit code; each counts as one failure here, and so does a run
 * in which nothing was tested.
 * @param {Report | undefined} report
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
