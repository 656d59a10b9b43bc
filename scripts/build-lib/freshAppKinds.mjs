// @ts-check
// Applications of other teams, as each framework's own guide begins one, with components of ours in them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from '../root.mjs';
import { allAtOnce, components, everyComponent } from './everyComponent.mjs';

const { devDependencies, dependencies } = readJson('package.json');

/** The versions that this repository is tested with. */
export const versions = (/** @type {string[]} */ ...names) =>
  Object.fromEntries(names.map((name) => [name, dependencies[name] ?? devDependencies[name]]));

/**
 * @typedef {object} App
 * @property {string} name
 * @property {Record<string, string>} packages
 * @property {Record<string, string>} files
 * @property {string[]} [build] arguments of node; Vite's unless said
 * @property {string[]} [serve] the same for what was built, which listens where `HOST` and `PORT` say
 * @property {'one by one' | 'at once'} [draws] how it draws every component: in the browser, or on a server's page `/all`
 * @property {boolean} [hasSnippets] whether it has those of the docs pages
 */

const shown = `'use client';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'white-label-design-system/Button';
import { TextField } from 'white-label-design-system/TextField';
import { LocaleScope } from 'white-label-design-system/i18n';
import messages from 'white-label-design-system/words/en.json';
export function Shown() {
  const [count, setCount] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const button = useRef(null);
  useEffect(() => setHeld(button.current instanceof HTMLElement), []);
  return (
    <LocaleScope locale="en" messages={messages} isRoot>
      <Button ref={button} onPress={() => setCount(count + 1)}>{'Pressed ' + count}</Button>
      <TextField label="Name" />
      <p>{isHeld ? 'The ref is held' : 'The ref is empty'}</p>
    </LocaleScope>
  );
}
`;
const sheets = ['reset', 'tokens', 'base', 'fonts', 'brand-lotus']
  .map((name) => `import 'white-label-design-system/${name}.css';`)
  .join('\n');
const react = {
  react: dependencies['react'],
  'react-dom': dependencies['react'],
};

/** @param {string} version of React @returns {App} */
const withVite = (version) => ({
  name: `vite-${version.split('.')[0]}`,
  packages: { react: version, 'react-dom': version },
  draws: 'one by one',
  files: {
    'index.html':
      '<!doctype html><html lang="en" data-brand="lotus" data-theme="dark"><title>App</title><link rel="icon" href="data:," /><div id="root"></div><script type="module" src="/src/main.jsx"></script></html>',
    'src/main.jsx': `import { createRoot } from 'react-dom/client';\n${sheets}\nimport { Shown } from './Shown.jsx';\nif (location.search === '?all') import('./All.jsx');\nelse if (location.search === '?snippets') import('./Snippets.jsx');\nelse createRoot(document.getElementById('root')).render(<Shown />);\n`,
    'src/Shown.jsx': shown,
    'src/components.jsx': components,
    'src/All.jsx': everyComponent,
    'src/Snippets.jsx': '',
    'vite.config.js': `import react from '@vitejs/plugin-react';\nexport default { plugins: [react()] };\n`,
  },
});

/** Server components by Vite alone. @returns {App} */
const withServerComponents = () => ({
  name: 'rsc',
  packages: { ...react, '@vitejs/plugin-rsc': '0.5.38', 'rsc-html-stream': '0.0.8' },
  files: {
    'src/Shown.jsx': shown,
    'src/page.jsx': `${sheets}
import { themeScope } from 'white-label-design-system/theme';
import { Card } from 'white-label-design-system/Card';
import { Shown } from './Shown.jsx';
export const Page = () => (
  <html lang="en" {...themeScope('lotus', 'dark')}>
    <head><title>App</title><link rel="icon" href="data:," /></head>
    <body><Card>Drawn by the server</Card><Shown /></body>
  </html>
);
`,
    'src/entry.rsc.jsx': `import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc';
import { Page } from './page.jsx';
export default async function handle() {
  const ssr = await import.meta.viteRsc.loadModule('ssr', 'index');
  const html = await ssr.renderHtml(renderToReadableStream(<Page />));
  return new Response(html, { headers: { 'content-type': 'text/html' } });
}
`,
    'src/entry.ssr.jsx': `import { createFromReadableStream } from '@vitejs/plugin-rsc/ssr';
import { use } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { injectRSCPayload } from 'rsc-html-stream/server';
export async function renderHtml(stream) {
  const [drawn, sent] = stream.tee();
  let page;
  const Root = () => use((page ??= createFromReadableStream(drawn)));
  const bootstrapScriptContent = await import.meta.viteRsc.loadBootstrapScriptContent('index');
  const html = await renderToReadableStream(<Root />, { bootstrapScriptContent });
  return html.pipeThrough(injectRSCPayload(sent));
}
`,
    'src/entry.browser.jsx': `import { createFromReadableStream } from '@vitejs/plugin-rsc/browser';
import { hydrateRoot } from 'react-dom/client';
import { rscStream } from 'rsc-html-stream/client';
createFromReadableStream(rscStream).then((page) => hydrateRoot(document, page));
`,
    'vite.config.js': `import react from '@vitejs/plugin-react';
import rsc from '@vitejs/plugin-rsc';
const input = (name) => ({ build: { rollupOptions: { input: { index: './src/entry.' + name + '.jsx' } } } });
export default { plugins: [react(), rsc()], environments: { rsc: input('rsc'), ssr: input('ssr'), client: input('browser') } };
`,
  },
});

