import { media } from '#theme/media';
import type { PartRule } from '#theme/part';
import { vars } from '#theme/vars';

const { chart } = vars.color;

/** Colour and dash of a series, by its `data-series`. Dashes tell lines apart where colours do not. */
export const seriesPaint = {
  '&[data-series="1"]': { '--_paint': chart[1], '--_dash': 'none' },
  '&[data-series="2"]': { '--_paint': chart[2], '--_dash': '6 5' },
  '&[data-series="3"]': { '--_paint': chart[3], '--_dash': '2 4' },
  '&[data-series="4"]': { '--_paint': chart[4], '--_dash': '10 4 2 4' },
  '&[data-series="5"]': { '--_paint': chart[5], '--_dash': '12 5' },
  '&[data-series="6"]': { '--_paint': chart[6], '--_dash': '1 5' },
  [media.forcedColors]: { '&[data-series]': { '--_paint': 'CanvasText' } },
} satisfies PartRule;
