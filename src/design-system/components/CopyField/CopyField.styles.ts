import { textStyle, visuallyHidden } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({ position: 'relative', display: 'grid', gap: space[15], minInlineSize: 0 });

export const label = part({
  ...textStyle('sm'),
  fontWeight: vars.font.weight.medium,
  color: color.text.secondary,
});

export const box = part({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.field.height,
  paddingBlock: space[1],
  paddingInline: `calc(${space[1]} * 3.5) ${space[15]}`,
  borderRadius: vars.field.radius,
  background: color.surface.sunken,
  border: `1px solid ${color.border.default}`,
});

export const value = part({
  ...textStyle('md'),
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  userSelect: 'all',
  // Figures and keys run from left to right; a line of words runs as its language does.
  '& > bdi': { unicodeBidi: 'plaintext' },
});

export const message = part({
  ...textStyle('xs'),
  color: color.negative.text,
  // The button shows success itself; this says it.
  '&:not([data-outcome="failed"])': visuallyHidden,
});
