import { media } from '#theme/media';
import { tabularNumbers, textStyle, visuallyHidden } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  position: 'relative',
  blockSize: steps(40),
  marginBlockEnd: space[6],
  [media.desktop]: { blockSize: steps(50) },
});

const drawing = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
} as const;
export const line = part(drawing);
export const done = part({
  ...drawing,
  clipPath: 'inset(-10% calc(100% - var(--_done)) -10% 0)',
  transition: `clip-path ${vars.motion.slow} ${vars.ease.standard}`,
  [media.reducedMotion]: { transition: 'none' },
});
const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round' } as const;
export const ahead = part({
  ...stroke,
  stroke: color.border.strong,
  strokeWidth: '2',
  strokeDasharray: '2 7',
});
export const walked = part({ ...stroke, strokeWidth: '4' });
export const from = part({ stopColor: color.positive.line });
export const to = part({ stopColor: color.accent.line });

export const levels = part({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
});
export const level = part({
  position: 'relative',
  '--_dot': space[3],
  '--_fill': color.surface.raised,
  '--_edge': color.border.strong,
  '&[data-state="reached"]': { '--_fill': color.accent.line, '--_edge': color.accent.line },
  '&[data-state="current"]': {
    '--_dot': space[8],
    '--_fill': color.highlight.solid,
    '--_edge': color.highlight.solid,
  },
});
export const dot = part({
  position: 'absolute',
  insetBlockStart: 'calc(var(--_y) - var(--_dot) / 2)',
  insetInlineStart: 'calc(50% - var(--_dot) / 2)',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'var(--_dot)',
  blockSize: 'var(--_dot)',
  border: '2px solid var(--_edge)',
  borderRadius: '50%',
  background: 'var(--_fill)',
  color: color.text.onHighlight,
  [media.forcedColors]: { '&:is([data-state="current"] > *)': { borderColor: 'Highlight' } },
});
export const number = part({
  ...textStyle('sm'),
  ...tabularNumbers,
  // At the page's own end of its line, too.
  direction: 'inherit',
  position: 'absolute',
  insetBlockStart: `calc(var(--_y) + var(--_dot) / 2 + ${space[1]})`,
  insetInline: `calc(-1 * ${space[4]})`,
  color: color.text.secondary,
  textAlign: 'center',
  // In the middle of its dot, but not beyond the page where a language has a long word for a level.
  '&:is([data-state="current"]:first-of-type > *)': { insetInline: '0 auto', inlineSize: 'max-content' },
  '&:is([data-state="current"]:last-of-type > *)': { insetInline: 'auto 0', inlineSize: 'max-content' },
  '&:is([data-state="current"] > *)': { color: color.text.primary, fontWeight: vars.font.weight.semibold },
});
export const words = part(visuallyHidden);
