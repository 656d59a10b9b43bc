import { media } from '#theme/media';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { ball, surface, text } = vars.color;

export const root = part({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: 'repeat(var(--_rows), 1fr)',
  gridTemplateColumns: 'repeat(var(--_columns), 1fr)',
  gap: '2px',
  blockSize: '100%',
  alignItems: 'center',
  padding: vars.space[15],
  borderRadius: vars.radius.md,
  background: surface.media,
  direction: 'ltr',
  [media.forcedColors]: { border: '1px solid CanvasText' },
});

export const bead = part({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  inlineSize: `min(100%, ${vars.space[5]})`,
  justifySelf: 'center',
  borderRadius: '50%',
  // The size of a bead is fixed, so the size of its letter does not follow the script.
  fontSize: vars.font.size['2xs'],
  lineHeight: 1,
  fontWeight: vars.font.weight.bold,
  '&[data-winner="player"], &[data-winner="tiger"], &[data-tone="blue"]': {
    background: ball.blue,
    color: ball.blueNumeral,
  },
  '&[data-winner="banker"], &[data-winner="dragon"], &[data-tone="red"]': {
    background: ball.red,
    color: ball.redNumeral,
  },
  '&[data-winner="tie"], &[data-winner="draw"], &[data-tone="green"]': {
    background: ball.green,
    color: ball.greenNumeral,
  },
  '&[data-tone="black"]': { background: 'transparent', color: text.onMedia, boxShadow: 'inset 0 0 0 1px' },
  [media.forcedColors]: { color: 'CanvasText', border: '1px solid' },
});
