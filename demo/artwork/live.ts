import { shift } from './covers';
import { drawing, type Tone } from './drawings';
import { at, hash, stream } from './random';
import { tinted } from './tints';

/** Kinds of live table that have a picture. */
export const liveGames = [
  'baccarat',
  'blackjack',
  'roulette',
  'wheel',
  'dragonTiger',
  'poker',
  'sicBo',
  'drop',
  'stage',
] as const;
export type LiveGame = (typeof liveGames)[number];

const tones = ['top', 'middle', 'bottom', 'lamp', 'felt', 'feltedge', 'line'];
const room = (...colours: readonly string[]) =>
  new Map<Tone, string>(tones.map((tone, i) => [tone, at(colours, i)]));

/** The rooms of a live studio: wall from top to bottom, lamps, felt from light to dark, lines. */
// prettier-ignore
const rooms = [
  room('#2a0b16', '#6e1830', '#16050c', '#ffce9a', '#a3233f', '#560f22', '#f3cd7a'),
  room('#0a1a30', '#15456b', '#061120', '#ffe0a8', '#1f6a9a', '#0b3252', '#f3cd7a'),
  room('#05231b', '#0e5c44', '#03140f', '#d9ffcf', '#12805c', '#07402e', '#e8d39a'),
  room('#1c0d3d', '#5b2a9a', '#10062a', '#ffd0f0', '#6a3fc0', '#341a70', '#f0c6ff'),
  room('#241206', '#7a4216', '#140903', '#ffe3a8', '#a8641f', '#5a300c', '#ffe0a0'),
  room('#11161f', '#3a4658', '#0b0f16', '#cfe6ff', '#3f5878', '#1c2a40', '#e0c48a'),
  room('#04262a', '#0f6468', '#03181b', '#bff5ea', '#158a86', '#084c4e', '#f0d79a'),
  room('#240a2c', '#6d1f63', '#170620', '#ffc9dc', '#9a2f86', '#4c1244', '#ffd9a8'),
];

/** A live table, 480 by 300. Table 0 is as it was drawn; the others differ in room, hand and where the camera stands. */
export function liveSvg(game: LiveGame, table = 0): string {
  const { head, parts, tones } = drawing(`live/${game}`);
  const hands = [...parts.keys()].filter((name) => name.startsWith('hand'));
  const choice = stream(hash(table, 29));
  const hand = table === 0 ? 'hand1' : at(hands, Math.floor(choice() * hands.length));
  const shown = ['room', hand, 'floor'].map((name) => parts.get(name) ?? '').join('');
  if (table === 0) return `${head}${shown}</svg>`;
  const colours = at(rooms, Math.floor(choice() * rooms.length));
  const scale = 1.01 + choice() * 0.09;
  const [x, y] = [shift(480, scale, choice), shift(300, scale, choice)];
  const seen = `translate(${(-x).toFixed(1)} ${(-y).toFixed(1)}) scale(${scale.toFixed(3)})`;
  return `${head}<g transform="${seen}">${tinted(shown, tones, (tone, colour) => colours.get(tone) ?? colour)}</g></svg>`;
}
