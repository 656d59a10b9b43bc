import { crc32, deflateSync } from 'node:zlib';

/** A chunk of a png with its check sum. */
function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const number = (value: number): Buffer => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  return Buffer.concat([number(data.byteLength), body, number(crc32(body))]);
}

/**
 * A whole png, in base 64: black, perhaps with a note in it and something behind its end. One of an absurd size has no
 * pixels.
 */
export function pngOf({
  width = 1,
  height = 1,
  note,
  tail = '',
}: {
  width?: number;
  height?: number;
  note?: string;
  tail?: string;
}): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of grey.
  header.set([8, 0], 8);
  const pixels = width * height > 4_000_000 ? Buffer.alloc(0) : Buffer.alloc((width + 1) * height);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', header),
    ...(note === undefined ? [] : [chunk('tEXt', Buffer.from(`Comment\0${note}`, 'latin1'))]),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
    Buffer.from(tail, 'latin1'),
  ]).toString('base64');
}
