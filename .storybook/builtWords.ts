import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { Plugin } from 'vite';

const locales = new URL('../locales/', import.meta.url);
const parser = fileURLToPath(new URL('parseWords.ts', import.meta.url));
const catalogue = /locales\/\.generated\/([\w-]+)\/(\w+)\.json$/;
const prefix = '\0words:';
/** Which ids an area has: once, and not beside each of its texts in every language. */
const idsPrefix = '\0word-ids:';

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
              { test: /parseWords\.ts$|^\0word-ids:/, name: 'parse-words', priority: 1 },
              { test: (id) => id.startsWith(prefix), name: (id) => `words-${languageOf(id)}` },
            ],
          },
        },
      },
    },
  }),
  async resolveId(source, importer, options) {
    if (source.startsWith(idsPrefix)) return source;
    if (!source.endsWith('.json')) return undefined;
    const [, tag, area] = catalogue.exec((await this.resolve(source, importer, options))?.id ?? '') ?? [];
    return tag === undefined ? undefined : `${prefix}${tag}/${area ?? ''}`;
  },
  load(id) {
    if (id.startsWith(idsPrefix))
      return `export default ${JSON.stringify(idsOf(id.slice(idsPrefix.length)))}`;
    if (!id.startsWith(prefix)) return undefined;
    const [tag = '', area = ''] = id.slice(prefix.length).split('/');
    const trees = treesOf(tag, area);
    const file = new URL(`${tag}.json`, locales);
    const texts = existsSync(file) ? read<string>(file) : {};
    const words = idsOf(area).map((key) => texts[key] ?? (trees[key] ? printAST(trees[key]) : null));
    return [
      `import { parseWords } from ${JSON.stringify(parser)};`,
      `import ids from ${JSON.stringify(idsPrefix + area)};`,
      `export default parseWords(ids, ${JSON.stringify(words)})`,
    ].join('\n');
  },
};

const treesOf = (tag: string, area: string) =>
  read<MessageFormatElement[]>(new URL(`.generated/${tag}/${area}.json`, locales));

const idsOf = (area: string): string[] => Object.keys(treesOf('en', area));

function languageOf(id: string): string {
  return id.slice(prefix.length).split('/')[0] ?? '';
}
