// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mirror } from './locales-mirror.mjs';
import { catalogueTags, catalogueText, messageFiles, syncLocales } from './locales.mjs';

const scripts = fileURLToPath(new URL('.', import.meta.url));
let scratch = '';

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'locales-test-'));
});
afterAll(() => {
  rmSync(scratch, { recursive: true });
});

/** @param {string} tag @param {unknown} content */
function add(tag, content) {
  const file = join(scratch, 'given.json');
  writeFileSync(file, JSON.stringify(content));
  return spawnSync(process.execPath, [join(scripts, 'locales-add.mjs'), tag, file], { encoding: 'utf8' });
}

describe('the message pipeline', () => {
  it('knows 35 catalogues and the message files of the source', () => {
    expect(catalogueTags()).toHaveLength(35);
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
    const before = readFileSync(join(scripts, '../locales/vi.json'), 'utf8');
    for (const [tag, content, complaint] of /** @type {const} */ ([
      ['vi', { 'no.such.id': 'x' }, 'no.such.id is not an id'],
      ['vi', { 'ds.common.close': ' ' }, 'ds.common.close has no text'],
      ['en', { 'ds.common.close': 'Shut' }, 'The English comes from the messages'],
      ['xx', { 'ds.common.close': 'x' }, 'There is no catalogue for "xx"'],
    ])) {
      const { status, stderr } = add(tag, content);
      expect(status).toBe(1);
      expect(stderr).toContain(complaint);
    }
    expect(readFileSync(join(scripts, '../locales/vi.json'), 'utf8')).toBe(before);
    // Four programs are started one after the other.
  }, 60_000);
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
