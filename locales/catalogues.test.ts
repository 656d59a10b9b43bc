import { readFileSync } from 'node:fs';
import { createIntl, createIntlCache } from 'react-intl';
import { describe, expect, it } from 'vitest';
import {
  catalogueOf,
  checkStale,
  descriptions,
  english,
  glossary,
  glossaryOf,
  identicalOk,
  limits,
  pairsOf,
  translated,
} from './checks/catalogues';
import { checkFidelity } from './checks/fidelity';
import { checkHygiene } from './checks/hygiene';
import { checkScript, isIdentical, scriptShare } from './checks/language';
import { checkLength } from './checks/length';
import { checkContract, checkPlurals } from './checks/structure';
import { kind, elementsOf } from './checks/tree';
import { loadMessages } from './loadMessages';
import { isLocaleTag, locales } from './registry';

/** The problems as a list that a failing run prints in full. */
const none = (problems: readonly string[]) => {
  expect(problems.join('\n')).toBe('');
};

const rows = translated.map((row) => [row.tag, row] as const);
const { keep } = glossary;
/** Words that count neither as copied nor as written in the wrong script. */
const free = [...glossary.mayStay, ...keep];

describe('the English catalogue', () => {
  it('gives every message an id of area.screen.thing form, and a note to every one that takes values', () => {
    const odd = Object.keys(english).filter((id) => !/^[a-z][a-zA-Z0-9]*(\.[a-zA-Z0-9]+)+$/.test(id));
    expect(odd).toEqual([]);
    const taking = Object.entries(english).filter(([, text]) => text.includes('{'));
    expect(taking.map(([id]) => id).filter((id) => !descriptions[id]?.trim())).toEqual([]);
  });

  it('is clean itself (I7)', async () => {
    const [row] = locales;
    none((await pairsOf(row!)).flatMap(checkHygiene));
  });
});

describe.each(rows)('%s', (tag, row) => {
  it('has nothing stale (I4)', () => {
    none(checkStale(row));
  });

  it('is sorted, one message a line', () => {
    const own = catalogueOf(tag) ?? {};
    const ids = Object.keys(own).sort((a, b) => (a < b ? -1 : 1));
    const canonical = `${JSON.stringify(Object.fromEntries(ids.map((id) => [id, own[id]])), null, 2)}\n`;
    const text = readFileSync(new URL(`./${tag}.json`, import.meta.url), 'utf8');
    expect(text === canonical, 'Run: node scripts/locales.mjs').toBe(true);
  });

  it('spells out its plural forms (I5)', async () => {
    none((await pairsOf(row)).flatMap(checkPlurals));
  });

  it('keeps arguments, tags and choices (I6)', async () => {
    none((await pairsOf(row)).flatMap(checkContract));
  });

  it('is clean text (I7)', async () => {
    none((await pairsOf(row)).flatMap(checkHygiene));
  });

  it('is translated, not copied (I8)', async () => {
    const allowed = new Set([...(identicalOk['*'] ?? []), ...(identicalOk[tag] ?? [])]);
    const pairs = await pairsOf(row);
    const copied = pairs
      .filter((pair) => isIdentical(pair, free) && !allowed.has(pair.id))
      .map((pair) => pair.id);
    const share = row.tier === 'C' ? 0.02 : 0.01;
    const tooMany = copied.length > pairs.length * share ? copied : [];
    expect(tooMany, 'Translate these, or list them in identical-ok.json').toEqual([]);
  });

  it('is in its script (I9)', async () => {
    const pairs = await pairsOf(row);
    none(pairs.flatMap((pair) => checkScript(pair, free)));
    const shares = pairs.map((pair) => scriptShare(pair, free));
    const all = shares.reduce((sum, share) => sum + share.all, 0);
    const own = shares.reduce((sum, share) => sum + share.own, 0);
    expect(own).toBeGreaterThanOrEqual(all * 0.8);
  });

  it('keeps numbers, addresses, names and endings (I10)', async () => {
    none((await pairsOf(row)).flatMap((pair) => checkFidelity(pair, keep)));
  });

  it('fits where there is little room (I11)', async () => {
    none((await pairsOf(row)).flatMap((pair) => checkLength(pair, limits)));
  });
});

describe('formatting everything (I12)', () => {
  const counts = [0, 1, 2, 3, 5, 11, 21, 100, 1.5, 1_000_000];

  it.each(locales.map((row) => [row.tag, row] as const))(
    '%s formats every message without an error',
    async (tag, row) => {
      const messages = { ...(await loadMessages(tag)) };
      const failures: string[] = [];
      const intl = createIntl(
        { locale: row.intlTag, messages, onError: (error) => failures.push(`${tag} ${error.message}`) },
        createIntlCache(),
      );
      for (const [id, tree] of Object.entries(messages)) {
        const message = { id };
        for (const count of counts) {
          const values: Record<string, string | number | ((chunks: unknown[]) => string)> = {};
          for (const element of elementsOf(tree)) {
            if (element.type === kind.literal || !('value' in element)) continue;
            const { type, value: name } = element;
            if (type === kind.select && 'options' in element) {
              values[name] ??= Object.keys(element.options)[counts.indexOf(count) % 2] ?? 'other';
            } else if (type === kind.tag) values[name] = (chunks) => chunks.join('');
            else if (type === kind.argument) values[name] ??= 'Ω';
            else values[name] = count;
          }
          const text = String(intl.formatMessage(message, values as Record<string, string>));
          if (text.trim() === '' || /[{}]|undefined|NaN|\[object/.test(text))
            failures.push(`${tag} ${id}: ${text}`);
        }
      }
      none(failures);
    },
  );
});

describe('the lists beside the catalogues', () => {
  it('name only what exists', () => {
    const known = new Set(Object.keys(english));
    const named = [...Object.keys(limits.max), ...Object.values(identicalOk).flat()];
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    expect(limits.tight.filter((start) => ![...known].some((id) => id.startsWith(start)))).toEqual([]);
    expect(Object.keys(identicalOk).filter((tag) => tag !== '*' && !isLocaleTag(tag))).toEqual([]);
  });

  it.each(translated.map(({ tag }) => tag))('say no word in %s that is none of the field', (tag) => {
    const { terms = {} } = glossaryOf(tag) ?? {};
    expect(Object.keys(terms).filter((term) => !(term in glossary.terms))).toEqual([]);
  });
});
