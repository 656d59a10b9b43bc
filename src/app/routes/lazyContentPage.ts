import type { lazyContentPages } from './lazyContentPages';

type Pages = typeof lazyContentPages;

/** Fetches the code of a page of words. */
export const lazyContentPage = async <Name extends keyof Pages>(
  name: Name,
): Promise<Awaited<ReturnType<Pages[Name]>>> =>
  (await import('./lazyContentPages')).lazyContentPages[name]() as Promise<Awaited<ReturnType<Pages[Name]>>>;
