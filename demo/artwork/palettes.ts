/** Where a group of colours goes: to hue `h`, with chroma multiplied by `c` and lightness raised by `l`. */
export interface Shift {
  readonly h: number;
  readonly c?: number;
  readonly l?: number;
}

/** A colour world for a cover. */
export interface Palette {
  /** Background from top to bottom. */
  readonly sky: readonly [top: string, middle: string, bottom: string];
  /** Light sources, beams and sparks. */
  readonly glow: string;
  /** The thing the cover shows. */
  readonly body: Shift;
  /** What goes with it: companions, metal, jewels. */
  readonly trim: Shift;
  /** Night covers carry most of a wall; vivid and day ones give it rhythm. */
  readonly light: 'night' | 'vivid' | 'day';
  /** The colour a person would name, so that neighbours in a wall differ in it. */
  readonly family: 'red' | 'orange' | 'yellow' | 'green' | 'teal' | 'blue' | 'violet' | 'pink' | 'grey';
}

const shift = (to: number | Shift): Shift => (typeof to === 'number' ? { h: to } : to);
const world =
  (light: Palette['light']) =>
  (
    sky: Palette['sky'],
    glow: string,
    body: number | Shift,
    trim: number | Shift,
    family: Palette['family'],
  ): Palette => ({
    sky,
    glow,
    body: shift(body),
    trim: shift(trim),
    light,
    family,
  });
const night = world('night');
const vivid = world('vivid');
const day = world('day');

export const palettes = {
  ember: night(['#3a0d1c', '#7d1d22', '#1d0710'], '#ff8a2c', 45, 85, 'red'),
  garnet: night(['#2b0616', '#8a1538', '#1c0410'], '#ffb08a', 18, 82, 'red'),
  gilt: night(['#17120a', '#54421b', '#0f0b06'], '#ffd97a', { h: 84, c: 0.85 }, 25, 'yellow'),
  jade: night(['#04231f', '#0c5a4a', '#03201c'], '#ffe9a6', 162, 85, 'green'),
  absinthe: night(['#0d1f0a', '#3c6b1e', '#081506'], '#e6ff9a', 122, 330, 'green'),
  fern: night(['#0b2417', '#1f6a45', '#071a10'], '#ffe08a', 55, 95, 'green'),
  lagoon: night(['#013246', '#067b93', '#01202f'], '#fff0b0', 72, 20, 'teal'),
  verdigris: night(['#062a2e', '#0f6a6c', '#041c20'], '#ffd9a0', { h: 190, c: 0.8 }, 60, 'teal'),
  aurora: night(['#03122b', '#0f4a63', '#04142a'], '#5ff5c8', 172, 300, 'blue'),
  tide: night(['#0a1a3f', '#17538a', '#0b2c4d'], '#ffe7b0', 222, 58, 'blue'),
  sapphire: night(['#061440', '#1746a8', '#050d2c'], '#9fd0ff', { h: 240, l: 0.05 }, 85, 'blue'),
  midnight: night(['#0d1230', '#2a3278', '#0c0f28'], '#f3d48a', 280, 75, 'violet'),
  iris: night(['#1d0b45', '#5a2fc0', '#12072e'], '#c9a6ff', 215, 340, 'violet'),
  opera: night(['#170a2e', '#4a2480', '#12081f'], '#ff9ad2', 12, 85, 'violet'),
  plum: night(['#240a2c', '#7a2270', '#170620'], '#ffb3c8', 325, 85, 'pink'),
  neon: night(['#12062e', '#5b1478', '#ff5d8f'], '#ff9ad2', 205, 345, 'pink'),
  sunset: night(['#2b1248', '#c2486a', '#f39a4f'], '#ffe3a0', { h: 292, l: -0.02 }, 85, 'orange'),
  cocoa: night(['#1d1410', '#5a3a1f', '#150d0a'], '#ffcf7a', { h: 65, c: 0.9 }, 190, 'orange'),
  slate: night(['#131a24', '#3a4b5e', '#0e141c'], '#bfe0ff', { h: 240, c: 0.35, l: 0.06 }, 30, 'grey'),
  storm: night(['#1a2233', '#4a6a86', '#141b29'], '#fff3b0', { h: 95, c: 0.9 }, 250, 'grey'),
  coral: vivid(['#ff7a59', '#ff5470', '#c22a6b'], '#ffd59a', { h: 78, l: 0.04 }, 190, 'red'),
  apricot: vivid(['#ffb057', '#ff8c5a', '#e0567a'], '#fff0c0', { h: 305, l: -0.06 }, 200, 'orange'),
  peony: vivid(['#f2679c', '#d9387c', '#8f1f66'], '#ffd9e6', { h: 82, l: 0.05 }, 165, 'pink'),
  orchid: vivid(['#8a2fb0', '#c65fd0', '#5a1f86'], '#ffd6f5', { h: 190, l: 0.04 }, 90, 'violet'),
  candy: vivid(['#4fc6e6', '#3a8fdc', '#4656c8'], '#e6fbff', 355, 92, 'blue'),
  meadow: vivid(['#35a873', '#6cc27a', '#1f7a5a'], '#fff6b0', 10, 92, 'green'),
  lido: vivid(['#0aa2b8', '#1fc0bd', '#067089'], '#fffbd6', 40, 345, 'teal'),
  rosewater: day(['#ffd3c2', '#ff9aa6', '#b14a78'], '#fff3e0', { h: 8, l: -0.05 }, 300, 'pink'),
  sand: day(
    ['#f6c98a', '#fbe0b4', '#d98f5a'],
    '#fffaea',
    { h: 28, l: -0.08 },
    { h: 205, l: -0.05 },
    'yellow',
  ),
  mint: day(['#8fdcc4', '#cdf3df', '#5bb39c'], '#fffde8', { h: 178, l: -0.1 }, 15, 'green'),
  azure: day(['#3f9fe6', '#9ad6f7', '#e3f4fd'], '#fffbe6', { h: 25, l: -0.03 }, 88, 'blue'),
  lilac: day(['#a79df0', '#dcd0fb', '#f0b9d6'], '#fffaff', { h: 288, l: -0.08 }, 350, 'violet'),
  lemon: day(['#ffc93d', '#ffe58a', '#f79a3a'], '#fffce0', { h: 262, l: -0.02 }, 18, 'yellow'),
  glacier: day(['#5f9acb', '#bcdcf0', '#eaf5fb'], '#ffffff', { h: 250, c: 0.9, l: -0.06 }, 20, 'blue'),
} satisfies Record<string, Palette>;

/** A palette's name; a cover may also ask for `house`, the colours its motif was drawn in. */
export type PaletteName = keyof typeof palettes;
export const paletteNames = Object.keys(palettes) as PaletteName[];
