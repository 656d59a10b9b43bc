/** What lies behind a subject: drawings of `drawings/grounds`. */
// prettier-ignore
export const groundNames = [
  'arches', 'bokeh', 'clouds', 'curtains', 'dunes', 'halo', 'hexes', 'lattice', 'leaves', 'mandala',
  'medallion', 'peaks', 'petals', 'rays', 'rings', 'scales', 'shafts', 'skylight', 'stars', 'waves',
] as const;
export type GroundName = (typeof groundNames)[number];

/** What fills the frame, so that neighbours in a wall differ in outline. */
export type Silhouette = 'face' | 'creature' | 'object' | 'scene' | 'pattern' | 'table' | 'food';

/** How a picture is varied: its subject alone, the whole of it, or the whole but never mirrored, for it has numerals. */
export type Freedom = 'subject' | 'whole' | 'unmirrored';

/** One picture idea, drawn in `drawings/covers`. */
export interface Motif {
  readonly silhouette: Silhouette;
  /** The hues at which body and trim are drawn. */
  readonly hues: Readonly<Record<'body' | 'trim', number>>;
  readonly freedom: Freedom;
  /** Grounds that suit the subject besides its own backdrop; scenes that are all backdrop have none. */
  readonly grounds: readonly GroundName[];
  /** Whether the picture lives by darkness, as fireworks do, and takes night palettes only. */
  readonly isNocturnal: boolean;
}

const motif = (
  silhouette: Silhouette,
  freedom: Freedom,
  body: number,
  trim: number,
  grounds = '',
): Motif => ({
  silhouette,
  freedom,
  hues: { body, trim },
  grounds: grounds.split(' ').filter((name): name is GroundName => name !== ''),
  isNocturnal: false,
});
const nocturnal = (...parts: Parameters<typeof motif>): Motif => ({ ...motif(...parts), isNocturnal: true });

