import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = join(import.meta.dirname, '../..');

/** How the pages that the server draws are built: the site's own components, for Node and in one place. */
export default defineConfig({
  root,
  publicDir: false,
  logLevel: 'warn',
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    {
      name: 'clean-without-dom',
      enforce: 'pre',
      // DOMPurify needs a DOM.
      resolveId: (source, importer) =>
        source === './sanitize' && importer?.includes('/RichText/')
          ? join(root, 'src/app/server/sanitize.ts')
          : undefined,
    },
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist/pages',
    target: 'node20',
    copyPublicDir: false,
    rolldownOptions: { input: { renderPublicPage: join(root, 'src/app/server/renderPublicPage.tsx') } },
  },
});
