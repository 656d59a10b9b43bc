import { createReadStream, existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { brandFolders, siteFacts } from '../brands/nameBrands.mjs';

const folder = join(import.meta.dirname, '../../brands');
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** Serves and ships the pictures of `brands/<id>/` as `/brand/<id>/`: logo and hero; and its facts, for the server that delivers the page. */
export function brandFiles(): Plugin {
  return {
    name: 'brand-files',
    configureServer(server) {
      server.middlewares.use('/brand', (request, response, next) => {
        const [, id = '', file = ''] = /^\/([a-z\d-]+)\/([\w.-]+)(?:\?|$)/.exec(request.url ?? '') ?? [];
        const type = types[extname(file)];
        const path = join(folder, id, file);
        if (!type || !existsSync(path)) return next();
        response.setHeader('content-type', type);
        response.setHeader('cache-control', 'no-cache');
        createReadStream(path).pipe(response);
      });
    },
    generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      for (const id of brandFolders()) {
        this.emitFile({
          type: 'asset',
          fileName: `brand/${id}/facts.json`,
          source: JSON.stringify(siteFacts(id)),
        });
        for (const file of readdirSync(join(folder, id)).filter((name) => types[extname(name)] !== undefined))
          this.emitFile({
            type: 'asset',
            fileName: `brand/${id}/${file}`,
            source: readFileSync(join(folder, id, file)),
          });
      }
    },
  };
}
