import { textStyle, visuallyHidden } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  paddingBlockStart: space[1],
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  '& > *': { inlineSize: '100%' },
});

export const text = part({ ...textStyle('md'), color: color.text.secondary });

export const picture = part({
  position: 'relative',
  aspectRatio: 'var(--_ratio)',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  background: color.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${color.border.default}`,
  userSelect: 'none',
});

export const image = part({ display: 'block', inlineSize: '100%', blockSize: '100%' });

/** Where the answer counts from is the picture's left edge, whatever the language. */
export const piece = part({
  position: 'absolute',
  insetBlockStart: 'var(--_top)',
  insetInlineStart: 'var(--_x)',
  inlineSize: 'var(--_piece)',
  filter: `drop-shadow(0 1px ${space['05']} ${color.surface.media})`,
  pointerEvents: 'none',
});

export const waiting = part({
  aspectRatio: '2 / 1',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
});

export const controls = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[4],
});

export const passed = part({
  ...textStyle('lg'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  paddingBlock: space[10],
  color: color.positive.text,
  fontWeight: vars.font.weight.semibold,
});

/** Pixels of the picture mean nothing to anybody; the thumb still says them to assistive technology. */
export const slider = part({ minInlineSize: 0, '& output': visuallyHidden });
