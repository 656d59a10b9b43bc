import { media } from '#theme/media';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { space } = vars;

export const root = part({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 'var(--_side)',
  blockSize: 'var(--_side)',
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1,
  '--_side': space[5],
  '&[data-size="sm"]': { '--_side': space[4] },
  '&[data-size="lg"]': { '--_side': space[6] },
});

/** Painted in the colour of the text, through the drawing's own shape. */
export const shape = part({
  inlineSize: '100%',
  blockSize: '100%',
  background: 'currentColor',
  maskImage: 'var(--_src)',
  maskSize: 'contain',
  maskPosition: 'center',
  maskRepeat: 'no-repeat',
  [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' },
});

export const probe = part({ display: 'none' });
