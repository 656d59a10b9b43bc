import { Atmosphere } from '../atmosphere';
import { polar, ramp, xy } from '../drawing';
import { at, hash, shuffled, stream, type Stream } from '../random';
import { sector, star } from '../objects/round';
import { rooms, type Room, type RoomName } from './rooms';
import { ball, card, chip, die, type Rank, type Suit } from '../objects/table';

const turn = Math.PI * 2;
type Dealt = readonly [Suit, Rank];

/** What chance decides at a table; table 0 shows the hand that the studio was drawn with. */
interface Chance {
  readonly choice: Stream;
  /** The next card of a shuffled deck. */
  readonly deal: () => Dealt;
}

type Scene = (d: Atmosphere, room: Room, chance: Chance) => void;

const suits: readonly Suit[] = ['spade', 'heart', 'diamond', 'club'];
const ranks: readonly Rank[] = ['9', 'K', 'A', '8', 'Q', 'J', 'X'];
const deck: readonly Dealt[] = suits.flatMap((suit) => ranks.map((rank): Dealt => [suit, rank]));
const opening: readonly Dealt[] = [['spade', '9'], ['heart', 'K'], ['diamond', 'A'], ['club', '8'], ['spade', 'Q']]; // prettier-ignore

function chanceOf(seed: number): Chance {
  const choice = stream(hash(seed, 29));
  const cards = seed === 0 ? opening : shuffled(deck, choice);
  let next = 0;
  return { choice, deal: () => at(cards, next++) };
}

const stacks: Record<'red' | 'black' | 'blue' | 'gold' | 'violet', readonly [light: string, dark: string]> = {
  red: ['#d63a4a', '#7d1422'],
  black: ['#22262f', '#0b0d12'],
  blue: ['#2f68d8', '#143a86'],
  gold: ['#e8c25a', '#8f661a'],
  violet: ['#5a4bd8', '#2b2280'],
};
function stack(d: Atmosphere, x: number, y: number, colours: readonly (keyof typeof stacks)[]) {
  colours.forEach((colour, i) => chip(d, x, y - i * 8, 26, 10, 8, ...stacks[colour]));
}

function felt(d: Atmosphere, room: Room, edge: string, width: number) {
  d.path(`${edge}Z`, d.linear(ramp(room.felt[0], room.felt[1]))).stroke(edge, room.trim, width);
}

const baccarat: Scene = (d, room, { deal }) => {
  felt(d, room, 'M-20,320C40,150 440,150 500,320', 7);
  d.stroke('M30,320C90,190 390,190 450,320', room.trim, 1.6, { opacity: 0.7 });
  d.stroke('M90,320C130,226 350,226 390,320', room.trim, 1.2, { opacity: 0.5 });
  for (const [x, y, angle] of [
    [170, 186, -7],
    [222, 182, 3],
    [278, 182, -3],
    [330, 186, 8],
  ] as const)
    card(d, x, y, 66, angle, ...deal());
  stack(d, 108, 262, ['blue', 'blue']);
  stack(d, 372, 262, ['gold']);
};

const blackjack: Scene = (d, room, { choice }) => {
  felt(d, room, 'M-30,330C30,140 450,140 510,330', 6);
  for (let seat = 0; seat < 5; seat++) {
    const angle = Math.PI * (0.2 + seat * 0.15);
    d.place({ x: 240 - Math.cos(angle) * 190, y: 300 - Math.sin(angle) * 84, turn: (seat - 2) * 12 }, () =>
      d.rect('none', -20, -14, 40, 54, { rx: 6, stroke: room.trim, width: 1.4, opacity: 0.65 }),
    );
  }
  card(d, 216, 166, 68, -8, 'diamond', 'K');
  card(d, 262, 170, 68, 8, at(suits, Math.floor(choice() * 4)), 'A');
  stack(d, 118, 250, ['red', 'black', 'red', 'black']);
  stack(d, 364, 250, ['violet', 'violet', 'violet']);
};

const dragonTiger: Scene = (d, room, { deal }) => {
  felt(d, room, 'M-30,330C30,130 450,130 510,330', 6);
  d.stroke('M240,178V300', room.trim, 1.4, { opacity: 0.6 });
  for (const [x, ink, angle] of [
    [158, '#c42a3e', -6],
    [322, '#2764c8', 6],
  ] as const) {
    d.ellipse(x, 206, 92, 60, ink, { opacity: 0.4 }).ellipse(x, 206, 92, 60, 'none', {
      stroke: room.trim,
      width: 1.6,
      opacity: 0.8,
    });
    card(d, x, 190, 78, angle, ...deal());
  }
  stack(d, 60, 268, ['gold', 'red', 'gold']);
  stack(d, 420, 268, ['blue', 'blue', 'gold']);
};

