/** A low symbol: an outline, the facet that catches the light, and its three tones. */
export interface Jewel {
  outline: string;
  facet: string;
  light: string;
  middle: string;
  deep: string;
}

/** The five jewels that all games share, each in its own colour and shape so that neither has to be told alone. */
export const jewels = {
  club: {
    outline:
      'M60,19a19,19 0 0 1 15.500,30a19,19 0 1 1 -8.500,27l6,22h-26l6,-22a19,19 0 1 1 -8.500,-27a19,19 0 0 1 15.500,-30Z',
    facet: 'M60,19a19,19 0 0 1 15.500,30L60,62L44.500,49a19,19 0 0 1 15.500,-30Z',
    light: '#a8ffd6',
    middle: '#23c584',
    deep: '#075a3f',
  },
  diamond: {
    outline: 'M60,14L98,60L60,106L22,60Z',
    facet: 'M60,14L98,60L60,72L22,60Z',
    light: '#ffe2a6',
    middle: '#ff9d3c',
    deep: '#963a0c',
  },
  heart: {
    outline: 'M60,104C14,70 10,26 42,23C52,22 58,29 60,36C62,29 68,22 78,23C110,26 106,70 60,104Z',
    facet: 'M60,36C58,29 52,22 42,23C24,25 18,41 22,58L60,66Z',
    light: '#ffc0cf',
    middle: '#f2456b',
    deep: '#80102f',
  },
  spade: {
    outline:
      'M60,15C74,34 101,48 101,69C101,88 78,94 67,79L73,102H47L53,79C42,94 19,88 19,69C19,48 46,34 60,15Z',
    facet: 'M60,15C46,34 19,48 19,69L60,62Z',
    light: '#c2dcff',
    middle: '#4f86f7',
    deep: '#16307f',
  },
  star: {
    outline:
      'M60,13L73.500,44.500L107.500,47.500L81.800,70L89.500,103.500L60,86L30.500,103.500L38.200,70L12.500,47.500L46.500,44.500Z',
    facet: 'M60,13L73.500,44.500L60,60L46.500,44.500Z',
    light: '#ecd0ff',
    middle: '#a566f0',
    deep: '#471b8f',
  },
} as const satisfies Record<string, Jewel>;
