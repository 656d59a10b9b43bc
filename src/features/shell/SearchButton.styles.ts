import { media } from '#theme/media';
import { textStyle, truncate } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  ...textStyle('sm'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: `calc(${space[1]} * 44)`,
  minInlineSize: 0,
  blockSize: space[10],
  paddingInline: space[3],
  borderRadius: vars.radius.md,
  background: color.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${color.border.default}`,
  color: color.text.muted,
  cursor: 'pointer',
  [media.full]: { inlineSize: `calc(${space[1]} * 52)` },
  [media.forcedColors]: { outline: '1px solid FieldText' },
});

export const words = part({ ...truncate, flex: 1, textAlign: 'start' });

export const key = part({
  ...textStyle('2xs'),
  flex: 'none',
  paddingInline: space[15],
  borderRadius: vars.radius.xs,
  background: color.surface.hover,
  color: color.text.secondary,
  fontFamily: 'inherit',
});
