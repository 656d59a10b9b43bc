import sharp, { type JpegOptions } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { cleanImage } from './cleanImage';

const text = (value: string): Buffer => Buffer.from(value, 'latin1');
const joined = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(Buffer.concat(parts));
const has = (bytes: Uint8Array, words: string): boolean => Buffer.from(bytes).includes(text(words));
const pixelsOf = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
const endOfJpeg = Uint8Array.of(0xff, 0xd9);

/** A segment of a jpg. */
function segment(marker: number, words: string): Uint8Array {
  const size = words.length + 2;
  return joined(Uint8Array.of(0xff, marker, size >> 8, size & 0xff), text(words));
}

/** A jpg of an uneven picture, so that its scans hold stuffed bytes. */
const photo = async (options: JpegOptions = {}): Promise<Uint8Array> => {
  const side = 96;
  const noise = Buffer.from(Array.from({ length: side * side * 3 }, (_, at) => (at * 7_919) % 251));
  const made = sharp(noise, { raw: { width: side, height: side, channels: 3 } });
  return Uint8Array.from(await made.jpeg({ quality: 95, ...options }).toBuffer());
};

let plain: Uint8Array;
beforeAll(async () => {
  plain = await photo();
});

describe('cleanImage', () => {
  it.each([{}, { progressive: true }])('leaves the picture of a jpg as it is', async (options) => {
    const bytes = await photo(options);
    const cleaned = cleanImage(bytes);
    expect(cleaned?.mediaType).toBe('image/jpeg');
    expect(await pixelsOf(cleaned?.bytes ?? bytes)).toEqual(await pixelsOf(bytes));
  });

  it.each([0xe1, 0xe2, 0xe3, 0xeb, 0xec, 0xed, 0xef, 0xfe])('takes segment %i of a jpg out', (marker) => {
    const bytes = joined(plain.subarray(0, 2), segment(marker, 'GPS 1.3521'), plain.subarray(2));
    const cleaned = cleanImage(bytes);
    expect(cleaned && has(cleaned.bytes, 'GPS')).toBe(false);
  });

  it('keeps the colours of a jpg: its profile stays', async () => {
    const bytes = Uint8Array.from(await sharp(plain).withIccProfile('p3').jpeg().toBuffer());
    const cleaned = cleanImage(bytes);
    expect(cleaned && has(cleaned.bytes, 'ICC_PROFILE')).toBe(true);
    expect(await pixelsOf(cleaned?.bytes ?? bytes)).toEqual(await pixelsOf(bytes));
  });

  it('takes out what stands behind the end of a jpg: a second picture, a film of the moment', () => {
    const second = joined(plain.subarray(0, 2), segment(0xe1, 'GPS 1.3521'), plain.subarray(2));
    for (const more of [second, text('ftypmp42 GPS 1.3521')]) {
      const cleaned = cleanImage(joined(plain, more));
      expect(cleaned).toMatchObject({ mediaType: 'image/jpeg' });
      expect(cleaned && has(cleaned.bytes, 'GPS')).toBe(false);
      expect(cleaned?.bytes.subarray(-2)).toEqual(endOfJpeg);
    }
  });

  it('takes out what stands between two scans of a jpg', async () => {
    const bytes = await photo({ progressive: true });
    const second = Buffer.from(bytes).lastIndexOf(Uint8Array.of(0xff, 0xc4));
    const noted = joined(bytes.subarray(0, second), segment(0xe1, 'GPS 1.3521'), bytes.subarray(second));
    const cleaned = cleanImage(noted);
    expect(cleaned && has(cleaned.bytes, 'GPS')).toBe(false);
    expect(await pixelsOf(cleaned?.bytes ?? noted)).toEqual(await pixelsOf(bytes));
  });

  it('takes out what stands in and behind the end of a png', async () => {
    const bytes = Uint8Array.from(
      await sharp(plain)
        .png()
        .withExif({ IFD0: { Artist: 'secret' } })
        .toBuffer(),
    );
    expect(has(bytes, 'secret')).toBe(true);
    const cleaned = cleanImage(joined(bytes, text('PK secret archive')));
    expect(cleaned && has(cleaned.bytes, 'secret')).toBe(false);
    expect(await pixelsOf(cleaned?.bytes ?? bytes)).toEqual(await pixelsOf(bytes));
    const filled = joined(bytes.subarray(0, -12), Uint8Array.of(0, 0, 0, 6), text('IENDsecret....'));
    expect(cleanImage(filled)).toBeUndefined();
  });

  it('refuses every picture that is cut short, and what is none', async () => {
    const pictures = [plain, Uint8Array.from(await sharp(plain).png().toBuffer())];
    for (const bytes of pictures)
      for (let end = 0; end < bytes.byteLength; end += 37)
        expect(cleanImage(bytes.subarray(0, end))).toBeUndefined();
    for (const words of ['<svg onload="alert(1)">', 'GIF89a', '%PDF-1.7', '\u00ff\u00d8\u00ff'])
      expect(cleanImage(text(words.padEnd(300, ' ')))).toBeUndefined();
  });
});
