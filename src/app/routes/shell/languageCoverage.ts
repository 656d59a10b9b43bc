import coverage from '#locales/.generated/coverage.json';

/**
 * The choice of language with how far each language is. Kept away from the first visit: only what is loaded when the
 * list can be opened may import it.
 */
export const withCoverage = <Choice extends object>(choice: Choice | undefined) =>
  choice && { ...choice, coverage };
