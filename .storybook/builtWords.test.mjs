import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtWords } from './builtWords.ts';
import { parseWords } from './parseWords.ts';

test.each(['th', 'ar', 'zh-HK', 'en-XA'])(
  'the built workshop says in %s what the site says, of texts where there are some',
  (tag) => {
    const code = builtWords.load(`\0words:${tag}/home`);
    const words = JSON.parse(/parseWords\((.*)\)$/s.exec(code)?.[1] ?? '');
    const isText = Object.values(words).some((word) => typeof word === 'string');
    expect(isText).toBe(!tag.includes('X'));
    const shipped = new URL(`../locales/.generated/${tag}/home.json`, import.meta.url);
    expect(parseWords(words)).toEqual(JSON.parse(readFileSync(shipped, 'utf8')));
  },
);
