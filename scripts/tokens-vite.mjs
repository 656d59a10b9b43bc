import { fileURLToPath } from 'node:url';
import { ensureTokens } from './tokens.mjs';

const tokensFolder = fileURLToPath(new URL('../tokens/', import.meta.url));

/**
 * Makes the generated theme before anything imports it, and again whenever a token file is saved.
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
      server.watcher.add(tokensFolder);
      server.watcher.on('change', (file) => {
        if (!file.startsWith(tokensFolder)) return;
        ensureTokens().catch((/** @type {unknown} */ error) => {
          // The page keeps the last good look while a designer is half-way through an edit.
          server.config.logger.error(error instanceof Error ? error.message : String(error));
        });
      });
    },
  };
}
