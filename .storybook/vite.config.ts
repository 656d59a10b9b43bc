import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { designTokens } from '../scripts/tokens-vite.mjs';
import { brandFiles } from '../scripts/vite/brandFiles.ts';
import { usedIcons } from './usedIcons.ts';
import { usedIn } from './usedIn.ts';

/**
 * What stories are built with, in the workshop and in story tests. Separate from the site's own Vite config, whose
 * CSP, prerender and chunk rules do not concern stories.
 */
export default defineConfig({
  plugins: [
    designTokens(),
    brandFiles(),
    react({ jsxImportSource: '@emotion/react' }),
    // What react-aria says comes from our own catalogues, in every language.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const, apply: 'build' as const },
    usedIcons(fileURLToPath(new URL('../src', import.meta.url))),
    usedIn(fileURLToPath(new URL('../src', import.meta.url))),
  ],
  optimizeDeps: {
    // react-aria's virtualizer draws every row under test unless this is set, and there is no `process` in a browser.
    rolldownOptions: { transform: { define: { 'process.env.VIRT_ON': '"true"' } } },
    // One module per icon, already ESM: served as they are, a story with a new icon needs no new bundle.
    exclude: ['@tabler/icons-react'],
    // A dependency that Vite discovers during a run makes it re-bundle and reload the page, which fails the test that
    // was running. Anything that src/ or contract/ imports from node_modules in the browser belongs here.
    include: [
      '@emotion/cache',
      '@emotion/react',
      '@emotion/react/jsx-dev-runtime',
      '@emotion/react/jsx-runtime',
      '@storybook/addon-a11y',
      '@storybook/addon-docs',
      '@storybook/react-vite',
      'axe-core',
      'marked',
      'otpauth',
      'sanitize-html',
      'd3-scale',
      'd3-shape',
      'dompurify',
      'embla-carousel-react',
      'jsencrypt',
      'mobx',
      'mobx-react-lite',
      'qrcode',
      'react',
      'react-aria-components',
      'react-dom',
      'react-dom/client',
      'react-intl',
      'react-router-dom',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'valibot',
    ],
  },
});
