import { join, sep } from 'node:path';
import { root } from './root.mjs';
import { ensureTokens } from './tokens.mjs';

const watched = ['tokens', 'brands'].map((folder) => join(root, folder) + sep);

/**
 * Makes the generated theme before anything imports it, and again whenever a token file or a brand's facts are saved.
 *
 * @returns {import('vite').Plugin}
 */
export function designTokens() {
  return {
    name: 'design-tokens',
    enforce: 'pre',
    async config() {
      await ensureTokens();
    },
    configureServer(server) {
      server.watcher.add(watched);
      /** One build at a time: a file that is saved meanwhile is read by the next. */
      let work = Promise.resolve();
      const follow = (/** @type {string} */ file) => {
        if (!watched.some((folder) => file.startsWith(folder)) || !/\.(?:json|css)$/.test(file)) return;
        work = work
          .then(() => ensureTokens())
          .then(
            () => undefined,
            (/** @type {unknown} */ error) => {
              // The page keeps the last good look while a designer is half-way through an edit.
              server.config.logger.error(error instanceof Error ? error.message : String(error));
            },
          );
      };
      for (const event of /** @type {const} */ (['add', 'change', 'unlink']))
        server.watcher.on(event, follow);
    },
  };
}
