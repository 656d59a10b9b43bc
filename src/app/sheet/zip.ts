/** A file inside an archive: its path, and what it holds. */
export type ZipEntry = readonly [path: string, text: string];

const encoder = new TextEncoder();

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function crcOf(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 255] ?? 0);
  return ~crc >>> 0;
}

/** Numbers of two and of four bytes, the lowest byte first. */
const shorts = (...values: number[]): number[] =>
  values.flatMap((value) => [value & 255, (value >>> 8) & 255]);
const longs = (...values: number[]): number[] =>
  values.flatMap((value) => shorts(value & 65_535, value >>> 16));

/** The first day that an archive can name: a file of ours has no time of its own. */
const [midnight, firstDay] = [0, 33];

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * A ZIP archive of texts, compressed by the browser itself: no library, and no worker that the policy would refuse.
 * Source: PKWARE APPNOTE 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16.
 */
export async function zip(entries: readonly ZipEntry[], type: string): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const [path, text] of entries) {
    const [name, bytes] = [encoder.encode(path), encoder.encode(text)];
    const packed = await deflate(bytes);
    // Version 2.0, names in UTF-8, deflated.
    const shared = [
      ...shorts(20, 0x0800, 8, midnight, firstDay),
      ...longs(crcOf(bytes), packed.length, bytes.length),
      ...shorts(name.length, 0),
    ];
    const local = Uint8Array.from([...longs(0x04034b50), ...shared, ...name]);
    parts.push(local, packed);
    directory.push(
      Uint8Array.from([
        ...longs(0x02014b50),
        ...shorts(20),
        ...shared,
        ...shorts(0, 0, 0),
        ...longs(0, offset),
        ...name,
      ]),
    );
    offset += local.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Uint8Array.from([
    ...longs(0x06054b50),
    ...shorts(0, 0, entries.length, entries.length),
    ...longs(size, offset),
    ...shorts(0),
  ]);
  return new Blob([...parts, ...directory, end], { type });
}
