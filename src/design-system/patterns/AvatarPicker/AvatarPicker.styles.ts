import { media } from '#theme/media';
import { focusRing } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({ display: 'flex', flexDirection: 'column', gap: space[15], minInlineSize: 0 });

export const items = part({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${steps(18)}, 1fr))`,
  justifyItems: 'center',
  gap: space[3],
});

export const item = part({
  ...focusRing,
  position: 'relative',
  display: 'block',
  padding: space[1],
  borderRadius: '50%',
  cursor: 'pointer',
  boxShadow: 'inset 0 0 0 2px transparent',
  transition: `box-shadow ${vars.motion.fast}`,
  '&[data-hovered]': { boxShadow: `inset 0 0 0 2px ${color.border.default}` },
  '&[data-selected]': { boxShadow: `inset 0 0 0 2px ${color.accent.line}` },
  '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
  [media.forcedColors]: {
    border: '2px solid transparent',
    '&[data-selected]': { borderColor: 'Highlight' },
  },
});

export const mark = part({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[6],
  blockSize: space[6],
  borderRadius: '50%',
  background: color.accent.solid,
  color: color.text.onAccent,
  border: `2px solid ${color.surface.overlay}`,
});
