import { bytesFromBase64 } from '../base64';
import type { Ports } from '../ports';
import { refuse } from '../refusal';
import { readImage, type ImageFacts } from './readImage';

/** Segments of a jpg that draw nothing: JFIF, EXIF, XMP, second pictures, the maker's own data, comments. */
const isJpegNote = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
/** Segments of a jpg that begin a picture. */
const isJpegFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** What begins a segment of colours: a profile, or Adobe's word on how the colours are stored. */
const jpegColours: Partial<Record<number, string>> = { 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };
/**
 * Chunks of a png that draw it, and the most bytes that each may have: what is longer holds something else. A profile is
 * packed, and a large one may unpack to fill the memory.
 */
const pngDrawn: Readonly<Record<string, number>> = {
  IHDR: 13,
  PLTE: 768,
  tRNS: 256,
  IDAT: Infinity,
  IEND: 0,
  gAMA: 4,
  cHRM: 32,
  sRGB: 1,
  iCCP: 65_536,
  sBIT: 4,
};

/**
 * A picture as a person sends it, in base 64, as it may be kept: cleaned and upright, with what it says of itself.
 * @throws {Refusal} file.tooLarge above so many bytes; file.wrongType for what is no picture, or not a whole one.
 */
export async function receiveImage(
  { pictures }: Pick<Ports, 'pictures'>,
  image: string,
  mostBytes: number,
): Promise<ImageFacts & { bytes: Uint8Array }> {
  // Looked at before it is decoded: what is no picture costs nothing.
  const size = (image.length * 3) / 4 - (image.endsWith('==') ? 2 : image.endsWith('=') ? 1 : 0);
  if (size > mostBytes) refuse('file.tooLarge');
  if (!beginsAsImage(bytesFromBase64(image.slice(0, 16)))) refuse('file.wrongType');
  const bytes = bytesFromBase64(image);
  // What is no letter of base 64 is left out.
  if (bytes.byteLength !== size) refuse('file.wrongType');
  const cleaned = cleanImage(bytes) ?? refuse('file.wrongType');
  // Which way a photograph is up stands in the notes that are taken out; a png is drawn without what may be packed in it.
  const drawn = cleaned.mediaType === 'image/jpeg' ? bytes : cleaned.bytes;
  const upright = (await pictures.upright(drawn)) ?? refuse('file.wrongType');
  return upright === drawn ? cleaned : (cleanImage(upright) ?? refuse('file.wrongType'));
}

const signatures = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8],
];
const beginsAsImage = (bytes: Uint8Array): boolean =>
  signatures.some((signature) => signature.every((byte, at) => bytes[at] === byte));

/**
 * A png or jpg without what says where and with what it was taken, and without anything behind its end. Undefined for a
 * file that is none, is cut short or is absurdly large.
 */
export function cleanImage(bytes: Uint8Array): (ImageFacts & { bytes: Uint8Array }) | undefined {
  const facts = readImage(bytes);
  const cleaned = facts && (facts.mediaType === 'image/png' ? cleanPng(bytes) : cleanJpeg(bytes));
  return cleaned && readImage(cleaned) ? { ...facts, bytes: cleaned } : undefined;
}

function cleanPng(bytes: Uint8Array): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.byteLength;) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.byteLength) return undefined;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    // One that begins again may be of any size.
    if (type === 'IHDR' && at > 8) return undefined;
    const most = Object.hasOwn(pngDrawn, type) ? pngDrawn[type] : undefined;
    if (most !== undefined && end - at - 12 <= most) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return end === at + 12 ? joined(kept) : undefined;
    at = end;
  }
  return undefined;
}

function cleanJpeg(bytes: Uint8Array): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.subarray(0, 2)];
  let frames = 0;
  for (let at = 2; at + 2 <= bytes.byteLength;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // Behind the end phones put a second picture or a film, with places of their own.
    if (marker === 0xd9) return joined([...kept, bytes.subarray(at, at + 2)]);
    if (at + 4 > bytes.byteLength) return undefined;
    const end = at + 2 + view.getUint16(at + 2);
    const after = marker === 0xda ? endOfScan(view, end) : end;
    if (after > bytes.byteLength) return undefined;
    // One that begins again may be of any size.
    if (isJpegFrame(marker)) frames += 1;
    if (frames > 1) return undefined;
    const colours = jpegColours[marker];
    const isKept = !isJpegNote(marker) || (colours !== undefined && startsWith(bytes, at + 4, colours));
    if (isKept) kept.push(bytes.subarray(at, after));
    at = after;
  }
  return undefined;
}

/** Where the next marker stands: within a scan, 0xff is followed by 0 or by a restart. */
function endOfScan(view: DataView, start: number): number {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  // Found natively: byte by byte, a picture of 5 MB takes ten times as long.
  for (
    let at = bytes.indexOf(0xff, start);
    at >= 0 && at + 2 <= bytes.length;
    at = bytes.indexOf(0xff, at + 1)
  ) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

const startsWith = (bytes: Uint8Array, at: number, words: string): boolean =>
  String.fromCharCode(...bytes.subarray(at, at + words.length)) === words;

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}
