import { media } from '#theme/media';
import { tabularNumbers, textStyle } from '#theme/mixins';
import { keyframes, part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;
const pass = keyframes({ from: { insetInlineStart: '-30%' }, to: { insetInlineStart: '100%' } });

export const root = part({
  ...textStyle('sm'),
  display: 'grid',
  gap: space[15],
  minInlineSize: 0,
  '--_fill': color.accent.line,
  '&[data-tone="success"]': { '--_fill': color.positive.line },
  '&[data-tone="warning"]': { '--_fill': color.warning.line },
  '&[data-tone="danger"]': { '--_fill': color.negative.line },
  '&[data-tone="highlight"]': { '--_fill': vars.brand.horizon },
});

export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  color: color.text.secondary,
});

/** Words beside figures, more often than not: it runs as its language does. */
export const caption = part({
  ...tabularNumbers,
  direction: 'inherit',
  whiteSpace: 'normal',
  color: color.text.muted,
});

export const bar = part({
  position: 'relative',
  overflow: 'hidden',
  blockSize: space[15],
  borderRadius: space[15],
  background: color.surface.hover,
  [media.forcedColors]: { outline: '1px solid CanvasText' },
});

export const fill = part({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 'var(--_value)',
  borderRadius: 'inherit',
  background: 'var(--_fill)',
  transition: `inline-size ${vars.motion.base} ${vars.ease.standard}`,
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '&:is([data-indeterminate] > *)': { animation: `${pass} calc(${vars.motion.slow} * 4) linear infinite` },
  [media.reducedMotion]: {
    '&:is([data-indeterminate] > *)': { animationName: 'none', inlineSize: '100%', opacity: 0.5 },
  },
  [media.forcedColors]: { background: 'Highlight' },
});
