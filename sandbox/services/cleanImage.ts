import { readImage, type ImageFacts } from './readImage';

/** What of a jpg says more than the picture: EXIF and XMP (place, device), Photoshop's data, comments. */
const jpegNotes = new Set([0xe1, 0xed, 0xfe]);
/** The same of a png: every chunk that is not needed to draw it. */
const pngDrawn = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'sBIT']);

/**
 * A png or jpg without what says where and with what it was taken, and without anything behind its end. Undefined for a
 * file that is none, is cut short or is absurdly large.
 */
export function cleanImage(
  bytes: Uint8Array,
): { bytes: Uint8Array; mediaType: ImageFacts['mediaType'] } | undefined {
  const facts = readImage(bytes);
  const cleaned = facts && (facts.mediaType === 'image/png' ? cleanPng(bytes) : cleanJpeg(bytes));
  return cleaned && readImage(cleaned) ? { bytes: cleaned, mediaType: facts.mediaType } : undefined;
}

function cleanPng(bytes: Uint8Array): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.byteLength;) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.byteLength) return undefined;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (pngDrawn.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return joined(kept);
    at = end;
  }
  return undefined;
}

function cleanJpeg(bytes: Uint8Array): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.subarray(0, 2)];
  for (let at = 2; at + 4 <= bytes.byteLength;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    // From the start of the scan on there is the picture itself.
    if (marker === 0xda) return joined([...kept, bytes.subarray(at)]);
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.byteLength) return undefined;
    if (!jpegNotes.has(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}