const firstPage = `import { Card } from 'white-label-design-system/Card';
import { Shown } from './Shown.jsx';
export default function Page() {
  return <main><Card>Drawn by the server</Card><Shown /></main>;
}
`;
const allPage = `import { AllAtOnce } from './AllAtOnce.jsx';
export default function Page() {
  return <AllAtOnce />;
}
`;
/** What both frameworks' pages are made of. @param {readonly string[]} names of components that draw without props of their own */
const pages = (names) => ({
  'app/Shown.jsx': shown,
  'app/components.jsx': `'use client';\n${components}`,
  'app/AllAtOnce.jsx': allAtOnce(names),
});

/** As the package's README has it: what is drawn on a server gathers its styles, which Next writes into the page. */
const nextStyles = /```jsx\n(\/\/ app\/Styles\.jsx\n[\s\S]*?)```/.exec(
  readFileSync(join(root, 'scripts/build-lib/README.md'), 'utf8'),
)?.[1];

/** @param {'turbopack' | 'webpack'} bundler @param {readonly string[]} names @returns {App} */
const withNext = (bundler, names) => ({
  name: `next-${bundler}`,
  packages: { ...react, ...versions('@emotion/cache'), next: '16.4.6' },
  files: {
    ...pages(names),
    'app/Styles.jsx': nextStyles ?? '',
    'app/layout.jsx': `${sheets}
import { themeScope } from 'white-label-design-system/theme';
import { Styles } from './Styles.jsx';
export const metadata = { title: 'App', icons: 'data:,' };
export default function Layout({ children }) {
  return <html lang="en" dir="ltr" {...themeScope('lotus', 'dark')}><body><Styles>{children}</Styles></body></html>;
}
`,
    'app/page.jsx': firstPage,
    'app/all/page.jsx': allPage.replace('./', '../'),
  },
  build: ['node_modules/next/dist/bin/next', 'build', `--${bundler}`],
  serve: ['node_modules/next/dist/bin/next', 'start'],
  draws: 'at once',
});

/** React Router's framework mode, which followed Remix. @param {readonly string[]} names @returns {App} */
const withReactRouter = (names) => ({
  name: 'react-router',
  packages: {
    ...react,
    ...Object.fromEntries(
      ['react-router', '@react-router/dev', '@react-router/node', '@react-router/serve'].map((name) => [
        name,
        '7.18.4',
      ]),
    ),
    isbot: '5.2.3',
  },
  files: {
    ...pages(names),
    'app/root.jsx': `${sheets}
import { Links, Meta, Outlet, Scripts } from 'react-router';
import { themeScope } from 'white-label-design-system/theme';
export default function Root() {
  return (
    <html lang="en" dir="ltr" {...themeScope('lotus', 'dark')}>
      <head><meta charSet="utf-8" /><title>App</title><link rel="icon" href="data:," /><Meta /><Links /></head>
      <body><Outlet /><Scripts /></body>
    </html>
  );
}
`,
    'app/routes.js': `import { index, route } from '@react-router/dev/routes';\nexport default [index('./page.jsx'), route('all', './all.jsx')];\n`,
    'app/page.jsx': firstPage,
    'app/all.jsx': allPage,
    'vite.config.js': `import { reactRouter } from '@react-router/dev/vite';\nexport default { plugins: [reactRouter()] };\n`,
  },
  build: ['node_modules/@react-router/dev/bin.js', 'build'],
  serve: ['node_modules/@react-router/serve/bin.js', './build/server/index.js'],
  draws: 'at once',
});

export const oldestReact = withVite('18.3.1');
const newest = withVite(dependencies['react']);
export const newestReact = {
  ...newest,
  hasSnippets: true,
  packages: { ...newest.packages, ...versions('@types/react', '@types/react-dom', '@tabler/icons-react') },
};
/** @param {readonly string[]} names of components that draw without props of their own @returns {App[]} */
export const frameworks = (names) => [
  withServerComponents(),
  withNext('turbopack', names),
  withNext('webpack', names),
  withReactRouter(names),
];
