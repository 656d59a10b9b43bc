// @ts-check
import { createServer } from 'node:http';
import { accept } from './baselines.mjs';
import { fileReply } from './serve.mjs';

/**
 * Serves the last report, with the workshop that it was drawn from, and keeps the stories that somebody accepts there.
 * @param {{ baselines: import('./baselines.mjs').Baselines, report: string, workshop: string, port?: number }} given
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveReview({ baselines, report, workshop, port = 0 }) {
  const reply = fileReply({ '/report/': report, '/': workshop });
  const server = createServer((request, response) => {
    if (request.method !== 'POST') return reply(request, response);
    // Pages of other sites can send here too, and have no business to.
    if (request.url !== '/accept' || request.headers['sec-fetch-site'] !== 'same-origin')
      return void response.writeHead(403).end();
    let id = '';
    request.on('data', (part) => (id += String(part)));
    request.on('end', () => {
      try {
        accept(baselines, report, [id]);
        response.end();
      } catch (error) {
        response.writeHead(404).end(error instanceof Error ? error.message : String(error));
      }
    });
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const own = typeof address === 'object' ? address?.port : undefined;
  return { url: `http://127.0.0.1:${own}/report/index.html`, close: () => server.close() };
}
