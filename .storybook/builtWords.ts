import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { Plugin } from 'vite';

const locales = new URL('../locales/', import.meta.url);
const parser = fileURLToPath(new URL('parseWords.ts', import.meta.url));
const catalogue = /locales\/\.generated\/([\w-]+)\/(\w+)\.json$/;
const prefix = '\0words:';

const read = <Value>(url: URL) => JSON.parse(readFileSync(url, 'utf8')) as Record<string, Value>;

/**
 * The words of the built workshop: a file for each language, with texts that are parsed when the language is chosen. The
 * site has them by area and as trees, which spare it the parser; here they would be two thousand files, and half as much
 * again in bytes. What has no text of its own, as in test languages, is printed from its tree.
 */
export const builtWords: Plugin = {
  name: 'built-words',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // Apart, or it would come with the first language, which all others would then bring along.
              { test: /parseWords\.ts$/, name: 'parse-words', priority: 1 },
              { test: (id) => id.startsWith(prefix), name: (id) => `words-${languageOf(id)}` },
            ],
          },
        },
      },
    },
  }),
  async resolveId(source, importer, options) {
    if (!source.endsWith('.json')) return undefined;
    const [, tag, area] = catalogue.exec((await this.resolve(source, importer, options))?.id ?? '') ?? [];
    return tag === undefined ? undefined : `${prefix}${tag}/${area ?? ''}`;
  },
  load(id) {
    if (!id.startsWith(prefix)) return undefined;
    const trees = read<MessageFormatElement[]>(
      new URL(`.generated/${id.slice(prefix.length)}.json`, locales),
    );
    const file = new URL(`${languageOf(id)}.json`, locales);
    const texts = existsSync(file) ? read<string>(file) : {};
    const words = Object.fromEntries(
      Object.entries(trees).map(([key, tree]) => [key, texts[key] ?? printAST(tree)]),
    );
    return `import { parseWords } from ${JSON.stringify(parser)};\nexport default parseWords(${JSON.stringify(words)})`;
  },
};

function languageOf(id: string): string {
  return id.slice(prefix.length).split('/')[0] ?? '';
}
