/** One chunk of a png; its check sum is left empty, as nothing on the platform draws the picture. */
const chunk = (type: string, data: string): string =>
  `${String.fromCharCode(0, 0, data.length >> 8, data.length & 0xff)}${type}${data}\0\0\0\0`;

/** Four bytes of a whole number. */
const number = (value: number): string =>
  String.fromCharCode(value >>> 24, (value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff);

/** A whole png as the platform reads it, in base 64: its size, perhaps a note in it and something behind its end. */
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
  const chunks = [
    chunk('IHDR', `${number(width)}${number(height)}\u0008\u0006\0\0\0`),
    note === undefined ? '' : chunk('tEXt', `Comment\0${note}`),
    chunk('IDAT', 'x'.repeat(12)),
    chunk('IEND', ''),
  ];
  return btoa(`\u0089PNG\r\n\u001a\n${chunks.join('')}${tail}`);
}
