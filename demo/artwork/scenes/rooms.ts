/** Colours of a live studio: the room from top to bottom, its lamps, the felt from light to dark, its lines. */
export interface Room {
  readonly wall: readonly [string, string, string];
  readonly lamp: string;
  readonly felt: readonly [string, string];
  readonly trim: string;
}

export const rooms = {
  rouge: {
    wall: ['#2a0b16', '#6e1830', '#16050c'],
    lamp: '#ffce9a',
    felt: ['#a3233f', '#560f22'],
    trim: '#f3cd7a',
  },
  lake: {
    wall: ['#0a1a30', '#15456b', '#061120'],
    lamp: '#ffe0a8',
    felt: ['#1f6a9a', '#0b3252'],
    trim: '#f3cd7a',
  },
  baize: {
    wall: ['#05231b', '#0e5c44', '#03140f'],
    lamp: '#d9ffcf',
    felt: ['#12805c', '#07402e'],
    trim: '#e8d39a',
  },
  violet: {
    wall: ['#1c0d3d', '#5b2a9a', '#10062a'],
    lamp: '#ffd0f0',
    felt: ['#6a3fc0', '#341a70'],
    trim: '#f0c6ff',
  },
  amber: {
    wall: ['#241206', '#7a4216', '#140903'],
    lamp: '#ffe3a8',
    felt: ['#a8641f', '#5a300c'],
    trim: '#ffe0a0',
  },
  slate: {
    wall: ['#11161f', '#3a4658', '#0b0f16'],
    lamp: '#cfe6ff',
    felt: ['#3f5878', '#1c2a40'],
    trim: '#e0c48a',
  },
  teal: {
    wall: ['#04262a', '#0f6468', '#03181b'],
    lamp: '#bff5ea',
    felt: ['#158a86', '#084c4e'],
    trim: '#f0d79a',
  },
  plum: {
    wall: ['#240a2c', '#6d1f63', '#170620'],
    lamp: '#ffc9dc',
    felt: ['#9a2f86', '#4c1244'],
    trim: '#ffd9a8',
  },
} satisfies Record<string, Room>;
export type RoomName = keyof typeof rooms;
export const roomNames = Object.keys(rooms) as RoomName[];
