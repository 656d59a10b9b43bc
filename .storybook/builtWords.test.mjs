import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtWords } from './builtWords.ts';
import { parseWords } from './parseWords.ts';

/** @typedef {{ type: number, value: unknown }} Part */

/** Trees of test languages have the parts of a text apart that a parser reads as one. @param {string} trees */
const withWholeTexts = (trees) =>
  JSON.parse(trees, (_name, value) =>
    Array.isArray(value)
      ? value.reduce((/** @type {Part[]} */ parts, /** @type {Part} */ part) => {
          const last = parts.at(-1);
          if (last?.type !== 0 || part.type !== 0) return [...parts, part];
          return [...parts.slice(0, -1), { ...last, value: `${last.value}${part.value}` }];
        }, [])
      : value,
  );

test.each(['th', 'ar', 'zh-HK', 'en-XA', 'ar-XB'])(
  'the built workshop says in %s what the site says, of texts',
  (tag) => {
    const code = builtWords.load(`\0words:${tag}/home`);
    const [, named = '', texts = ''] = /import ids from (".*?");.*parseWords\(ids, (.*)\)$/s.exec(code) ?? [];
    const ids = JSON.parse(builtWords.load(JSON.parse(named)).replace('export default ', ''));
    const shipped = new URL(`../locales/.generated/${tag}/home.json`, import.meta.url);
    expect(parseWords(ids, JSON.parse(texts))).toEqual(withWholeTexts(readFileSync(shipped, 'utf8')));
  },
);
