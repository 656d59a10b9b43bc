import { media } from '#theme/media';
import { textStyle, visuallyHidden } from '#theme/mixins';
import { keyframes, part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;
const line = `1px solid ${color.border.default}`;
const spin = keyframes({ to: { opacity: 0.35 } });
const figures = { fontVariantNumeric: 'tabular-nums lining-nums', letterSpacing: '0.04em' } as const;

/** Scrolls by itself, so that a wide table leaves the page where it is. */
export const scroll = part({
  overflowX: 'auto',
  marginInline: `calc(${vars.card.pad} * -1)`,
});

export const table = part({
  ...textStyle('md'),
  inlineSize: '100%',
  '& th, & td': { borderBlockStart: line, padding: space[3], verticalAlign: 'middle' },
  '& thead th': {
    ...textStyle('sm'),
    borderBlockStart: 0,
    color: color.text.secondary,
    fontWeight: vars.font.weight.semibold,
    textAlign: 'center',
  },
  '& thead th:first-of-type, & tbody th': {
    ...textStyle('sm'),
    color: color.text.secondary,
    fontWeight: vars.font.weight.medium,
    textAlign: 'start',
    inlineSize: steps(24),
    minInlineSize: steps(16),
    paddingInlineStart: vars.card.pad,
  },
  '& tr[data-special] th': { color: color.negative.text, fontWeight: vars.font.weight.semibold },
});

/** Numbers of one rank: side by side in the one table of the north, one below the other in a station's column. */
export const numbers = part({
  ...figures,
  display: 'grid',
  gap: space[2],
  justifyItems: 'center',
  direction: 'ltr',
  gridTemplateColumns: 'repeat(var(--_across, 1), minmax(0, 1fr))',
});

export const number = part({
  ...textStyle('lg', 'display'),
  ...figures,
  fontWeight: vars.font.weight.semibold,
  whiteSpace: 'nowrap',
  '& b': { color: color.highlight.text, fontWeight: 'inherit' },
  '&[data-special]': {
    ...textStyle('4xl', 'display'),
    fontWeight: vars.font.weight.bold,
    color: color.negative.text,
    '& b': { color: 'inherit' },
  },
  '&[data-special][data-column]': textStyle('xl', 'display'),
  '&[data-state="pending"]': { color: color.text.muted },
  '&[data-state="spinning"]': {
    color: color.accent.text,
    animation: `${spin} ${vars.motion.slow} linear infinite alternate`,
    [media.reducedMotion]: { animation: 'none' },
  },
});

export const hidden = part(visuallyHidden);

export const loto = part({
  ...textStyle('sm'),
  ...figures,
  inlineSize: '100%',
  '& th, & td': { borderBlockStart: line, padding: `${space[2]} ${space[1]}`, textAlign: 'start' },
  '& thead th': { ...textStyle('xs'), borderBlockStart: 0, color: color.text.muted, letterSpacing: 0 },
  '& tbody th': { color: color.accent.text, fontWeight: vars.font.weight.semibold },
  '& mark': { background: 'none', color: color.negative.text, fontWeight: vars.font.weight.bold },
});

export const lists = part({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${steps(72)}, 100%), 1fr))`,
});

export const pairRow = part({
  ...textStyle('sm'),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  borderBlockStart: line,
  paddingBlockStart: space[4],
});