const poker: Scene = (d, room, { deal }) => {
  felt(d, room, 'M-40,340C20,120 460,120 520,340', 8);
  d.stroke('M40,330C90,180 390,180 440,330', room.trim, 1.4, { opacity: 0.6 });
  for (let i = 0; i < 5; i++) card(d, 132 + i * 54, 196 + Math.abs(i - 2) * 3, 50, (i - 2) * 3, ...deal());
  stack(d, 152, 262, ['red', 'black', 'red']);
  stack(d, 240, 274, ['gold', 'gold', 'violet', 'gold']);
  stack(d, 328, 262, ['blue', 'blue']);
};

const roulette: Scene = (d, _room, { choice }) => {
  const [x, y] = [240, 232];
  const spin = choice() * 90;
  d.group({ transform: `translate(0 ${(y * 0.42).toFixed(1)}) scale(1 .58)` }, () => {
    d.circle(x, y + 14, 214, '#000', { opacity: 0.5, filter: d.blur(12) });
    d.circle(x, y, 212, d.linear(ramp('#9a5c36', '#4a2413', '#83492a'), [0, 0, 1, 1])).ring(
      x,
      y,
      198,
      '#f3cd7a',
      4,
    );
    const pockets = { '#c4253c': '', '#15171f': '', '#14935a': '' };
    for (let i = 0; i < 37; i++)
      pockets[i === 10 ? '#14935a' : i % 2 ? '#c4253c' : '#15171f'] += sector(
        x,
        y,
        124,
        182,
        (i / 37) * turn,
        ((i + 1) / 37) * turn,
      );
    for (const [fill, path] of Object.entries(pockets)) d.path(path, fill, { stroke: '#f3cd7a', width: 1.4 });
    d.circle(x, y, 122, d.radial(ramp('#c07c44', '#4f2812')));
    for (let i = 0; i < 4; i++)
      d.place({ x, y, turn: i * 90 + 24 + spin }, () =>
        d.rect('#f7dda0', -7, -84, 14, 84, { rx: 7 }).circle(0, -86, 14, '#f0c878'),
      );
    d.circle(x, y, 36, d.radial(ramp('#fff6d8', '#e8b95e', '#8f5c1c'), 0.38, 0.32, 0.8));
    d.circle(366, 176, 13, '#fff');
  });
};

const wheel: Scene = (d, _room, { choice }) => {
  const [x, y] = [240, 190];
  const start = -0.13 + choice() * 0.2;
  d.rays(x, y, 24, 420, '#ffd36b', 0.14);
  d.circle(x, y + 8, 146, '#000', { opacity: 0.45, filter: d.blur(12) }).circle(
    x,
    y,
    144,
    d.linear(ramp('#ffe6a0', '#b8731c'), [0, 0, 1, 1]),
  );
  const fills = ['#e4405f', '#3a74e8', '#f2b93b', '#7c4ddb', '#1fa27a', '#f0883a'];
  let bulbs = '';
  for (let i = 0; i < 24; i++) {
    const from = (i / 24) * turn + start;
    d.path(sector(x, y, 0, 130, from, from + turn / 24), at(fills, i), {
      stroke: '#fff',
      strokeOpacity: 0.5,
      width: 1,
    });
    bulbs += `M${xy(polar(x, y, 137, from))}h0`;
  }
  d.stroke(bulbs, '#fff8d8', 6).circle(x, y, 60, '#1c0d3d', { opacity: 0.25 });
  d.circle(x, y, 44, d.radial([[0, '#fff6d8'], [0.6, '#f0b94a'], [1, '#a5681a']], 0.38, 0.32, 0.8)); // prettier-ignore
  d.path(`M${x},${y - 118}L${x - 14},${y - 156}H${x + 14}Z`, '#fff');
};

