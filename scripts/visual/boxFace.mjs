// @ts-check
// A face in which every letter is the same box: for scripts that the site leaves to the visitor's system and no package
// of the project has. A picture then shows where such words stand, and is the same on every machine.

const unitsPerEm = 1000;
const ascent = 880;
const descent = -120;

/** @typedef {{ u8: (...values: number[]) => Bytes, u16: (...values: number[]) => Bytes, u32: (...values: number[]) => Bytes, at: () => Buffer }} Bytes */

/** Collects numbers as a font file has them, the most significant byte first. @returns {Bytes} */
function bytes() {
  /** @type {number[]} */
  const all = [];
  /** @type {(width: number) => (...values: number[]) => Bytes} */
  const put =
    (width) =>
    (...values) => {
      for (const value of values)
        for (let place = width - 1; place >= 0; place--) all.push((value >> (8 * place)) & 0xff);
      return self;
    };
  const self = { u8: put(1), u16: put(2), u32: put(4), at: () => Buffer.from(all) };
  return self;
}

/** Two squares, one in the other, as their corners from the point before. */
function glyph() {
  const corners = [
    [100, 0],
    [0, 760],
    [800, 0],
    [0, -760],
    [-730, 70],
    [660, 0],
    [0, 620],
    [-660, 0],
  ];
  const outline = bytes().u16(2, 100, 0, 900, 760, 3, 7, 0);
  outline.u8(...corners.map(() => 1));
  outline.u16(...corners.map(([x = 0]) => x), ...corners.map(([, y = 0]) => y));
  return outline.at();
}

/** @param {Record<string, Buffer>} tables by name, in the order of the alphabet */
function fontOf(tables) {
  const names = Object.keys(tables);
  const head = bytes()
    .u32(0x00010000)
    .u16(names.length, 128, 3, names.length * 16 - 128);
  const parts = [];
  let offset = 12 + 16 * names.length;
  for (const name of names) {
    const table = tables[name] ?? Buffer.alloc(0);
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    let sum = 0;
    for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
    head.u8(...Buffer.from(name)).u32(sum, offset, table.length);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head.at(), ...parts]);
}

/** @returns {Buffer} a TrueType font */
export function boxFace() {
  const box = glyph();
  const last = 0x10ffff;
  // Format 13: a range of letters for one glyph.
  const letters = bytes().u16(0, 1, 3, 10).u32(12).u16(13, 0).u32(28, 0, 1, 0x20, last, 1);
  const name = Buffer.from('Box', 'utf16le').swap16();
  const names = [1, 2, 4, 6].map((id) => [3, 1, 0x409, id, name.length, 0]);
  return fontOf({
    'OS/2': bytes()
      .u16(4, unitsPerEm, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 250, 0)
      .u8(...Array.from({ length: 10 }, () => 0))
      .u32(0, 0, 0, 0)
      .u8(...Buffer.from('NONE'))
      .u16(64, 0x20, 0xffff, ascent, descent, 0, ascent, -descent)
      .u32(1, 0)
      .u16(500, 700, 0, 0x20, 1)
      .at(),
    cmap: letters.at(),
    glyf: Buffer.concat([box, box]),
    head: bytes()
      .u32(0x00010000, 0x00010000, 0, 0x5f0f3cf5)
      .u16(3, unitsPerEm)
      .u32(0, 0, 0, 0)
      .u16(100, 0, 900, 760, 0, 8, 2, 1, 0)
      .at(),
    hhea: bytes()
      .u32(0x00010000)
      .u16(ascent, descent, 0, unitsPerEm, 100, 100, 900, 1, 0, 0, 0, 0, 0, 0, 0, 2)
      .at(),
    hmtx: bytes().u16(unitsPerEm, 100, unitsPerEm, 100).at(),
    loca: bytes()
      .u32(0, box.length, 2 * box.length)
      .at(),
    maxp: bytes().u32(0x00010000).u16(2, 8, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0).at(),
    name: Buffer.concat([
      bytes()
        .u16(0, names.length, 6 + 12 * names.length, ...names.flat())
        .at(),
      name,
    ]),
    post: bytes().u32(0x00030000, 0).u16(-100, 50).u32(1, 0, 0, 0, 0).at(),
  });
}
