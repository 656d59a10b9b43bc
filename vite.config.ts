import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { designTokens } from './scripts/tokens-vite.mjs';
import { appFiles } from './scripts/vite/appFiles.ts';
import { beginAfterPaint } from './scripts/vite/beginAfterPaint.ts';
import { brandFiles } from './scripts/vite/brandFiles.ts';
import { inlineVars } from './scripts/vite/inlineVars.ts';
import { toSandbox } from './scripts/vite/platformPaths.ts';
import { pureComponents } from './scripts/vite/pureComponents.ts';

import { sitePage } from './scripts/vite/sitePage.ts';
import { slimMessages } from './scripts/vite/slimMessages.ts';
import { toolHeaders } from './scripts/vite/toolPolicy.ts';

const sandboxPort = Number(process.env['SANDBOX_PORT'] ?? 4000);
const gamePort = Number(process.env['GAME_PORT'] ?? 4001);

/** Libraries of which every page needs nearly all. React Aria is not among them: most of it comes with what opens. */
const firstLibraries =
  /node_modules[\\/](@emotion|@formatjs|intl-messageformat|mobx|mobx-react-lite|react|react-dom|react-intl|react-router|scheduler|stylis|valibot)[\\/]/;

/** What is not an entry: the page's own script, and the style sheets of which a visitor gets one brand's. */
const besidesEntries = /^(?!.*(?:\.css|\.html|[\\/]app[\\/]main\.tsx)(?:\?|$))/;

/** What most pages bind, lay out and word their screens with: pieces of some hundred bytes. */
const sharedByPages =
  /[\\/](?:app[\\/]routes[\\/](?:center[\\/]useAddress|listState|resourceState|useEnsured|useIsOffline|useOnReturn)|features[\\/](?:action|label|money)\.messages|components[\\/](?:Columns|Heading|Inline|Stack|Text)[\\/]\w+(?:\.styles)?)\.tsx?$/;

/** What a record or a report adds: its period, its rows, its file. */
const sharedByRecords = /[\\/]app[\\/]routes[\\/](?:reportPeriod|saveFile|useRecordList)\.ts$/;

/** What a form has and no page without one: what is typed, ticked and drawn along. */
const fields =
  /[\\/](?:react-(?:aria|stately|aria-components)[\\/]dist[\\/]private[\\/](?:(?:checkbox|toggle|visually-hidden)[\\/]|(?:interactions[\\/]useMove|Checkbox|TextArea|TextField)\.mjs)|design-system[\\/]components[\\/](?:Checkbox|Form|TextField)[\\/])/;

/**
 * What comes when something opens: overlays, lists of React Aria, which nothing draws that is on a page from the start, and
 * what those two have of its smaller pieces.
 */
const opened =
  /[\\/](?:react-(?:aria|stately|aria-components)[\\/]dist[\\/]private[\\/](?:(?:autocomplete|collections|dialog|list|listbox|menu|overlays|select|selection|separator|tree)[\\/]|interactions[\\/](?:PressResponder|useContextMenu|useInteractOutside|useLongPress)|utils[\\/](?:animation|runAfterKeyboard|scrollIntoView|useLoadMoreSentinel|useResizeObserver|useViewportSize)|(?:Autocomplete|Collection|Dialog|DragAndDrop|Header|Keyboard|ListBox|Menu|Modal|OverlayArrow|Popover|Select|Separator)\.mjs)|design-system[\\/](?:components[\\/](?:Dialog|Menu|Popover|Select[\\/](?!SelectButton|SelectTrigger))|patterns[\\/]FilterBar))/;

/** Files that are asked about by name: what changes only with its version, the first screen, shared drawings. */
const named: ReadonlySet<string> = new Set(['libraries', 'first', 'icons', 'rolldown-runtime']);

export default defineConfig(({ command }) => ({
  plugins: [
    designTokens(),
    brandFiles(),
    appFiles(),
    react({ jsxImportSource: '@emotion/react' }),
    sitePage({ gameOrigin: `http://localhost:${gamePort}` }),
    beginAfterPaint(),
    slimMessages(),
    pureComponents(/[\\/]react-router[\\/]dist[\\/]/),
    inlineVars(async () => (await import('./src/design-system/theme/generated/vars.ts')).vars),
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
            // These packages name their development build wherever a browser's bundler looks.
            { find: /^mobx$/, replacement: 'mobx/dist/mobx.esm.production.min.js' },
            {
              find: /^react-router$/,
              replacement: join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs'),
            },
          ]
        : [],
  },
  build: {
    outDir: 'dist/site',
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // Browsers without modulepreload fetch the same files a little later.
    modulePreload: {
      polyfill: false,
      // A page of the site comes after these files: naming them again for each would cost the first file bytes.
      resolveDependencies: (_, deps, { hostType }) =>
        hostType === 'html'
          ? deps
          : deps.filter((file) => !/^assets\/(?:libraries|rolldown-runtime)-/.test(file)),
    },
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [
          // Tables of calls, of which a page drops the areas that it does not speak of.
          { test: /[\\/]contract[\\/]\w+\.ts$/, sideEffects: false },
          // Lists of what a folder has: whoever takes one thing needs no other.
          { test: /[\\/]design-system[\\/]\w+[\\/]\w+[\\/]index\.ts$/, sideEffects: false },
          // Emotion imports them for a wrapper that nothing here uses.
          { test: /[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
        ],
      },
      output: {
        // Every name stands twice in the first file, where a hash does not pack. Without the words before it a page costs
        // less there; the manifest says which source a file is.
        chunkFileNames: ({ name }) => (named.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/c[hash:7].js'),
        codeSplitting: {
          groups: [
            // In a file of its own, what changes only with its version stays in visitors' caches from release to release.
            { name: 'libraries', test: firstLibraries },
            // The rest of the first screen in one file: shared pieces of a kilobyte each pack badly, and queue.
            { name: 'first', test: besidesEntries, tags: ['$initial'] },
            // Each of them is smaller than the request for it.
            { name: 'data', test: /[\\/]src[\\/]app[\\/]data[\\/]/, minShareCount: 2 },
            { name: 'pages', test: sharedByPages, minShareCount: 3 },
            // Calendars come with what has days, and with nothing else.
            { name: 'dates', test: /[\\/]@internationalized[\\/]date[\\/]/, minShareCount: 2 },
            // What so many pages need comes in one file: fifty of a kilobyte each queue.
            {
              name: 'shared',
              test: (id) => ![fields, opened, sharedByRecords].some((apart) => apart.test(id)),
              minShareCount: 20,
            },
            { name: 'fields', test: fields, minShareCount: 3 },
            { name: 'opened', test: opened, minShareCount: 20 },
            // Lists of news and messages are no records.
            { name: 'lists', test: /[\\/]app[\\/]routes[\\/]useList\.ts$/, minShareCount: 3 },
            { name: 'records', test: sharedByRecords, minShareCount: 3 },
            { name: 'icons', test: /[\\/]@tabler[\\/]icons-react[\\/]/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    headers: toolHeaders('dev', [`http://localhost:${gamePort}`]),
    proxy: toSandbox(sandboxPort),
  },
}));
