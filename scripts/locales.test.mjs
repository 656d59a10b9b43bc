// @ts-check
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '../locales/registry';
import { addTranslations } from './locales-add.mjs';
import { mirror } from './locales-mirror.mjs';
import { catalogueTags, catalogueText, messageFiles, syncLocales } from './locales.mjs';

const vi = new URL('../locales/vi.json', import.meta.url);

describe('the message pipeline', () => {
  it('knows the catalogue of each language and the message files of the source', () => {
    expect(catalogueTags()).toEqual(locales.map(({ tag }) => tag).sort());
    expect(messageFiles()).toContain('src/design-system/i18n/messages/common.messages.ts');
  });

  it('has nothing to do when nothing has changed', () => {
    syncLocales();
    expect(syncLocales()).toMatchObject({ fresh: true, broken: [] });
  });

  it('writes catalogues sorted, one message a line', () => {
    expect(catalogueText({ 'b.b.b': 'x', 'a.a.a': 'y' })).toBe('{\n  "a.a.a": "y",\n  "b.b.b": "x"\n}\n');
  });

  it('refuses translations of ids that do not exist, of nothing, into English and into unknown languages', () => {
    const before = readFileSync(vi, 'utf8');
    for (const [tag, content, complaint] of /** @type {const} */ ([
      ['vi', { 'no.such.id': 'x' }, 'no.such.id is not an id'],
      ['vi', { 'ds.common.close': ' ' }, 'ds.common.close has no text'],
      ['en', { 'ds.common.close': 'Shut' }, 'The English comes from the messages'],
      ['xx', { 'ds.common.close': 'x' }, 'There is no catalogue for "xx"'],
    ]))
      expect(() => addTranslations({ [tag]: content })).toThrow(complaint);
    expect(readFileSync(vi, 'utf8')).toBe(before);
  });
});

describe('mirror', () => {
  const turned = (/** @type {string} */ word) => `\u061c\u202e${word}\u202c\u061c`;

  it('turns each word and keeps the spaces', () => {
    expect(mirror([{ type: 0, value: 'Try again, ' }])).toEqual([
      { type: 0, value: `${turned('Try')} ${turned('again,')} ` },
    ]);
  });

  it('leaves arguments, and reaches into choices and tags', () => {
    const one = [{ type: 0, value: 'a' }];
    const other = [{ type: 7 }, { type: 1, value: 'name' }];
    const message = [
      { type: 6, value: 'count', options: { one: { value: one }, other: { value: other } }, offset: 0 },
      { type: 8, value: 'b', children: [{ type: 0, value: 'c' }] },
    ];
    expect(mirror(message)).toEqual([
      {
        type: 6,
        value: 'count',
        options: { one: { value: [{ type: 0, value: turned('a') }] }, other: { value: other } },
        offset: 0,
      },
      { type: 8, value: 'b', children: [{ type: 0, value: turned('c') }] },
    ]);
  });
});
