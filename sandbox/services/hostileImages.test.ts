import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPictures } from '../node/raster';
import { refusalOf } from '../testing/context';
import { receiveImage } from './cleanImage';

/** What the platform takes of an application's picture at most. */
const mostBytes = 5 * 1024 * 1024;
const evil = '<script>alert(document.domain)</script>';

const latin = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));
const joined = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(Buffer.concat(parts));
const signature = latin('\u0089PNG\r\n\u001a\n');
const u32 = (value: number): Uint8Array =>
  Uint8Array.of(value >>> 24, (value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff);
const u16 = (value: number): Uint8Array => Uint8Array.of((value >> 8) & 0xff, value & 0xff);

/** A chunk of a png with the check sum that a reader wants. */
function chunk(type: string, data: Uint8Array = new Uint8Array()): Uint8Array {
  const body = joined(latin(type), data);
  return joined(u32(data.byteLength), body, u32(crc32(body)));
}
const ihdr = (width: number, height: number): Uint8Array =>
  chunk('IHDR', joined(u32(width), u32(height), Uint8Array.of(8, 2, 0, 0, 0)));
const pixels = (width: number, height: number): Uint8Array =>
  Uint8Array.from(deflateSync(Buffer.alloc((width * 3 + 1) * height)));
const idat = chunk('IDAT', pixels(8, 8));
const end = chunk('IEND');
/** A real picture of 8 by 8 with this before its pixels. */
const pngWith = (...more: Uint8Array[]): Uint8Array => joined(signature, ihdr(8, 8), ...more, idat, end);

const segment = (marker: number, data: Uint8Array): Uint8Array =>
  joined(Uint8Array.of(0xff, marker), u16(data.byteLength + 2), data);
const frame = (width: number, height: number): Uint8Array =>
  segment(
    0xc0,
    joined(Uint8Array.of(8), u16(height), u16(width), Uint8Array.of(3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1)),
  );
const padded = (bytes: Uint8Array): Uint8Array => joined(bytes, new Uint8Array(200));

let jpg: Uint8Array;
let photo: Uint8Array;
beforeAll(async () => {
  const noise = Buffer.from(Array.from({ length: 32 * 32 * 3 }, (_, at) => (at * 7_919) % 251));
  const made = sharp(noise, { raw: { width: 32, height: 32, channels: 3 } });
  jpg = Uint8Array.from(await made.clone().jpeg().toBuffer());
  photo = Uint8Array.from(
    await made
      .jpeg()
      .withExif({
        IFD0: { Artist: 'GPS 1.3521 N' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '1/1 21/1 0/1' },
      })
      .toBuffer(),
  );
});
/** A real jpg with this behind its first two bytes. */
const jpgWith = (...more: Uint8Array[]): Uint8Array => joined(jpg.subarray(0, 2), ...more, jpg.subarray(2));
/** Where the pixels of the real jpg begin. */
const scanAt = (): number => Buffer.from(jpg).indexOf(Uint8Array.of(0xff, 0xda));

const zip = latin(`PK\u0003\u0004\u0014\0\0\0${evil}PK\u0005\u0006`);
const pdf = latin('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj');

/** Files that are refused, however they are called. */
const refused: readonly (readonly [name: string, make: () => Uint8Array])[] = [
  ['nothing at all', () => new Uint8Array()],
  [
    'an SVG that runs, called a png',
    () => padded(latin(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`)),
  ],
  [
    'an SVG packed with gzip',
    () => Uint8Array.from(gzipSync(`<svg onload="alert(1)">${' '.repeat(500)}</svg>`)),
  ],
  ['a page of html', () => padded(latin(`<!doctype html>${evil}`))],
  ['a script', () => padded(latin('#!/bin/sh\nrm -rf /\n'))],
  ['a PHP file', () => padded(latin('<?php system($_GET["c"]); ?>'))],
  ['a GIF that moves', () => padded(latin('GIF89a\u0001\0\u0001\0\u0080\0\0'))],
  ['a WebP', () => padded(latin('RIFF\u0024\0\0\0WEBPVP8 '))],
  ['an AVIF', () => padded(latin('\0\0\0\u001cftypavif\0\0\0\0'))],
  ['a BMP', () => padded(latin('BM6\0\0\0\0\0\0\0'))],
  ['a TIFF', () => padded(latin('II*\0\u0008\0\0\0'))],
  ['an icon', () => padded(latin('\0\0\u0001\0\u0001\0'))],
  ['a PDF that opens a script', () => padded(pdf)],
  ['an archive', () => padded(zip)],
  ['an archive that unpacks to 100 MB', () => Uint8Array.from(gzipSync(Buffer.alloc(100_000_000)))],
  ['a Windows program', () => padded(latin('MZ\u0090\0\u0003\0\0\0'))],
  ['a Linux program', () => padded(latin('\u007fELF\u0002\u0001\u0001'))],
  ['a film', () => padded(latin('\0\0\0\u0018ftypmp42'))],
  ['the mark of a jpg and a page behind it', () => padded(latin(`\u00ff\u00d8\u00ff${evil}`))],
  ['the mark of a png and a page behind it', () => padded(joined(signature, latin(evil)))],
  [
    'a png whose pixels are none',
    () => joined(signature, ihdr(8, 8), chunk('IDAT', latin('x'.repeat(99))), end),
  ],
  [
    'a jpg whose pixels are none',
    () =>
      joined(
        jpg.subarray(0, scanAt()),
        latin('\u00ff\u00da\0\u0008'),
        new Uint8Array(300),
        Uint8Array.of(0xff, 0xd9),
      ),
  ],
  ['a page before a png', () => joined(latin(evil), pngWith())],
  ['a png cut short', () => pngWith().subarray(0, 60)],
  ['a jpg cut short', () => jpg.subarray(0, Math.floor(jpg.byteLength / 2))],
  ['a png without an end', () => joined(signature, ihdr(8, 8), idat, chunk('tEXt', latin('x')))],
  ['a png whose end holds a page', () => joined(signature, ihdr(8, 8), idat, chunk('IEND', latin(evil)))],
  ['a png of 100 megapixels in 300 bytes', () => joined(signature, ihdr(10_000, 10_000), idat, end)],
  ['a png of 4,294,967,295 by 1', () => joined(signature, ihdr(0xffffffff, 1), idat, end)],
  ['a png of one pixel by 40,000,000', () => joined(signature, ihdr(1, 40_000_000), idat, end)],
  ['a png that is 0 wide', () => joined(signature, ihdr(0, 8), idat, end)],
  ['a png that begins a second time, much larger', () => pngWith(ihdr(50_000, 50_000))],
  [
    'a png whose chunk says that it is 4 GB long',
    () => joined(signature, ihdr(8, 8), u32(0xfffffff0), latin('IDAT'), end),
  ],
  ['a jpg of 65,535 by 65,535', () => padded(joined(Uint8Array.of(0xff, 0xd8), frame(65_535, 65_535)))],
  ['a jpg of 10,000 by 10,000', () => padded(joined(Uint8Array.of(0xff, 0xd8), frame(10_000, 10_000)))],
  ['a jpg without height', () => padded(joined(Uint8Array.of(0xff, 0xd8), frame(8, 0)))],
  [
    'a jpg that begins a second time, much larger',
    () => joined(jpg.subarray(0, scanAt()), frame(60_000, 60_000), jpg.subarray(scanAt())),
  ],
  [
    'a jpg whose segment is longer than the file',
    () => joined(jpg.subarray(0, 2), Uint8Array.of(0xff, 0xe1, 0xff, 0xff), jpg.subarray(2, 300)),
  ],
  [
    'a jpg of segments of no length, without end',
    () =>
      joined(
        Uint8Array.of(0xff, 0xd8),
        ...Array.from({ length: 200 }, () => Uint8Array.of(0xff, 0xe1, 0, 0)),
      ),
  ],
];

/** Real pictures with something in them, which is taken out. */
const cleaned: readonly (readonly [name: string, make: () => Uint8Array, what: string])[] = [
  ['a photograph with the place where it was taken', () => photo, 'GPS'],
  ['a jpg with a page in its comment', () => jpgWith(segment(0xfe, latin(evil))), 'script'],
  [
    'a jpg that is a script as well, by the length of its first segment',
    () => jpgWith(segment(0xe0, latin(`/*${' '.repeat(10_000)}*/=alert(1);/*`))),
    'alert',
  ],
  [
    'a jpg with XMP',
    () => jpgWith(segment(0xe1, latin(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${evil}`))),
    'xmpmeta',
  ],
  ['a jpg that is an archive as well', () => joined(jpg, zip), 'PK'],
  ['a jpg that is a PDF as well', () => jpgWith(segment(0xe3, pdf)), 'JavaScript'],
  ['a jpg with a film behind it', () => joined(jpg, latin('ftypmp42 GPS 1.3521')), 'GPS'],
  ['a png with a page in its text', () => pngWith(chunk('tEXt', latin(`Comment\0${evil}`))), 'script'],
  [
    'a png whose packed text unpacks to 50 MB',
    () =>
      pngWith(
        chunk('zTXt', joined(latin('Comment\0\0'), Uint8Array.from(deflateSync(Buffer.alloc(50_000_000))))),
      ),
    'zTXt',
  ],
  [
    'a png whose profile unpacks to 100 MB',
    () =>
      pngWith(chunk('iCCP', joined(latin('p\0\0'), Uint8Array.from(deflateSync(Buffer.alloc(100_000_000)))))),
    'iCCP',
  ],
  ['a png with EXIF', () => pngWith(chunk('eXIf', latin('MM\0*GPS 1.3521'))), 'GPS'],
  [
    'a png that moves',
    () => pngWith(chunk('acTL', joined(u32(9_999), u32(0))), chunk('fcTL', new Uint8Array(26))),
    'acTL',
  ],
  ['a png that is an archive as well', () => joined(pngWith(), zip), 'PK'],
  ['a png with a page in its gamma', () => pngWith(chunk('gAMA', latin(evil))), 'script'],
  ['a png with a chunk of its own', () => pngWith(chunk('evIl', latin(evil))), 'script'],
];

describe(`${refused.length + cleaned.length} hostile files`, () => {
  const pictures = createPictures();
  const send = (bytes: Uint8Array) =>
    receiveImage({ pictures }, Buffer.from(bytes).toString('base64'), mostBytes);

  it.each(refused)('refused: %s', async (_, make) => {
    expect(await refusalOf(send(make()))).toBe('file.wrongType');
  });

  it('keeps a photograph as its camera was held, without the place', async () => {
    const held = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const kept = await send(Uint8Array.from(held));
    expect(kept).toMatchObject({ mediaType: 'image/jpeg', width: 20, height: 40 });
    const { exif, width, height, orientation = 1 } = await sharp(kept.bytes).metadata();
    expect([exif, width, height, orientation]).toEqual([undefined, 20, 40, 1]);
  });

  it('refused: letters that are none of base 64', async () => {
    const image = Buffer.from(jpg).toString('base64');
    for (const letter of ['*', '\n', 'é'])
      expect(
        await refusalOf(receiveImage({ pictures }, image.slice(0, 40) + letter + image.slice(41), mostBytes)),
      ).toBe('file.wrongType');
  });

  it('refused: more bytes than a picture may have', async () => {
    const heavy = pngWith(chunk('tEXt', new Uint8Array(mostBytes)));
    expect(await refusalOf(send(heavy))).toBe('file.tooLarge');
  });

  it.each(cleaned)('made harmless: %s', async (_, make, what) => {
    const bytes = make();
    expect(Buffer.from(bytes).includes(what), 'the file has it').toBe(true);
    const kept = Buffer.from((await send(bytes)).bytes);
    expect(kept.includes(what), 'what is kept has it').toBe(false);
    // What is left is the whole picture.
    const { width, height } = await sharp(kept).metadata();
    expect([width, height]).toEqual(kept[0] === 0x89 ? [8, 8] : [32, 32]);
    await sharp(kept, { failOn: 'warning' }).raw().toBuffer();
  });
});
