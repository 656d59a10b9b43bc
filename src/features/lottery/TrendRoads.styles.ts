import { media } from '#theme/media';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { ball } = vars.color;

export const scroll = part({
  overflow: 'auto',
  maxBlockSize: steps(60),
});
export const road = part({
  display: 'flex',
  gap: vars.space[1],
  direction: 'ltr',
  inlineSize: 'max-content',
});
export const column = part({ display: 'grid', alignContent: 'start', gap: vars.space[1] });

export const bead = part({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: steps(6),
  blockSize: steps(6),
  borderRadius: '50%',
  // The size of a bead is fixed, so the size of its letter does not follow the script.
  fontSize: vars.font.size.xs,
  lineHeight: 1,
  fontWeight: vars.font.weight.semibold,
  '&[data-side="first"]': { backgroundColor: ball.red, color: ball.redNumeral },
  '&[data-side="second"]': { backgroundColor: ball.blue, color: ball.blueNumeral },
  '&[data-side="tie"]': { backgroundColor: ball.green, color: ball.greenNumeral },
  [media.forcedColors]: { border: '1px solid CanvasText', color: 'CanvasText' },
});
