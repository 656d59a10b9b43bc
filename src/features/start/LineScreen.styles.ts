import { media } from '#theme/media';
import { tabularNumbers, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  display: 'grid',
  justifyItems: 'center',
  gap: space[6],
  inlineSize: '100%',
  maxInlineSize: `calc(${space[1]} * 160)`,
  '& > *': { minInlineSize: 0 },
});

export const head = part({ textAlign: 'center' });

export const title = part({ ...textStyle('3xl', 'display'), overflowWrap: 'break-word' });

export const text = part({
  ...textStyle('md'),
  marginBlockStart: space[2],
  color: color.text.secondary,
  textWrap: 'pretty',
});

export const list = part({
  display: 'grid',
  gap: space[2],
  inlineSize: '100%',
});

/** The second column is there for every line, so that the bars compare. */
export const row = part({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) calc(${space[1]} * 26)`,
  alignItems: 'center',
  gap: space[4],
  padding: space[4],
  borderRadius: vars.radius.lg,
  background: color.surface.raised,
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  '&[data-current]': { boxShadow: `inset 0 0 0 2px ${color.accent.line}` },
});

export const fact = part({ display: 'grid', gap: space[15], minInlineSize: 0 });

export const measure = part({
  ...textStyle('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  minBlockSize: space[5],
  color: color.text.muted,
});

export const grade = part({
  fontWeight: vars.font.weight.semibold,
  '&[data-grade="fast"]': { color: color.positive.text },
  '&[data-grade="fair"]': { color: color.info.text },
  '&[data-grade="slow"]': { color: color.warning.text },
  '&[data-grade="unreachable"]': { color: color.negative.text },
});

export const speed = part(tabularNumbers);

export const bar = part({
  blockSize: space[1],
  borderRadius: vars.radius.pill,
  background: color.surface.hover,
  overflow: 'hidden',
  '--_fill': color.positive.line,
  '&[data-grade="fair"]': { '--_fill': color.info.line },
  '&[data-grade="slow"]': { '--_fill': color.warning.line },
  [media.forcedColors]: { display: 'none' },
});

export const fill = part({
  display: 'block',
  blockSize: '100%',
  inlineSize: 'calc(100% * var(--_share))',
  borderRadius: 'inherit',
  background: 'var(--_fill)',
  transitionProperty: 'inline-size',
  transitionDuration: vars.motion.base,
});
