// @ts-check
import react from '@vitejs/plugin-react';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

/**
 * Builds a page of the bench and serves it for as long as it is used.
 * @template Answer
 * @param {string} folder from the root of the repository
 * @param {(origin: string) => Promise<Answer>} use
 * @param {{ jsxImportSource?: string, proxy?: Record<string, string> }} [options] of React's plugin and of the server
 * @returns {Promise<Answer>}
 */
export async function withPage(folder, use, { jsxImportSource = 'react', proxy = {} } = {}) {
  const root = fileURLToPath(new URL(`../../${folder}`, import.meta.url));
  const outDir = mkdtempSync(join(tmpdir(), 'bench-page-'));
  const config = /** @type {const} */ ({ root, configFile: false, publicDir: false, logLevel: 'warn' });
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
