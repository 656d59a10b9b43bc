import type { Executor } from '#platform/host';
import { type Content, type ContentFiles, readContent, saveContent } from '#platform/seed';

/** Reads the demo's articles. Throws when a text is not as it has to be. */
export function readArticles(files: ContentFiles): Content {
  const content = readContent(files);
  if (content.problems.length > 0) throw new Error(content.problems.join('\n'));
  return content;
}

/** Help and news of a brand. */
export const seedArticles = (db: Executor, merchant: string, content: Content): Promise<void> =>
  saveContent(db, merchant, content);
