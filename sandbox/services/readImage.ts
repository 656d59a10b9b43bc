/** What a picture says of itself. */
export interface ImageFacts {
  mediaType: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
}

/** More pixels than a camera has: what would be unpacked to fill the memory of whoever opens it. */
const mostPixels = 50_000_000;
/** Longer than any camera's picture; a strip of one pixel's height fills memory just as well. */
const mostSide = 30_000;

/**
 * Reads type and size of a png or jpg by its content, never by its name. Undefined for anything else and for
 * one of an absurd size. Whether the picture is whole is known only by `cleanImage`.
 */
export function readImage(bytes: Uint8Array): ImageFacts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const facts = readPng(view) ?? readJpeg(view);
  if (!facts) return undefined;
  const { width, height } = facts;
  const isSane =
    Math.min(width, height) > 0 && Math.max(width, height) <= mostSide && width * height <= mostPixels;
  return isSane ? facts : undefined;
}

function readPng(view: DataView): ImageFacts | undefined {
  const isPng = view.byteLength > 57 && view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a;
  if (!isPng || view.getUint32(12) !== 0x49484452) return undefined;
  return { mediaType: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

function readJpeg(view: DataView): ImageFacts | undefined {
  const { byteLength } = view;
  if (byteLength < 128 || view.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 < byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame)
      return { mediaType: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (marker === 0xda) return undefined;
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
