/** How pixels lie in memory: PNG's number of the kind, and bytes per pixel. */
const kinds = {
  grey: { type: 0, bytes: 1 },
  rgb: { type: 2, bytes: 3 },
  rgba: { type: 6, bytes: 4 },
} as const;

/** Writes a picture of 8 bits per channel as PNG. */
export async function encodePng(
  pixels: Uint8Array,
  width: number,
  height: number,
  kind: keyof typeof kinds = 'grey',
): Promise<Uint8Array> {
  const { type, bytes } = kinds[kind];
  const line = width * bytes;
  const lines = new Uint8Array((line + 1) * height);
  for (let y = 0; y < height; y += 1)
    lines.set(pixels.subarray(y * line, (y + 1) * line), y * (line + 1) + 1);
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header[8] = 8;
  header[9] = type;
  const parts = [
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', await deflate(lines)),
    chunk('IEND', new Uint8Array()),
  ];
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const body = new Uint8Array(12 + data.length);
  const view = new DataView(body.buffer);
  view.setUint32(0, data.length);
  for (let index = 0; index < 4; index += 1) body[4 + index] = type.charCodeAt(index);
  body.set(data, 8);
  view.setUint32(8 + data.length, crc(body.subarray(4, 8 + data.length)));
  return body;
}

/** CRC-32 as PNG wants it. */
function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
