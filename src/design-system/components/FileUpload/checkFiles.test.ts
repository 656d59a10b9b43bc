import { describe, expect, it } from 'vitest';
import { checkFiles } from './checkFiles';
import { kindOf } from './fileKinds';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13];
const bytes = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const file = (name: string, content: number[] = png, lastModified = 1) =>
  new File([new Uint8Array(content)], name, { lastModified });
const rules = { kinds: ['png', 'jpeg'] as const, maxBytes: 100, maxFiles: 2 };
const names = (files: readonly File[]) => files.map(({ name }) => name);

describe('kindOf', () => {
  it.each([
    [png, 'png'],
    [[0xff, 0xd8, 0xff, 0xe0], 'jpeg'],
    [bytes('RIFF....WEBPVP8 '), 'webp'],
    [bytes('RIFF....WAVEfmt '), undefined],
    [bytes('GIF89a'), 'gif'],
    [bytes('%PDF-1.7'), 'pdf'],
    [bytes('<svg onload=alert(1)>'), undefined],
    [bytes('\x89PN'), undefined],
    [[], undefined],
  ])('reads %j as %s', (start, kind) => {
    expect(kindOf(new Uint8Array(start))).toBe(kind);
  });
});

describe('checkFiles', () => {
  it('believes the content, not the name', async () => {
    const { files, faults } = await checkFiles(
      [],
      [
        file('picture.txt'),
        file('page.png', bytes('<html>')),
        file('notes.txt', bytes('hello')),
        file('empty.png', []),
      ],
      { ...rules, maxFiles: 9 },
    );
    expect(names(files)).toEqual(['picture.txt']);
    expect(faults).toEqual([
      { reason: 'damaged', name: 'page.png' },
      { reason: 'wrongType', name: 'notes.txt' },
      { reason: 'damaged', name: 'empty.png' },
    ]);
  });

  it('refuses kinds that are real but not asked for', async () => {
    const { faults } = await checkFiles([], [file('scan.pdf', bytes('%PDF-1.7'))], rules);
    expect(faults).toEqual([{ reason: 'wrongType', name: 'scan.pdf' }]);
  });

  it('refuses what is too large, up to the last byte', async () => {
    const sized = (name: string, length: number) =>
      file(name, [...png, ...Array<number>(length - png.length).fill(0)]);
    const { files, faults } = await checkFiles([], [sized('fits.png', 100), sized('over.png', 101)], rules);
    expect(names(files)).toEqual(['fits.png']);
    expect(faults).toEqual([{ reason: 'tooLarge', name: 'over.png' }]);
  });

  it('keeps as many as it takes, and says so', async () => {
    const { files, faults } = await checkFiles([file('a.png')], [file('b.png'), file('c.png')], rules);
    expect(names(files)).toEqual(['a.png', 'b.png']);
    expect(faults).toEqual([{ reason: 'tooMany', name: '' }]);
  });

  it('takes one file in place of another, and the same file once', async () => {
    const one = { ...rules, maxFiles: 1 };
    expect(names((await checkFiles([file('a.png')], [file('b.png')], one)).files)).toEqual(['b.png']);
    expect(names((await checkFiles([file('a.png')], [file('a.png')], one)).files)).toEqual(['a.png']);
    expect(names((await checkFiles([file('a.png')], [file('a.txt', [])], one)).files)).toEqual(['a.png']);
    const twice = await checkFiles([file('a.png')], [file('a.png'), file('b.png'), file('b.png')], rules);
    expect(names(twice.files)).toEqual(['a.png', 'b.png']);
    expect(twice.faults).toEqual([]);
  });
});
