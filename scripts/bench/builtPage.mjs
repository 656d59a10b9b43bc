// @ts-check
import react from '@vitejs/plugin-react';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { root } from '../root.mjs';

/**
 * Builds a page of the bench and serves it for as long as it is used.
 * @template Answer
 * @param {string} folder from the root of the repository
 * @param {(origin: string) => Promise<Answer>} use
 * @param {{ jsxImportSource?: string, proxy?: Record<string, string> }} [options] of React's plugin and of the server
 * @returns {Promise<Answer>}
 */
export async function withPage(folder, use, { jsxImportSource = 'react', proxy = {} } = {}) {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-page-'));
  const common = /** @type {const} */ ({ configFile: false, publicDir: false, logLevel: 'warn' });
  const config = { root: root + folder, ...common };
  try {
    await build({ ...config, plugins: [react({ jsxImportSource })], build: { outDir, emptyOutDir: true } });
    const server = await preview({ ...config, build: { outDir }, preview: { port: 0, proxy } });
    try {
      return await use((server.resolvedUrls?.local[0] ?? '').replace(/\/$/, ''));
    } finally {
      await server.close();
    }
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
