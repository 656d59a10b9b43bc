// @ts-check
// Every snippet of the components' docs pages, as it stands there, in an application of its own: compiled without leniency,
// and drawn.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from '../root.mjs';
import { entries } from './code.mjs';
import { boundary } from './everyComponent.mjs';

/** Settings of a strict program that trusts no declarations. */
const compilerOptions = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  types: [],
};

/** What is read in the page: each snippet by itself, and what became of it. */
const drawAllSnippets = (/** @type {readonly string[]} */ names) => `import { Component } from 'react';
import { createRoot } from 'react-dom/client';
import { LocaleScope } from 'white-label-design-system/i18n';
import messages from 'white-label-design-system/words/en.json';
${names.map((name, index) => `import * as snippet${index} from './snippets/${name}.tsx';`).join('\n')}
const all = { ${names.map((name, index) => `'${name}': snippet${index}`).join(', ')} };
${boundary}const drawn = {};
let current = '';
for (const kind of ['error', 'warn'])
  console[kind] = (...words) => { drawn[current] = words.join(' '); };
for (const [name, module] of Object.entries(all)) {
  const [Shown] = Object.values(module);
  current = name;
  drawn[name] = 'drawn';
  const onError = (error) => { drawn[name] = String(error?.message ?? error); };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<LocaleScope locale="en" messages={messages}><Boundary onError={onError}><Shown /></Boundary></LocaleScope>);
  await new Promise((resolve) => setTimeout(resolve, 20));
  root.unmount();
  place.remove();
}
window.drawn = drawn;
`;

/**
 * Files of an application that holds every snippet.
 * @returns {Promise<{ files: Record<string, string>, names: string[] }>}
 */
export async function everySnippet() {
  const { snippetsOf } = await tsImport('../../.storybook/snippets/snippets.ts', import.meta.url);
  /** @type {Record<string, string>} */
  const texts = {};
  for (const { name: entry, module } of entries().filter(({ name }) => /^[A-Z]/.test(name))) {
    const file = join(root, 'src/design-system', module, `../${entry}.stories.tsx`);
    // What is part of another component has no page of its own.
    if (!existsSync(file)) continue;
    for (const [name, text] of Object.entries(await snippetsOf(file))) texts[`${entry}-${name}`] = text;
  }
  const names = Object.keys(texts);
  return {
    names,
    files: {
      ...Object.fromEntries(names.map((name) => [`src/snippets/${name}.tsx`, texts[name] ?? ''])),
      'src/Snippets.jsx': drawAllSnippets(names),
      'tsconfig.json': JSON.stringify({ compilerOptions, include: ['src/snippets'] }),
    },
  };
}
