import { media } from '#theme/media';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

/** Takes no room while it says nothing. */
export const status = part({ '&:empty': { position: 'absolute' } });

export const card = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
  minInlineSize: 0,
});

export const glyph = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: steps(18),
  blockSize: steps(18),
  borderRadius: vars.radius.md,
  color: color.accent.text,
  background: color.accent.soft,
  '&[data-quiet]': { color: color.text.muted, background: color.surface.pressed },
  [media.forcedColors]: { border: '1px solid' },
});

export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: vars.touch.min,
});

export const done = part({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[3]}` });
