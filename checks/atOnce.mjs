// @ts-check
// Tells of a test as soon as it has failed, at whichever try. Vitest tells of a file when it ends; a part of test:full is one
// file, and what its limit ends would have told nothing.

/** A reporter of Vitest's. */
export default class AtOnce {
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (!errors || errors.length === 0) return;
    const said = new Set(errors.map(({ message, diff = '' }) => `\n  ${message}\n${diff}`));
    console.log(
      `${state === 'failed' ? 'Failed' : 'Failed, then passed'}: ${test.fullName}${[...said].join('')}`,
    );
  }
}
