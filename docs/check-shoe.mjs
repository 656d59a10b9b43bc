// node docs/check-shoe.mjs SEED HASH: checks a shoe of a baccarat table and prints its first cards in the order of dealing.
import { createHash } from 'node:crypto';
const [, , seed = '', hash = ''] = process.argv;
const digest = (text) => createHash('sha256').update(text).digest();
const numbers = [];
for (let block = 0; block < 60; block += 1)
  for (let at = 0, bytes = digest(`${seed}:${block}`); at < 32; at += 4) numbers.push(bytes.readUInt32BE(at));
const cards = Array.from({ length: 416 }, (_, index) => index % 52);
for (let last = 415; last > 0; last -= 1) {
  const most = 2 ** 32 - (2 ** 32 % (last + 1));
  while ((numbers[0] ?? 0) >= most) numbers.shift();
  const other = (numbers.shift() ?? 0) % (last + 1);
  [cards[last], cards[other]] = [cards[other], cards[last]];
}
const name = (card) => `${'A23456789TJQK'[card % 13]}${'shdc'[Math.floor(card / 13)]}`;
const fits = digest(seed).toString('hex') === hash;
process.stdout.write(
  `The hash ${fits ? 'fits' : 'does not fit'}; ${cards.slice(0, 24).map(name).join(' ')}\n`,
);
