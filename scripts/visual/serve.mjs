// @ts-check
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/**
 * Answers with the files of folders.
 * @param {Record<string, string>} folders by the path they are served under; `/` is the rest
 * @param {(url: string) => string | undefined} [answer] what is served in place of a file
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
export const fileReply =
  (folders, answer = () => undefined) =>
  (request, response) => {
    const own = answer(request.url ?? '/');
    if (own !== undefined) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(own);
      return;
    }
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const mount = Object.keys(folders).find((prefix) => prefix !== '/' && path.startsWith(prefix)) ?? '/';
    const file = join(folders[mount] ?? '', path.slice(mount.length) || 'index.html');
    if (path.includes('..') || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      // Every picture loads the page anew; the code, whose names hold its digest, it has to compile only once.
      'cache-control': path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-store',
    });
    createReadStream(file).pipe(response);
  };

/**
 * Serves folders to this machine only, at a port of the system's choice.
 * @param {Record<string, string>} folders by the path they are served under; `/` is the rest
 * @param {(url: string) => string | undefined} [answer] what is served in place of a file
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveFolders(folders, answer) {
  const server = createServer(fileReply(folders, answer));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