const sicBo: Scene = (d, room, { choice }) => {
  felt(d, room, 'M-30,330C40,168 440,168 510,330', 6);
  d.ellipse(240, 236, 132, 34, d.linear(ramp('#f3cd7a', '#8a5a1c'))).ellipse(240, 231, 121, 29, '#2a0f24');
  const white = ['#ffffff', '#dedbe8', '#bfbad0'] as const;
  const faces = [[1, 2, 3], [3, 5, 1], [5, 3, 2], [2, 1, 5]] as const; // prettier-ignore
  const pick = Math.floor(choice() * 4);
  die(d, 188, 186, 0.62, at(faces, pick), white);
  die(d, 292, 188, 0.62, at(faces, pick + 1), white);
  die(d, 240, 136, 0.72, at(faces, pick + 2), white);
  const dome = 'M112,236C112,96 168,42 240,42C312,42 368,96 368,236';
  d.path(dome, '#fff', { opacity: 0.08 })
    .stroke(dome, '#fff', 2, { opacity: 0.6 })
    .stroke('M134,210C136,132 164,86 200,68', '#fff', 5, { opacity: 0.4 });
};

const drop: Scene = (d, _room, { choice }) => {
  d.circle(240, 158, 122, '#fff', { opacity: 0.1 }).ring(240, 158, 122, '#fff', 2.4, { opacity: 0.7 });
  const pairs: readonly (readonly [light: string, dark: string])[] = [['#ff8f7a', '#c4253c'], ['#8fd0ff', '#1f5fd0'], ['#ffe28a', '#e09a1c'], ['#9ff0c0', '#15803f'], ['#d9b8ff', '#6b3bd0'], ['#ffb8d8', '#d0427f']]; // prettier-ignore
  const places = [[196, 206, 34], [262, 216, 36], [306, 166, 31], [172, 148, 30], [236, 146, 37], [292, 104, 28], [208, 88, 29]] as const; // prettier-ignore
  const values = shuffled(
    Array.from({ length: 49 }, (_, i) => i + 1),
    choice,
  );
  places.forEach(([x, y, r], i) => ball(d, x, y, r, ...at(pairs, i), at(values, i)));
  d.stroke('M134,128C150,82 186,54 220,48', '#fff', 6, { opacity: 0.4 }).path(
    'M190,300L212,268H268L290,300Z',
    d.linear(ramp('#f3cd7a', '#8a5a1c')),
  );
};

const stage: Scene = (d, room, { choice }) => {
  d.path('M-10,310V244C120,214 360,214 490,244V310Z', d.linear(ramp(room.felt[0], room.felt[1]))).stroke(
    'M-10,244C120,214 360,214 490,244',
    room.trim,
    4,
  );
  const doors = ['#e4405f', '#f2b93b', '#1fa27a', '#3a74e8'];
  for (let i = 0; i < 4; i++) {
    const x = 74 + i * 86;
    d.rect(room.trim, x, 70, 74, 158, { rx: 10 }).rect(d.linear([[0, at(doors, i)], [1, '#1a1030']]), x + 5, 75, 64, 150, { rx: 7 }); // prettier-ignore
    d.path(star(x + 37, 136, 19), '#fff3c4', { opacity: i === Math.floor(choice() * 4) ? 1 : 0.75 }).circle(
      x + 60,
      156,
      4,
      room.trim,
    );
  }
  for (const x of [60, 180, 300, 420]) d.polygon([[x - 6, -10], [x + 6, -10], [x + 60, 250], [x - 60, 250]], room.lamp, { opacity: 0.12 }); // prettier-ignore
};

const scenes = { baccarat, blackjack, roulette, wheel, dragonTiger, poker, sicBo, drop, stage };
/** Kinds of live table that have a picture. */
export type LiveGame = keyof typeof scenes;
export const liveGames = Object.keys(scenes) as LiveGame[];

const home: Record<LiveGame, RoomName> = {
  baccarat: 'rouge',
  blackjack: 'baize',
  roulette: 'lake',
  wheel: 'violet',
  dragonTiger: 'slate',
  poker: 'teal',
  sicBo: 'plum',
  drop: 'violet',
  stage: 'amber',
};

/** A live table, 480 by 300; without a room it stands in the one the game is known for. */
export function liveSvg(game: LiveGame, seed = 0, room: RoomName = home[game]): string {
  const d = new Atmosphere(480, 300, hash(seed, 7));
  const { wall, lamp } = rooms[room];
  d.background(...wall);
  for (let i = 0; i < 7; i++) {
    d.rect(d.linear([[0, lamp, 0.24], [1, lamp, 0]]), 14 + i * 68, 0, 40, 190); // prettier-ignore
    d.stroke(`M${14 + i * 68},0V190`, lamp, 1.2, { opacity: 0.35 });
  }
  d.glow(240, 40, 230, lamp, 0.55);
  scenes[game](d, rooms[room], chanceOf(seed));
  d.floor(wall[2], 0.58, 0.6);
  return d.toSvg();
}
