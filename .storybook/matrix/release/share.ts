import type { StoryFiles } from '../run.ts';

/**
 * What one part of `test:full` draws of these: `2/6` in the environment variable RELEASE_SHARE is the second of six
 * shares, which together are all. Vitest's own shards are of test files, and this is one. Without it: all.
 */
export function shareOf(files: StoryFiles): StoryFiles {
  const [share = 1, shares = 1] = String(import.meta.env['RELEASE_SHARE'] ?? '1/1')
    .split('/')
    .map(Number);
  return Object.fromEntries(Object.entries(files).filter((_, index) => index % shares === share - 1));
}
