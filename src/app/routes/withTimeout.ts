import { ChunkLoadError, markLoadError } from './loadErrors';

/** Milliseconds that a page's code may take. Source: spec section 9, script chunk load timeout. */
const chunkTimeout = 120_000;

/** Rejects with a `ChunkLoadError` when a page's code does not come, or not in time. */
export function withTimeout<T>(load: Promise<T>, ms = chunkTimeout): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(`No answer within ${ms / 1000} s`)), ms);
    load
      .then(resolve, (error: unknown) => reject(markLoadError(error) as Error))
      .finally(() => clearTimeout(timer));
  });
}
