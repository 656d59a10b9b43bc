import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { designTokens } from './scripts/tokens-vite.mjs';
import { inlineVars } from './scripts/vite/inlineVars';
import { sitePage } from './scripts/vite/sitePage';
import { slimMessages } from './scripts/vite/slimMessages';

const sandboxPort = Number(process.env['SANDBOX_PORT'] ?? 4000);
const gamePort = Number(process.env['GAME_PORT'] ?? 4001);
const sandbox = `http://localhost:${sandboxPort}`;

export default defineConfig(({ command }) => ({
  plugins: [
    designTokens(),
    react({ jsxImportSource: '@emotion/react' }),
    sitePage({ gameOrigin: `http://localhost:${gamePort}` }),
    slimMessages(),
    inlineVars(async () => (await import('./src/design-system/theme/generated/vars')).vars),
    // What react-aria says comes from our own catalogues, in every language.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
  ],
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: {
    // Built catalogues are syntax trees already: the parser would be dead weight.
    alias:
      command === 'build'
        ? [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ]
        : [],
  },
  build: { outDir: 'dist/site', manifest: true, target: 'es2023', assetsInlineLimit: 0 },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/wps', '/lgw', '/img', '/sandbox'].map((path) => [path, { target: sandbox }]),
    ),
  },
}));
