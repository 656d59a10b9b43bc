import { readdirSync, readFileSync } from 'node:fs';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { locales, pseudo } from '#locales';
import { loadMessages } from '#locales/loadMessages.ts';
import { isolateValues } from './isolateValues';

/** Names that run either way. */
const names = { ltr: 'minh.agency', rtl: 'أمير' } as const;
const rows = [...locales, ...pseudo].map((row) => [row.tag, row] as const);

interface Part {
  type: number;
  value?: unknown;
  options?: Readonly<Record<string, { value: readonly Part[] }>>;
  children?: readonly Part[];
}
/** Every part of a message, however deep. */
const partsOf = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => [
    part,
    ...Object.values(part.options ?? {}).flatMap(({ value }) => partsOf(value)),
    ...partsOf(part.children ?? []),
  ]);
/** What is filled in as it is, what a select chooses by, and what is counted, as the parser numbers them. */
const [argument, choice] = [1, 5];

/** Every file of the site that makes sentences by itself. */
const makers = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name))
  .map((name) => ({ name, code: readFileSync(`src/${name}`, 'utf8') }))
  .filter(({ code }) => /\bcreateIntl\(|<IntlProvider/.test(code));

describe('a name in a sentence', () => {
  it('stays together wherever sentences are made', () => {
    expect(makers.length).toBeGreaterThan(1);
    expect(makers.filter(({ code }) => !/\bisolateValues\(/.test(code)).map(({ name }) => name)).toEqual([]);
  });

  it.each(rows)('of %s stays together, in every message that has one', async (tag, { dir }) => {
    const messages = await loadMessages(tag);
    const intl = isolateValues(
      createIntl({ locale: tag, messages, onError: () => undefined }),
      dir === 'rtl',
    );
    const foreign = names[dir === 'rtl' ? 'ltr' : 'rtl'];
    const own = names[dir];
    let seen = 0;
    for (const [id, message] of Object.entries(messages)) {
      const parts = partsOf(message as readonly Part[]);
      const places = parts.filter(({ type }) => type === argument).map(({ value }) => String(value));
      if (places.length === 0 || parts.some(({ type }) => type === choice || type === 8)) continue;
      const filled = (name: string) =>
        Object.fromEntries(
          parts
            .filter(({ type }) => type !== 0 && type !== 7)
            .map(({ type, value }) => [String(value), type === argument ? name : 2]),
        );
      const text = intl.formatMessage({ id } as { id: string }, filled(foreign));
      // A choice by number may leave some places out.
      const told = text.split(foreign).length - 1;
      expect(text.split(`\u2068${foreign}\u2069`).length - 1, id).toBe(told);
      seen += told;
      expect(intl.formatMessage({ id } as { id: string }, filled(own)), id).not.toContain('\u2068');
    }
    expect(seen).toBeGreaterThan(500);
  });

  it.each(rows)(
    'of %s does not change what a select chooses by, which stands at the top of its message',
    async (tag, { dir }) => {
      const messages = await loadMessages(tag);
      const intl = isolateValues(createIntl({ locale: tag, messages }), dir === 'rtl');
      const plain = createIntl({ locale: tag, messages });
      let seen = 0;
      for (const [id, message] of Object.entries(messages)) {
        const all = partsOf(message as readonly Part[]).filter(({ type }) => type === choice);
        expect(
          message.filter(({ type }) => type === choice),
          id,
        ).toEqual(all);
        for (const { value, options = {} } of all)
          for (const option of Object.keys(options)) {
            const values = {
              ...Object.fromEntries(
                partsOf(message as readonly Part[]).map((part) => [String(part.value), '']),
              ),
              groupCount: 2,
              [String(value)]: option,
            };
            const given = { id } as { id: string };
            expect(intl.formatMessage(given, values), id).toBe(plain.formatMessage(given, values));
            seen += 1;
          }
      }
      expect(seen).toBeGreaterThan(4);
    },
  );
});
