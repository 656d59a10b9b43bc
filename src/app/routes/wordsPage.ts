import type { pagesOfWords } from './pagesOfWords';

type Pages = typeof pagesOfWords;

/** Fetches the code of a page of words. */
export const wordsPage = async <Name extends keyof Pages>(
  name: Name,
): Promise<Awaited<ReturnType<Pages[Name]>>> =>
  (await import('./pagesOfWords')).pagesOfWords[name]() as Promise<Awaited<ReturnType<Pages[Name]>>>;
