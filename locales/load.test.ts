import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import english from './en.json';
import { loadArea, loadStart } from './load';
import { loadMessages } from './loadMessages';
import { locales, pseudo, type LocaleTag } from './registry';

const ids = Object.keys(english).sort();

describe('catalogues', () => {
  it.each([...locales, ...pseudo].map((row) => row.tag))('%s has every message, parsed', async (tag) => {
    const messages = await loadMessages(tag);
    expect(Object.keys(messages).sort()).toEqual(ids);
    expect(Object.values(messages).every((message) => Array.isArray(message) && message.length > 0)).toBe(
      true,
    );
  });
});

describe('loadStart and loadArea', () => {
  it('give the areas of every page together', async () => {
    const start = await loadStart('vi');
    expect(start).toHaveProperty(['ds.common.close']);
    expect(await loadArea('vi', 'ds')).toBe(start);
  });

  it.each(locales.map((row) => row.tag))(
    '%s costs at most 25 kB before the first page (I19)',
    async (tag) => {
      expect(gzipSync(JSON.stringify(await loadStart(tag))).length).toBeLessThanOrEqual(25_000);
    },
  );

  it('give each area exactly its own messages, and those that pages share', async () => {
    const start = await loadStart('th');
    const common = ids.filter((id) => id.startsWith('common.'));
    const areas = new Set(ids.map((id) => id.slice(0, id.indexOf('.'))));
    const rest = ids.filter((id) => !(id in start));
    const loaded = await Promise.all(
      // Those of `error` that refusals bring are a part of their own.
      [
        ...[...areas].filter((area) => !Object.keys(start).some((id) => id.startsWith(`${area}.`))),
        'refusal',
      ].map((area) => loadArea('th', area)),
    );
    for (const messages of loaded) expect(Object.keys(messages)).toEqual(expect.arrayContaining(common));
    const own = loaded.flatMap((messages) => Object.keys(messages).filter((id) => !common.includes(id)));
    expect([...own, ...common].sort()).toEqual(rest);
  });

  it('refuse an area that does not exist', async () => {
    await expect(loadArea('en', 'nowhere')).rejects.toThrow(
      'No message has an id that starts with "nowhere."',
    );
  });

  it('answer a language without a catalogue with its relative', async () => {
    expect(await loadStart('xx' as LocaleTag)).toEqual(await loadStart('en'));
  });
});

describe('test languages', () => {
  it('en-XA accents, lengthens and brackets the text, and keeps its arguments', async () => {
    const messages = await loadMessages('en-XA');
    expect(messages['ds.common.close']).toEqual([
      { type: 0, value: '[' },
      { type: 0, value: 'Ƈŀǿǿşḗḗ' },
      { type: 0, value: ']' },
    ]);
    expect(JSON.stringify(messages['ds.pagination.pageOf'])).toContain('"value":"total"');
  });

  it('ar-XB turns the words around outside arguments', async () => {
    const [first] = (await loadMessages('ar-XB'))['ds.common.close'] ?? [];
    expect(first).toEqual({ type: 0, value: '\u061c\u202eClose\u202c\u061c' });
    expect(JSON.stringify((await loadMessages('ar-XB'))['ds.pagination.pageOf'])).toContain(
      '{"type":1,"value":"total"}',
    );
  });
});
