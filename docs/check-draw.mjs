// node docs/check-draw.mjs SEED HASH: checks a draw of five digits (SSC). docs/lottery-proof.md says how the others are made.
import { createHash } from 'node:crypto';
const [, , seed = '', hash = ''] = process.argv;
let [a, b, c, d] = [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0);
const word = () => {
  const mixed = (a + b + d) | 0;
  [a, b, c, d] = [b ^ (b >>> 9), (c + (c << 3)) | 0, (((c << 21) | (c >>> 11)) + mixed) | 0, (d + 1) | 0];
  return mixed >>> 0;
};
const digit = () => {
  let drawn = word();
  while (drawn >= 4294967290) drawn = word();
  return drawn % 10;
};
const fits = createHash('sha256').update(seed).digest('hex') === hash;
const numbers = Array.from({ length: 5 }, digit).join(' ');
process.stdout.write(`The hash ${fits ? 'fits' : 'does not fit'}; the numbers are ${numbers}.\n`);