/** Every motif by the name of its drawing. */
export const motifs = {
  arena: motif('object', 'subject', 280, 5, 'hexes rays halo stars'),
  baccarat: motif('table', 'unmirrored', 85, 260, 'curtains rays lattice bokeh'),
  balloon: motif('object', 'subject', 20, 75, 'clouds rays peaks stars halo dunes'),
  bear: motif('creature', 'whole', 50, 30, 'peaks stars halo leaves petals skylight'),
  beetle: motif('creature', 'subject', 200, 80, 'rays dunes medallion arches lattice scales mandala'),
  bell: motif('object', 'subject', 80, 20, 'rays halo bokeh lattice stars arches mandala'),
  berries: motif('food', 'subject', 295, 140, 'rays halo leaves bokeh rings lattice medallion'),
  blackjack: motif('table', 'unmirrored', 15, 285, 'curtains rays lattice bokeh'),
  book: motif('object', 'subject', 20, 80, 'stars rays arches medallion halo skylight lattice'),
  bull: motif('face', 'subject', 42, 85, 'rays peaks halo dunes medallion lattice'),
  butterfly: motif('creature', 'subject', 275, 60, 'stars leaves halo bokeh petals rays medallion mandala'),
  candy: motif('food', 'subject', 350, 200, 'rays bokeh lattice scales clouds petals'),
  castle: motif('scene', 'whole', 285, 20, 'stars clouds skylight peaks halo'),
  cat: motif('creature', 'subject', 285, 80, 'stars clouds halo skylight bokeh medallion'),
  cherries: motif('food', 'subject', 18, 140, 'rays halo bokeh lattice hexes rings scales'),
  chest: motif('object', 'subject', 55, 85, 'rays waves bokeh halo shafts lattice dunes'),
  citrus: motif('food', 'whole', 65, 20, 'rays bokeh lattice petals scales'),
  clockwork: motif('object', 'unmirrored', 72, 235, 'rays halo lattice rings'),
  clover: motif('object', 'subject', 145, 80, 'rays bokeh lattice halo rings medallion'),
  comet: nocturnal('scene', 'whole', 275, 55, 'stars bokeh peaks rings'),
  compass: motif('object', 'subject', 75, 20, 'waves lattice rings stars halo scales rays'),
  crown: motif('object', 'subject', 80, 15, 'rays curtains halo medallion lattice arches mandala'),
  dice: nocturnal('table', 'unmirrored', 85, 10, 'curtains rays lattice halo rings'),
  diver: motif('object', 'subject', 60, 200, 'shafts bokeh scales rings lattice'),
  drum: nocturnal('object', 'unmirrored', 85, 285, 'rays stars curtains lattice halo'),
  elephant: motif('face', 'subject', 285, 75, 'mandala arches rays medallion scales halo'),
  fan: motif('table', 'unmirrored', 230, 85, 'rays lattice curtains halo bokeh medallion'),
  fireworks: nocturnal('scene', 'whole', 20, 200),
  fox: motif('face', 'subject', 45, 85, 'rays halo lattice leaves peaks medallion arches'),
  frog: motif('creature', 'subject', 135, 350, 'leaves bokeh rings halo petals shafts'),
  gate: motif('pattern', 'whole', 170, 30),
  gem: motif('object', 'subject', 245, 350, 'rays stars hexes lattice bokeh medallion mandala'),
  harbor: motif('scene', 'whole', 350, 210),
  hatch: motif('object', 'subject', 175, 55, 'rays peaks halo leaves scales medallion dunes'),
  honey: motif('pattern', 'whole', 75, 80),
  hourglass: motif('object', 'subject', 75, 45, 'stars dunes medallion rays rings arches bokeh'),
  jellyfish: motif('creature', 'subject', 335, 220, 'shafts bokeh rings scales'),
  key: motif('object', 'subject', 80, 200, 'medallion arches lattice rays stars mandala hexes'),
  koi: motif('creature', 'whole', 32, 72),
  lantern: motif('object', 'whole', 50, 50, 'stars bokeh clouds'),
  lighthouse: motif('object', 'whole', 20, 85, 'stars clouds skylight rays'),
  longship: motif('object', 'whole', 60, 20, 'skylight stars clouds rays halo'),
  lotus: motif('object', 'whole', 355, 160, 'stars halo bokeh rings clouds'),
  mahjong: motif('pattern', 'unmirrored', 165, 25, 'rays lattice scales bokeh clouds'),
  mask: motif('face', 'subject', 325, 82, 'curtains rays bokeh halo lattice mandala medallion'),
  mesa: motif('scene', 'whole', 40, 150),
  mines: nocturnal('pattern', 'unmirrored', 295, 180, 'stars bokeh rays'),
  mushroom: motif('scene', 'whole', 190, 320, 'stars bokeh leaves shafts skylight'),
  octopus: motif('creature', 'subject', 20, 60, 'shafts bokeh rings scales lattice'),
  orb: motif('object', 'subject', 230, 75, 'curtains stars halo rings medallion bokeh mandala'),
  orbit: motif('object', 'subject', 345, 210, 'stars rings bokeh skylight hexes'),
  owl: motif('creature', 'subject', 275, 78, 'stars halo leaves peaks arches mandala skylight'),
  pagoda: motif('scene', 'whole', 20, 85, 'clouds halo peaks stars petals skylight'),
  panda: motif('face', 'subject', 140, 15, 'halo lattice bokeh leaves scales petals'),
  peacock: motif('pattern', 'whole', 170, 258, 'rays stars lattice curtains rings arches'),
  pearl: motif('object', 'subject', 335, 260, 'shafts waves scales bokeh rings halo rays'),
  phoenix: motif('creature', 'subject', 40, 85, 'rays halo clouds peaks mandala skylight medallion'),
  pins: nocturnal('pattern', 'unmirrored', 30, 80, 'stars bokeh rays hexes'),
  pitch: motif('object', 'whole', 150, 235),
  potion: motif('object', 'subject', 320, 75, 'stars rings hexes bokeh medallion arches lattice'),
  pyramid: motif('scene', 'whole', 65, 20),
  rabbit: motif('creature', 'whole', 285, 0),
  reef: motif('creature', 'whole', 40, 340),
  rocket: motif('object', 'subject', 25, 235, 'stars rays bokeh rings peaks hexes'),
  rose: motif('object', 'subject', 12, 150, 'arches lattice halo curtains medallion petals mandala'),
  roulette: motif('table', 'subject', 50, 85, 'rays lattice curtains rings'),
  seahorse: motif('creature', 'subject', 300, 75, 'shafts bokeh rings medallion lattice halo'),
  serpent: motif('creature', 'subject', 162, 82, 'clouds halo rings peaks lattice waves'),
  shields: motif('pattern', 'whole', 20, 245),
  shoal: motif('pattern', 'whole', 75, 55, 'shafts bokeh rings'),
  shrine: motif('scene', 'whole', 28, 0),
  stag: motif('creature', 'whole', 245, 230),
  sun: motif('face', 'subject', 75, 265, 'stars clouds lattice rings waves dunes scales'),
  sundae: motif('food', 'subject', 0, 55, 'bokeh lattice rays scales clouds halo'),
  swan: motif('scene', 'whole', 300, 50, 'stars halo bokeh petals peaks skylight rings'),
  temple: motif('scene', 'whole', 80, 150, 'rays clouds halo skylight stars arches'),
  tide: motif('pattern', 'whole', 235, 85),
  tiger: motif('face', 'subject', 62, 20, 'rays leaves halo lattice clouds scales mandala'),
  train: motif('object', 'whole', 25, 80, 'peaks rays clouds stars halo dunes'),
  tree: motif('scene', 'whole', 350, 75, 'stars halo clouds peaks skylight petals rings'),
  turtle: motif('creature', 'subject', 150, 85, 'rings shafts scales bokeh mandala'),
  volcano: nocturnal('scene', 'whole', 40, 40),
  whale: motif('scene', 'whole', 245, 30),
  wheel: motif('pattern', 'subject', 285, 80, 'rays curtains stars bokeh hexes'),
  windmill: motif('scene', 'whole', 30, 350, 'clouds rays halo stars petals'),
  wolf: motif('creature', 'whole', 265, 60),
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
