// node check-spin.mjs SERVER-SEED HASH CLIENT-SEED SPIN: checks a spin of a slot and prints where its five reels stopped.
import { createHash, createHmac } from 'node:crypto';
const [, , seed = '', hash = '', client = '', spin = '0'] = process.argv;
const fits = createHash('sha256').update(seed).digest('hex') === hash;
const bytes = createHmac('sha256', seed).update(`${client}:${spin}`).digest();
const stops = [0, 1, 2, 3, 4].map((reel) => bytes.readUInt32BE(reel * 4) % 32);
process.stdout.write(`The hash ${fits ? 'fits' : 'does not fit'}; spin ${spin}: ${stops.join(' ')}\n`);
