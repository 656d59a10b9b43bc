// @ts-check
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/**
 * Serves a built workshop to this machine only, at a port of the system's choice.
 * @param {string} folder
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveFolder(folder) {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    // Every visit loads the page anew; code, whose names hold its digest, is compiled only once.
    const isCode = c.req.path.startsWith('/assets/');
    c.header('cache-control', isCode ? 'max-age=31536000, immutable' : 'no-store');
  });
  app.use(serveStatic({ root: folder }));
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
