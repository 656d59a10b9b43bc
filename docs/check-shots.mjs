// node docs/check-shots.mjs SEED HASH RETURN: checks a round of a fishing game. Prints for each shot which fish it would
// have caught; RETURN is what the game returns, such as 95.61.
import { createHash } from 'node:crypto';
const [, , seed = '', hash = '', rtp = '95'] = process.argv;
const digest = (text) => createHash('sha256').update(text).digest('hex');
const pays = {
  sardine: 2,
  clownfish: 3,
  crab: 5,
  seahorse: 8,
  turtle: 12,
  octopus: 20,
  ray: 40,
  shark: 80,
  whale: 200,
};
process.stdout.write(`The hash ${digest(seed) === hash ? 'fits' : 'does not fit'}\n`);
for (let shot = 0; shot < 300; shot += 1) {
  const number = Number.parseInt(digest(`${seed}:${shot}`).slice(0, 8), 16) / 2 ** 32;
  const caught = Object.keys(pays).filter((kind) => number < Number(rtp) / 100 / pays[kind]);
  process.stdout.write(`${shot}: ${caught.join(' ') || 'nothing'}\n`);
}
