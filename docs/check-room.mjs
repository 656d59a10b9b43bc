// node docs/check-room.mjs SEED HASH: checks a deal of a card room and prints the thirteen cards of each seat.
import { createHash } from 'node:crypto';
const [, , seed = '', hash = ''] = process.argv;
const digest = (text) => createHash('sha256').update(text).digest();
const numbers = [];
for (let block = 0; block < 12; block += 1)
  for (let at = 0, bytes = digest(`${seed}:${block}`); at < 32; at += 4) numbers.push(bytes.readUInt32BE(at));
const cards = Array.from({ length: 52 }, (_, index) => index);
for (let last = 51; last > 0; last -= 1) {
  const most = 2 ** 32 - (2 ** 32 % (last + 1));
  while ((numbers[0] ?? 0) >= most) numbers.shift();
  const other = (numbers.shift() ?? 0) % (last + 1);
  [cards[last], cards[other]] = [cards[other], cards[last]];
}
const name = (card) => `${'3456789TJQKA2'[Math.floor(card / 4)]}${'scdh'[card % 4]}`;
const seat = (place) => cards.slice(place * 13, place * 13 + 13).sort((a, b) => a - b);
const fits = digest(seed).toString('hex') === hash;
process.stdout.write(`The hash ${fits ? 'fits' : 'does not fit'}\n`);
for (let place = 0; place < 4; place += 1)
  process.stdout.write(`seat ${place + 1}: ${seat(place).map(name).join(' ')}\n`);
