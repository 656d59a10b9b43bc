import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { locales } from './registry';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|stories)\.tsx?$/.test(name));

describe('words are asked for by the language itself', () => {
  // What formats numbers may be a relative of the language: for Khmer a kind of English, for Lao Indonesian.
  it('and not by the tag that formats numbers', () => {
    const byFormat =
      /\bintl\.locale\b|\{[^}]*\blocale\b[^}]*\} = useIntl\(\)|useIntl\(\)\.locale|DisplayNames\(\[?(?:intl|locale\b)/;
    const inFormat = ['src/design-system/components/PhoneField/regionNames.ts'];
    expect(sources.filter((path) => byFormat.test(read(path)) && !inFormat.includes(path))).toEqual([]);
  });

  const related = locales.filter(({ intlFallback }) => intlFallback !== undefined);
  const wordsOf = (tag: string) => JSON.parse(read(`sandbox/words/${tag}.json`)) as Record<string, string>;
  const lotteryWords = Object.keys(wordsOf('en')).filter((id) => id.startsWith('lottery.'));

  it.each(related)('so that a lottery has words of its own in $english', ({ tag, intlFallback = 'en' }) => {
    expect(lotteryWords.length).toBeGreaterThan(50);
    const [own, relative] = [wordsOf(tag), wordsOf(intlFallback.replace(/^en-.*/, 'en'))];
    const same = lotteryWords.filter((id) => own[id] === undefined || own[id] === relative[id]);
    // Names such as 4D, and figures, are written alike everywhere.
    expect(same.length).toBeLessThan(lotteryWords.length / 5);
  });
});
