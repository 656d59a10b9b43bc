/** Milliseconds that a page's code may take. Source: spec section 9, script chunk load timeout. */
const chunkTimeout = 120_000;

/** What a page shows when its code did not come in time. */
export class LoadTimedOut extends Error {}

/** Rejects when a page's code does not come in time. */
export function withTimeout<T>(load: Promise<T>, ms = chunkTimeout): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadTimedOut()), ms);
    load.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
