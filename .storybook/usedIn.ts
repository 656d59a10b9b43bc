import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

const id = 'virtual:used-in';

/** A docs page of a screen. */
export interface Use {
  name: string;
  /** Of its docs page in the workshop. */
  page: string;
}

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(stories|test|d)\./.test(file);
const importPattern = /(?:from|import\()\s*'([^']+)'/g;
const component = /^#(?:ds|gaming|patterns)\/(\w+)$/;

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(importPattern)].map(([, from]) => String(from));

/** The file that a relative import means. */
function fileOf(from: string, importer: string): string | undefined {
  const path = join(dirname(importer), from);
  return [path, `${path}.tsx`, `${path}.ts`].find((each) => isSource(each) && existsSync(each));
}

/** Docs page of a story file, as auto-title names it: a part that is repeated at the end is left out. */
function pageOf(file: string, root: string): string {
  const parts = relative(root, file).replace('.stories.tsx', '').split(/[\\/]/);
  const names = parts.at(-1)?.toLowerCase() === parts.at(-2)?.toLowerCase() ? parts.slice(0, -1) : parts;
  return `screens-${names.join('-').toLowerCase()}--docs`;
}

/**
 * Which components each screen is made of: by what its file imports, and what the files of its area import that it is
 * made of. What a component is made of itself does not count.
 * @param src folder of the sources
 */
export function findUses(src: string): Record<string, Use[]> {
  const features = join(src, 'features');
  const patterns = join(src, 'design-system/patterns');
  const screens = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => join(features, file))
    .sort();
  const uses: Record<string, Use[]> = {};
  for (const story of screens) {
    const found = new Set<string>();
    const seen = new Set<string>();
    const waiting = [story.replace('.stories.tsx', '.tsx')].filter((file) => existsSync(file));
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      for (const from of importsOf(file)) {
        const name = component.exec(from)?.[1];
        if (name) {
          found.add(name);
          // A pattern is made of components for the screens that take it.
          const pattern = join(patterns, name, `${name}.tsx`);
          if (from.startsWith('#patterns/') && existsSync(pattern)) waiting.push(pattern);
        } else if (from.startsWith('.')) {
          const next = fileOf(from, file);
          if (next) waiting.push(next);
        }
      }
    }
    const use = { name: basename(story, '.stories.tsx'), page: pageOf(story, features) };
    for (const name of found) (uses[name] ??= []).push(use);
  }
  return uses;
}

/** The screens that each component is part of, as a module: a list kept by hand would be out of date. */
export function usedIn(src: string): Plugin {
  return {
    name: 'used-in',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (loaded) =>
      loaded === `\0${id}` ? `export const usedIn = ${JSON.stringify(findUses(src))};` : undefined,
  };
}
